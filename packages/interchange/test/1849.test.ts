import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { adapter1849 } from '../src/1849.ts';
import { differences, importGame, parsePeerFile, type TraceLine } from '../src/index.ts';

const GAMES = new URL('../../../../shared/games/1849/', import.meta.url);
const there = existsSync(fileURLToPath(GAMES));
if (!there) console.warn('skipped: ../shared/games/1849 is absent');

const read = (name: string): string => readFileSync(new URL(name, GAMES), 'utf8');

describe.runIf(there)('recorded games of 1849', () => {
  for (const name of ['1849_game_end_bank', 'variants_test'])
    test(`${name} ends as recorded, with the same position after every action`, () => {
      const parsed = parsePeerFile(JSON.parse(read(`${name}.json`)));
      if ('error' in parsed) throw new Error(parsed.error);
      const imported = importGame(adapter1849, parsed.value);
      const trace = gunzipSync(readFileSync(new URL(`${name}.trace.jsonl.gz`, GAMES)))
        .toString('utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as TraceLine);
      for (const [index, line] of imported.trace.entries()) {
        const theirs = trace[index];
        if (!theirs || theirs['final']) break;
        if (line['final']) break;
        const found = differences(line, theirs);
        expect(found, `${String(theirs['i'])} ${String(theirs['type'])} ${String(theirs['entity'])}`).toEqual([]);
      }
      expect(imported.refusal).toBeUndefined();
      expect(imported.result).toEqual(parsed.value.result);
    });
});

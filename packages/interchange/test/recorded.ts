/** Recorded games of ../shared: imported, and compared with their traces line by line. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type Adapter, importGame, parsePeerFile, type PeerFile, type TraceLine } from '../src/index.ts';

const gamesOf = (title: string): URL => new URL(`../../../../shared/games/${title}/`, import.meta.url);

export const recordedNames = (title: string): readonly string[] => {
  const folder = fileURLToPath(gamesOf(title));
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((each) => each.endsWith('.json'))
    .map((each) => each.slice(0, -'.json'.length))
    .sort();
};

export const readRecorded = (title: string, name: string): PeerFile => {
  const parsed = parsePeerFile(JSON.parse(readFileSync(new URL(`${name}.json`, gamesOf(title)), 'utf8')));
  if ('error' in parsed) throw new Error(parsed.error);
  return parsed.value;
};

export const readTrace = (title: string, name: string): readonly TraceLine[] =>
  gunzipSync(readFileSync(new URL(`${name}.trace.jsonl.gz`, gamesOf(title))))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as TraceLine);

/** A line as it stands in a file. */
const written = (line: TraceLine | undefined): unknown => JSON.parse(JSON.stringify(line ?? null)) as unknown;

/** One test per recorded game of a title: every line of the trace is equal in every key, and so is the result. */
export const testWholeTraces = (adapter: Adapter): void => {
  const { title } = adapter;
  const names = recordedNames(title);
  if (names.length === 0) console.warn(`skipped: ../shared/games/${title} is absent`);
  describe.runIf(names.length > 0)(`recorded games of ${title}`, () => {
    test.each(names)('%s ends as recorded, with every line of the trace', { timeout: 240_000 }, (name) => {
      const file = readRecorded(title, name);
      const imported = importGame(adapter, file, { trace: true });
      expect(imported.refusal).toBeUndefined();
      const recorded = readTrace(title, name);
      expect(imported.trace.length).toBe(recorded.length);
      for (const [index, theirs] of recorded.entries()) {
        const ours = written(imported.trace[index]);
        // Said only where it differs: a line is long.
        if (!isDeepStrictEqual(ours, theirs)) expect(ours, `line ${index}`).toEqual(theirs);
      }
      if (file.status !== 'finished') return;
      expect(imported.result).toEqual(file.result);
      expect(imported.reason).toBe(file['game_end_reason']);
    });
  });
};

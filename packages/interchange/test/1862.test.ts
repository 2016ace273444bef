import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { adapter1862 } from '../src/1862.ts';
import {
  differences,
  exportGame,
  flatActions,
  hasEffect,
  importGame,
  type PeerAction,
  parsePeerFile,
  type TraceLine,
} from '../src/index.ts';

const GAMES = new URL('../../../../shared/games/1862/', import.meta.url);
const there = existsSync(fileURLToPath(GAMES));
if (!there) console.warn('skipped: ../shared/games/1862 is absent');

const readGame = (name: string) => {
  const parsed = parsePeerFile(JSON.parse(readFileSync(new URL(`${name}.json`, GAMES), 'utf8')));
  if ('error' in parsed) throw new Error(parsed.error);
  return parsed.value;
};

const readTrace = (name: string): readonly TraceLine[] =>
  gunzipSync(readFileSync(new URL(`${name}.trace.jsonl.gz`, GAMES)))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as TraceLine);

const tilesOf = (line: TraceLine): string => JSON.stringify(line['tiles'] ?? {});

/** What an action says, without the slot and the copy of a tile, which that system chooses itself. */
const said = (action: PeerAction | undefined): unknown =>
  action && [
    action.type,
    action.entity,
    ...[
      'corporation',
      'price',
      'hex',
      'rotation',
      'kind',
      'train',
      'variant',
      'choice',
      'shares',
      'percent',
      'share_price',
    ].map((key) => action[key] ?? null),
  ];

describe.runIf(there)('recorded games of 1862', () => {
  for (const name of ['1862_game_end_bank', '1862_game_end_stock_market']) {
    test(`${name} ends as recorded, with the same position after every action`, { timeout: 60_000 }, () => {
      const file = readGame(name);
      const imported = importGame(adapter1862, file);
      const recorded = readTrace(name);
      expect(imported.refusal).toBeUndefined();
      expect(imported.trace.length).toBe(recorded.length);
      for (const [index, theirs] of recorded.entries()) {
        const ours = imported.trace[index];
        if (!ours || theirs['final']) continue;
        const where = `${String(theirs['i'])} ${String(theirs['type'])} ${String(theirs['entity'])}`;
        expect(differences(ours, theirs), where).toEqual([]);
        expect(tilesOf(ours), where).toBe(tilesOf(theirs));
      }
      expect(imported.result).toEqual(file.result);
      expect(imported.reason).toBe(file['game_end_reason']);
    });

    test(`${name}, told again, is the list of recorded actions`, { timeout: 60_000 }, () => {
      const file = readGame(name);
      const told = exportGame(adapter1862, importGame(adapter1862, file).game);
      if ('error' in told) throw new Error(told.error);
      const recorded = flatActions(file).filter(hasEffect);
      for (const [index, action] of recorded.entries())
        expect(said(told.value.actions[index]), String(index)).toEqual(said(action));
      expect(told.value.actions.length).toBe(recorded.length);
    });
  }
});

import { describe, expect, test } from 'vitest';
import { adapter1849 } from '../src/1849.ts';
import {
  askedDifferences,
  differences,
  exportGame,
  flatActions,
  hasEffect,
  importGame,
  type PeerAction,
  type TraceLine,
} from '../src/index.ts';
import { readRecorded, readTrace, recordedNames } from './recorded.ts';

const there = recordedNames('1849').length > 0;
if (!there) console.warn('skipped: ../shared/games/1849 is absent');

const readGame = (name: string) => readRecorded('1849', name);
const traceOf = (name: string) => readTrace('1849', name);

const marksOf = (line: TraceLine): string => JSON.stringify([line['tiles'] ?? {}, line['marks'] ?? {}]);

/** What an action says, without the slot and the copy of a tile, which that system chooses itself. */
const said = (action: PeerAction | undefined): unknown =>
  action && [
    action.type,
    action.entity,
    ...['company', 'price', 'hex', 'rotation', 'kind', 'train', 'choice', 'shares', 'percent', 'target'].map(
      (key) => action[key] ?? null,
    ),
  ];

describe.runIf(there)('recorded games of 1849', () => {
  for (const name of ['1849_game_end_bank', 'variants_test']) {
    test(`${name} ends as recorded, with the same position after every action`, () => {
      const file = readGame(name);
      const imported = importGame(adapter1849, file, { trace: 'short' });
      const recorded = traceOf(name);
      expect(imported.refusal).toBeUndefined();
      expect(imported.trace.length).toBe(recorded.length);
      for (const [index, theirs] of recorded.entries()) {
        const ours = imported.trace[index];
        if (!ours || theirs['final']) continue;
        const where = `${String(theirs['i'])} ${String(theirs['type'])} ${String(theirs['entity'])}`;
        expect(differences(ours, theirs), where).toEqual([]);
        // In an auction the index stays there; a teleport is offered in the tile step.
        const except = ['order_index', ...(theirs['step'] === 'SMSTeleport' ? ['step'] : [])];
        expect(askedDifferences(ours, theirs, { except }), where).toEqual([]);
        expect(marksOf(ours), where).toBe(marksOf(theirs));
      }
      expect(imported.result).toEqual(file.result);
      expect(imported.reason).toBe(file['game_end_reason']);
    });

    test(`${name}, told again, is the list of recorded actions`, () => {
      const file = readGame(name);
      const told = exportGame(adapter1849, importGame(adapter1849, file).game);
      if ('error' in told) throw new Error(told.error);
      const recorded = flatActions(file).filter(hasEffect);
      for (const [index, action] of recorded.entries()) expect(said(told.value.actions[index])).toEqual(said(action));
      expect(told.value.actions.length).toBe(recorded.length);
    });
  }
});

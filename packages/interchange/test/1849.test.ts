import { describe, expect, test } from 'vitest';
import { adapter1849 } from '../src/1849.ts';
import { exportGame, flatActions, hasEffect, importGame, type PeerAction, type TraceLine } from '../src/index.ts';
import { readRecorded, readTrace, recordedNames } from './recorded.ts';

const there = recordedNames('1849').length > 0;
if (!there) console.warn('skipped: ../shared/games/1849 is absent');

const readGame = (name: string) => readRecorded('1849', name);
const traceOf = (name: string) => readTrace('1849', name);

/** A line as it stands in a file; in which order that system lists what may be done says nothing. */
const written = (line: TraceLine): unknown => {
  const { can, ...rest } = JSON.parse(JSON.stringify(line)) as TraceLine;
  return { ...rest, can: Array.isArray(can) ? [...(can as string[])].sort() : can };
};

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
    test(`${name} ends as recorded, with every line of the trace`, () => {
      const file = readGame(name);
      const imported = importGame(adapter1849, file, { trace: true });
      const recorded = traceOf(name);
      expect(imported.refusal).toBeUndefined();
      expect(imported.trace.length).toBe(recorded.length);
      for (const [index, theirs] of recorded.entries())
        expect(written(imported.trace[index] ?? {}), `line ${index}`).toEqual(written(theirs));
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

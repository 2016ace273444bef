import { describe, expect, test } from 'vitest';
import { adapter1849 } from '../src/1849/index.ts';
import { exportGame, flatActions, hasEffect, importGame, type PeerAction } from '../src/index.ts';
import { readRecorded, recordedNames, testWholeTraces } from './recorded.ts';

const there = recordedNames('1849').length > 0;

const readGame = (name: string) => readRecorded('1849', name);

/** What an action says, without the slot and the copy of a tile, which that system chooses itself. */
const said = (action: PeerAction | undefined): unknown =>
  action && [
    action.type,
    action.entity,
    ...['company', 'price', 'hex', 'rotation', 'kind', 'train', 'choice', 'shares', 'percent', 'target'].map(
      (key) => action[key] ?? null,
    ),
  ];

testWholeTraces(adapter1849);

describe.runIf(there)('recorded games of 1849, told again', () => {
  for (const name of ['1849_game_end_bank', 'variants_test']) {
    test(`${name} is the list of recorded actions`, () => {
      const file = readGame(name);
      const told = exportGame(adapter1849, importGame(adapter1849, file).game);
      if ('error' in told) throw new Error(told.error);
      const recorded = flatActions(file).filter(hasEffect);
      for (const [index, action] of recorded.entries()) expect(said(told.value.actions[index])).toEqual(said(action));
      expect(told.value.actions.length).toBe(recorded.length);
    });
  }
});

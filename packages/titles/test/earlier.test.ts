/** Positions stored by an earlier version name steps and proposals as they were called then; games go on from them all the same. */
import { type Frame, type State, stepNameOf, upToDate } from '@roundhouse/engine';
import { loadTitle, titleIds } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { entryOf } from '../src/registry.ts';
import { walk } from './support/index.ts';

const ACTIONS = 150;

const positionsOf = async (title: string): Promise<readonly State[]> => {
  await loadTitle(title);
  const states: State[] = [];
  const players = entryOf(title).players[0] ?? 3;
  walk({ title, players, seed: 7, limit: ACTIONS, after: (state) => void states.push(state) });
  return states;
};

const written = (frame: object): Frame => frame as Frame;

test.each(titleIds)('%s: steps under their former names', async (id) => {
  const { formerSteps = {}, steps } = await loadTitle(id);
  const formerOf = new Map(Object.entries(formerSteps).map(([former, now]) => [now, former]));
  expect(Object.keys(formerSteps).filter((former) => former in steps)).toEqual([]);
  expect(Object.values(formerSteps).filter((now) => !(now in steps))).toEqual([]);
  for (const state of await positionsOf(id)) {
    expect(upToDate(state)).toBe(state);
    const [lost] = Object.keys(state.rules.rulings);
    const { [lost ?? '']: _, ...rulings } = state.rules.rulings;
    const stored = {
      ...state,
      agenda: state.agenda.map((frame) =>
        written({ ...frame, step: formerOf.get(stepNameOf(frame)) ?? stepNameOf(frame) }),
      ),
      rules: { ...state.rules, rulings },
    };
    expect(upToDate(stored)).toEqual(state);
  }
});

test.each([
  [
    '18CZ',
    { proposal: 'trainTrade', args: { name: '2a', from: 'BY' } },
    { proposal: 'buyTrain', args: { train: '2a', from: 'BY' } },
  ],
  ['18CZ', { proposal: 'localTrade', args: { private: 'BY' } }, { proposal: 'buyPrivate', args: { private: 'BY' } }],
  ['1862', { proposal: 'sellTrain', args: {} }, { proposal: 'buyTrain', args: {} }],
])('%s: the proposal %o', async (id, stored, read) => {
  const [state] = await positionsOf(id);
  const agenda = [written({ step: 'consent', ...stored })];
  expect(upToDate({ ...state!, agenda }).agenda).toEqual([{ step: 'consent', ...read }]);
});

test('1862: the stage of a turn', async () => {
  const [state] = await positionsOf('1862');
  const agenda = [written({ step: 'turn', stage: 'build' })];
  expect(upToDate({ ...state!, agenda }).agenda).toEqual([{ step: 'operatingTurn', stage: 'track' }]);
});

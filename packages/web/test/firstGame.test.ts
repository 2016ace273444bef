/** The prepared first game: it begins with one clear question, and ordinary play wins it in time. */
import { botNamed, loadInsight } from '@roundhouse/bots';
import { apply, decider, isRefusal, options, scoreOf, type State, stepNameOf, topFrame } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { typeOf } from '../src/game/decision/options.ts';
import { sensibleLay, valueOfLay } from '../src/game/decision/sensibleLay.ts';
import { laysIn } from '../src/game/decision/lays.ts';
import { GOAL, LAST_SET, PREPARED, progressOf } from '../src/learn/first/goal.ts';
import { loadLessons, ME } from '../src/learn/intro/game.ts';

const prepared = async (): Promise<State> => (await loadLessons()).at(PREPARED);

test('it begins with the learner, whose company lays its first track; nobody is ahead', async () => {
  const state = await prepared();
  expect(decider(state)).toBe(ME);
  expect(stepNameOf(topFrame(state))).toBe('track');
  expect(options(state).filter((each) => !each.refusal && typeOf(each) === 'layTile')).toHaveLength(1);
  expect(Math.max(...state.seats.map((player) => scoreOf(state, player)))).toBe(scoreOf(state, ME));
  expect(progressOf(state).stand).toBe('going');
});

test('with the moves that the guide proposes it is won in about twenty decisions', async () => {
  await loadInsight('18MEX');
  const plain = botNamed('plain');
  if (!plain) throw new Error('no such bot');
  let state = await prepared();
  let mine = 0;
  while (progressOf(state).stand === 'going') {
    if (decider(state) === ME) mine++;
    const result = apply(state, plain.player(1).choose(state).action);
    if (isRefusal(result)) throw new Error(result.key);
    ({ state } = result);
  }
  expect(progressOf(state).stand).toBe('won');
  expect(state.round.set).toBeLessThan(LAST_SET);
  expect(scoreOf(state, ME)).toBeGreaterThanOrEqual(GOAL);
  expect(mine).toBeGreaterThan(10);
  expect(mine).toBeLessThan(35);
}, 60_000);

test('the tile in the hand first is one that can be laid, and none that can be is better by the same measure', async () => {
  const state = await prepared();
  const [lay] = options(state).filter((each) => each.kind === 'lay' && !each.refusal);
  const hex = lay?.kind === 'lay' ? (lay.hexes?.[0] ?? '') : '';
  const lays = laysIn(state, hex, null);
  const first = sensibleLay(state, lays);
  if (!first) throw new Error('nothing can be laid');
  expect(isRefusal(apply(state, first))).toBe(false);
  const open = lays.flatMap((each) => each.options).filter((each) => !each.refusal);
  expect(Math.max(...open.map(({ action }) => valueOfLay(state, action)))).toBe(valueOfLay(state, first));
});

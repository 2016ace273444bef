/** Differences of positions: whatever two values are, the difference leads from one to the other, through JSON. */
import { assert, jsonValue, property } from 'fast-check';
import { apply, begin, diceOf, isRefusal, newGame, randomAction } from '@roundhouse/engine';
import { loadTitle } from '@roundhouse/titles';
import { expect, it } from 'vitest';
import { type Difference, differenceOf, withDifference } from '../src/games/differences.ts';

const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

it('leads from any value to any other', () => {
  assert(
    property(jsonValue({ maxDepth: 4 }), jsonValue({ maxDepth: 4 }), (one, other) => {
      const [before, after] = [stored(one) as never, stored(other) as never];
      const difference = stored(differenceOf(before, after) ?? null);
      expect(withDifference(before, difference)).toEqual(after);
    }),
    { numRuns: 2000, seed: 18 },
  );
});

it.each(['18MEX', '1817', '1862'])('of decisions in %s: small, and exact', async (title) => {
  await loadTitle(title);
  const game = newGame({
    title,
    seed: 7,
    players: [1, 2, 3, 4].map((id) => ({ id: `@${id}` as const, name: `${id}` })),
  });
  const dice = diceOf(7);
  let { state } = begin(game);
  let [bytes, whole] = [0, 0];
  for (let times = 0; times < 150 && !state.outcome; times++) {
    const result = apply(state, randomAction(state, dice));
    if (isRefusal(result)) throw new Error(result.key);
    const text = JSON.stringify(differenceOf(state as never, result.state as never) ?? null);
    bytes += text.length;
    whole += JSON.stringify(result.state).length;
    expect(withDifference(stored(state) as never, JSON.parse(text) as Difference | null)).toEqual(stored(result.state));
    ({ state } = result);
  }
  expect(bytes).toBeLessThan(whole / 5);
});

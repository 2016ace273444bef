/**
 * Whatever is thrown at a position is either refused, with a refusal that has words and a state that stays as it was, or it is
 * a member of an offer and the referee is content with what follows.
 */
import {
  type Action,
  apply,
  applyUnknown,
  diceOf,
  type Dice,
  isRefusal,
  offers,
  referee,
  type State,
} from '@roundhouse/engine';
import { assert, nat, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadTitle, titleIds, TITLES } from '../src/index.ts';
import { randomAction, walk } from './support/index.ts';

/** Positions spread over a random game. */
const positionsOf = (title: string, players: number, seed: number): readonly State[] => {
  const found: State[] = [];
  let count = 0;
  const { start } = walk({
    title,
    players,
    seed,
    limit: 700,
    after: (state) => {
      if (count++ % 7 === 0 && !state.outcome) found.push(state);
    },
  });
  return [start, ...found];
};

const STRANGE: readonly unknown[] = [
  null,
  -1,
  0,
  1,
  3,
  7.5,
  1e9,
  '',
  '@A',
  '@Z',
  'NdM',
  '__proto__',
  'F5',
  true,
  [],
  {},
  ['X_0'],
  undefined,
];

/** One change in a legal action: another value, a value from another action, a key too few or too many. */
const mutate = (state: State, dice: Dice): unknown => {
  const action: Record<string, unknown> = { ...randomAction(state, dice) };
  const keys = Object.keys(action);
  const key = keys[dice.below(keys.length)] ?? 'by';
  const strange = STRANGE[dice.below(STRANGE.length)];
  switch (dice.below(6)) {
    case 0:
      return { ...action, by: state.seats[dice.below(state.seats.length)] };
    case 1:
      return { ...action, [key]: strange };
    case 2: {
      const { [key]: _gone, ...rest } = action;
      return rest;
    }
    case 3:
      return { ...action, extra: strange };
    case 4: {
      const other: Record<string, unknown> = { ...randomAction(state, dice) };
      return { ...action, [key]: other[key] ?? strange };
    }
    default:
      return typeof action[key] === 'number'
        ? { ...action, [key]: action[key] + dice.below(200) - 100 }
        : { ...action, type: strange };
  }
};

const isMember = (state: State, action: Action): boolean =>
  offers(state, action.type).some((offer) => offer.kind !== 'one' || offer.action.by === action.by);

describe.each(titleIds.map((id) => [id, TITLES[id].players] as const))('%s', (id, players) => {
  test('mutated actions are refused or accepted by an offer', async () => {
    await loadTitle(id);
    const positions = players.slice(0, 2).flatMap((count) => positionsOf(id, count, 11 + count));
    const written = positions.map((state) => JSON.stringify(state));
    let accepted = 0;
    assert(
      property(nat({ max: positions.length - 1 }), nat(), (index, seed) => {
        const state = positions[index];
        if (!state) return;
        const value = mutate(state, diceOf(seed));
        const result = applyUnknown(state, value);
        expect(JSON.stringify(state)).toBe(written[index]);
        if (isRefusal(result)) {
          expect(result.key.length).toBeGreaterThan(0);
          return;
        }
        accepted++;
        expect(isMember(state, value as Action)).toBe(true);
        expect(referee(result.state)).toEqual([]);
        expect(isRefusal(apply(state, value as Action))).toBe(false);
      }),
      { numRuns: 1500, seed: 18 },
    );
    expect(accepted).toBeGreaterThan(0);
  });
});

import { apply, type Game, isRefusal, replay, type State } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { walk } from '../../../test/support/index.ts';
import '../index.ts';
import { PRESETS, RULINGS } from '../rulings.ts';
import { TITLES } from '../../registry.ts';
import { OPTIONS } from '../settings.ts';
import { walkGame } from './walker.ts';

const PLAYER_COUNTS = TITLES['1817'].players;

const HOUSE = Object.keys(RULINGS);

/** Each ruling of a table once, and as often one of the two sets. */
const WALKS = 2 * HOUSE.length;

const rulingsFor = (seed: number): Game['rulings'] => {
  const ruling = HOUSE[Math.floor(seed / 2) % HOUSE.length];
  if (seed % 2 === 0 && ruling !== undefined) return { [ruling]: true };
  return seed % 4 === 1 ? {} : PRESETS['18xx.games'];
};

/** Every number of players, every combination of options; with one ruling of a table, by the print, by the preset, in changing company. */
const conditions = (seed: number) => ({
  title: '1817',
  players: PLAYER_COUNTS[(seed + Math.floor(seed / PLAYER_COUNTS.length)) % PLAYER_COUNTS.length] ?? 3,
  options: Object.fromEntries(
    Object.keys(OPTIONS).map((id, index) => [id, ((seed * 7 + Math.floor(seed / 5)) >> index) % 2 === 1]),
  ),
  rulings: rulingsFor(seed),
  seed,
});

describe('random walks over offers', () => {
  test(`${WALKS} whole games with the referee after every action`, () => {
    const reasons = new Set<string | undefined>();
    for (let seed = 1; seed <= WALKS; seed++) {
      const { state } = walk(conditions(seed));
      reasons.add(state.outcome?.reason);
    }
    expect(reasons).toEqual(new Set(['bankrupt', 'final_phase']));
  }, 240_000);

  test('players with a little sense get further: mergers, take-overs, crises, all with the referee', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const { players, options, rulings } = conditions(seed);
      const { state } = walkGame({ players, options, rulings, seed: seed + 500 });
      expect(state.outcome, `seed ${seed}`).not.toBeNull();
    }
  }, 240_000);

  test('the same seed is the same game; a state survives JSON', () => {
    const first = walk(conditions(5));
    expect(walk(conditions(5)).game).toEqual(first.game);
    const { states } = replay(first.game);
    const middle = Math.floor(states.length / 2);
    const restored = JSON.parse(JSON.stringify(states[middle])) as State;
    const next = first.game.actions[middle];
    if (!next) throw new Error('a game without actions');
    const result = apply(restored, next);
    expect(isRefusal(result)).toBe(false);
    expect(JSON.stringify((result as { state: State }).state)).toBe(JSON.stringify(states[middle + 1]));
  });
});

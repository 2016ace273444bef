/** Whole games by seeded players over every player count and variant, with the referee after every action. */
import { begin, replay } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { peerRulings } from '../rulings.ts';
import { variants } from '../settings.ts';
import { journey } from './walker.ts';

const COUNTS = [2, 3, 4, 5, 6, 7, 8] as const;

/** In receivership the exact best run may take long: those who look at other things let the largest holder choose. */
const quick = { receivershipRun: 'chosen' } as const;

describe('random walks', () => {
  for (const { id, options } of variants)
    test(`${id}: beginnings with two to eight players, by both sets of rulings`, { timeout: 120_000 }, () => {
      for (const players of COUNTS) {
        for (const seed of [players, 100 + players])
          journey({ players, seed, options, rulings: quick, limit: 160, every: 4 });
        journey({ players, seed: 200 + players, options, rulings: peerRulings, limit: 160, every: 4 });
      }
    });

  for (const { id, options } of variants)
    test(`${id}: a whole game`, { timeout: 120_000 }, () => {
      const players = 2 + (id.length % 7);
      const { state } = journey({ players, seed: 7 + id.length, options, rulings: quick, every: 5 });
      expect(state.outcome).not.toBeNull();
    });

  test('the same seed plays the same game; a game survives being written down', { timeout: 60_000 }, () => {
    const once = journey({ players: 3, seed: 77, rulings: quick, limit: 300, every: 20 });
    const twice = journey({ players: 3, seed: 77, rulings: quick, limit: 300, every: 20 });
    expect(twice.game).toEqual(once.game);
    const read = JSON.parse(JSON.stringify(once.game)) as typeof once.game;
    expect(replay(read).states.at(-1)).toEqual(once.state);
    expect(JSON.parse(JSON.stringify(begin(read).state))).toEqual(begin(read).state);
  });
});

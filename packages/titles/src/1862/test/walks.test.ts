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
    test(`${id}: whole games with two to eight players, by both sets of rulings`, { timeout: 180_000 }, () => {
      for (const players of COUNTS) {
        for (const [seed, rulings] of [
          [players, quick],
          [200 + players, peerRulings],
        ] as const) {
          const { state } = journey({ players, seed, options, rulings, every: 15 });
          expect(state.outcome, `${players} players, seed ${seed}`).not.toBeNull();
        }
        journey({ players, seed: 100 + players, options, rulings: quick, limit: 80, every: 4 });
      }
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

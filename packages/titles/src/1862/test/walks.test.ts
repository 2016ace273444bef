/** Whole games by seeded players over every player count and variant, with the referee after every action. */
import { begin, replay } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { oneRuling } from '../../../test/support/houseRulings.ts';
import { walk } from '../../../test/support/walk.ts';
import { title1862 } from '../index.ts';
import { PRESETS } from '../rulings.ts';
import { VARIANTS } from '../settings.ts';
import { walkGame } from './walker.ts';

const COUNTS = [2, 3, 4, 5, 6, 7, 8] as const;

/** In receivership the exact best run may take long: those who look at other things let the largest holder choose. */
const quick = { receivershipRun: 'chosen' } as const;

describe('random walks', () => {
  for (const [index, { id, options }] of VARIANTS.entries())
    test(`${id}: whole games with two to eight players, by both sets of rulings`, { timeout: 180_000 }, () => {
      for (const players of COUNTS) {
        const seed = 300 + 10 * index + players;
        // In turn, so that with the next variant each number of players meets the other: players with some sense, by one of
        // the two sets of rulings; and players without any, who come to fines, receivership and ruin, with one ruling of a table.
        const one = oneRuling(title1862, COUNTS.length * index + players);
        const { state } =
          (players + index) % 2 === 0
            ? walkGame({ players, seed, options, rulings: (players + index) % 4 === 0 ? quick : PRESETS['18xx.games'] })
            : walk({ title: '1862', players, seed, options, rulings: { ...quick, ...one } });
        expect(state.outcome, `${players} players, seed ${seed}`).not.toBeNull();
      }
    });

  test('the same seed plays the same game; a game survives being written down', { timeout: 60_000 }, () => {
    const once = walkGame({ players: 3, seed: 77, rulings: quick, limit: 300 });
    const twice = walkGame({ players: 3, seed: 77, rulings: quick, limit: 300 });
    expect(twice.game).toEqual(once.game);
    const read = JSON.parse(JSON.stringify(once.game)) as typeof once.game;
    expect(replay(read).states.at(-1)).toEqual(once.state);
    expect(JSON.parse(JSON.stringify(begin(read).state))).toEqual(begin(read).state);
  });
});

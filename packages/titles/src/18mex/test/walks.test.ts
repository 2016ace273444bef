import { describe, expect, test } from 'vitest';
import {
  type Action,
  apply,
  expand,
  isRefusal,
  offers,
  parseGame,
  referee,
  replay,
  type State,
} from '@roundhouse/engine';
import { oneRuling, walk } from '../../../test/support/index.ts';
import { peerRulings, the18MEX } from '../index.ts';

const OPTIONS = ['extraYellow', 'earlyKcmo', 'delayedMinors', 'hardRust', 'tieBreak', 'baja'] as const;

/** Every option is on in half of the games, in changing company. */
const chosen = (seed: number) => Object.fromEntries(OPTIONS.map((id, bit) => [id, ((seed * 37) >> bit) % 2 === 1]));

/** Every single action of the listed offers; of prices the lowest and the highest. */
const listedActions = (state: State): readonly Action[] =>
  offers(state).flatMap((offer): readonly Action[] => {
    switch (offer.kind) {
      case 'one':
        return [offer.action];
      case 'price':
        return [offer.min, offer.max].map((price) => ({ ...offer.action, price }));
      case 'lay':
        return (offer.hexes ?? [])
          .flatMap((hex) => expand(state, 'layTile', offer.power === undefined ? { hex } : { hex, power: offer.power }))
          .flatMap((each) => (each.kind === 'one' && !each.refusal ? [each.action] : []));
      case 'run':
        return expand(state, 'runTrains', {}).flatMap((each) => (each.kind === 'one' ? [each.action] : []));
    }
  });

describe('18MEX random walks', () => {
  for (const players of [3, 4, 5])
    for (const [rulings, values, first, games] of [
      ['rulebook', {}, 1, 12],
      ['18xx.games', peerRulings, 13, 12],
      // These players run best anyway: with the seeds of the rulebook they would play the same games again, and others say little more.
      ['enforced', { bestRevenue: 'enforced' }, 25, 4],
    ] as const)
      test(`whole games of ${players} players, ${rulings}, all options`, () => {
        for (let seed = first; seed < first + games; seed++) {
          // Of the walks by the print most have one ruling of a table, each in its turn.
          const one = rulings === 'rulebook' && seed % 4 !== 0 ? oneRuling(the18MEX, 12 * players + seed) : values;
          const { state } = walk({ title: '18MEX', players, seed, options: chosen(seed), rulings: one });
          expect(state.outcome, `seed ${seed}`).not.toBeNull();
        }
      }, 600_000);

  test('a walked game is stored and replays to the same state', () => {
    const { game, state } = walk({ title: '18MEX', players: 4, seed: 77, options: { baja: true } });
    const parsed = parseGame(JSON.parse(JSON.stringify(game)));
    if (!('value' in parsed)) throw new Error(parsed.error);
    const again = replay(parsed.value);
    expect(again.refused).toBeUndefined();
    expect(JSON.stringify(again.states.at(-1))).toBe(JSON.stringify(state));
    expect(
      again.states.every((each) => JSON.stringify(JSON.parse(JSON.stringify(each))) === JSON.stringify(each)),
    ).toBe(true);
  });

  test('everything that is listed can be done, and the referee is content with it', () => {
    let count = 0;
    walk({
      title: '18MEX',
      players: 4,
      seed: 9,
      limit: 900,
      after: (state) => {
        if (count++ % 9 !== 0) return;
        for (const action of listedActions(state)) {
          const result = apply(state, action);
          expect([action, isRefusal(result) ? result.key : referee(result.state)]).toEqual([action, []]);
        }
      },
    });
  });

  test('the same seed makes the same game', () => {
    const first = walk({ title: '18MEX', players: 3, seed: 5, limit: 400 });
    const second = walk({ title: '18MEX', players: 3, seed: 5, limit: 400 });
    expect(second.game).toEqual(first.game);
    expect(offers(second.state)).toEqual(offers(first.state));
  });
});

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
import { oneRuling, switched, walk, type Walk } from '../../../test/support/index.ts';
import { PRESETS, title18MEX } from '../index.ts';

const COUNTS = [3, 4, 5] as const;

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
  const wholeGame = (players: number, seed: number, rulings: Walk['rulings'] = {}): void => {
    const { state } = walk({ title: '18MEX', players, seed, options: chosen(seed), rulings });
    expect(state.outcome, `seed ${seed}`).not.toBeNull();
  };

  for (const [index, players] of COUNTS.entries()) {
    test(`whole games of ${players} players, rulebook, all options`, () => {
      wholeGame(players, 1);
      // Each ruling of a table once, dealt out over the numbers of players.
      for (let turn = index; turn < switched(title18MEX).length; turn += COUNTS.length)
        wholeGame(players, 2 + turn, oneRuling(title18MEX, turn));
    }, 600_000);

    test(`whole games of ${players} players, 18xx.games, all options`, () => {
      for (let seed = 41; seed < 45; seed++) wholeGame(players, seed + 4 * index, PRESETS['18xx.games']);
    }, 600_000);
  }

  test('a walked game is stored and replays to the same state', () => {
    const { game, state } = walk({ title: '18MEX', players: 4, seed: 77, options: { baja: true } });
    const parsed = parseGame(JSON.parse(JSON.stringify(game)));
    if (!('value' in parsed)) throw new Error(parsed.error);
    const again = replay(parsed.value);
    expect(again.refused).toBeUndefined();
    expect(JSON.stringify(again.states.at(-1))).toBe(JSON.stringify(state));
    expect(
      again.states.every(
        (each, at) => at % 5 > 0 || JSON.stringify(JSON.parse(JSON.stringify(each))) === JSON.stringify(each),
      ),
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
        if (count++ % 12 !== 0) return;
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

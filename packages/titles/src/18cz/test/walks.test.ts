import { describe, expect, test } from 'vitest';
import { type Game, offers, parseGame, replay, type State } from '@roundhouse/engine';
import { walk, type Walk } from '../../../test/support/index.ts';
import { PRESETS, title18CZ } from '../index.ts';
import { walkGame } from './walker.ts';

const MODES: readonly (Pick<Walk, 'players' | 'options'> & { readonly name: string })[] = [
  ...[3, 4, 5, 6].map((players) => ({ name: 'Czech lands', players })),
  { name: 'Bohemia', players: 2 },
  ...[2, 3, 4, 5].map((players) => ({ name: 'tutorial', players, options: { tutorial: true } })),
  ...[2, 3].map((players) => ({ name: 'Moravia-Silesia', players, options: { moravia: true } })),
];

/** A walked game is stored and replays to the same state. */
const expectStored = (game: Game, state: State): void => {
  const parsed = parseGame(JSON.parse(JSON.stringify(game)));
  if (!('value' in parsed)) throw new Error(parsed.error);
  const again = replay(parsed.value);
  expect(again.refused).toBeUndefined();
  expect(JSON.stringify(again.states.at(-1))).toBe(JSON.stringify(state));
};

describe('18CZ random walks', () => {
  for (const { name, ...mode } of MODES)
    for (const [rulings, values] of Object.entries(PRESETS))
      test(`whole games: ${name}, ${mode.players} players, ${rulings}`, () => {
        for (const seed of [1, 2, 3]) {
          const { state, game } =
            seed === 1
              ? walk({ title: '18CZ', ...mode, seed, rulings: values })
              : walkGame({ ...mode, seed, rulings: values });
          expect(state.outcome, `seed ${seed}`).not.toBeNull();
          if (seed === 1) expectStored(game, state);
        }
      });

  test.each(title18CZ.rulings.map(({ id }) => id))('whole games with %s alone', (id) => {
    for (const players of [2, 3]) {
      const { state } = walkGame({ players, seed: 31, rulings: { [id]: true } });
      expect(state.outcome, `${players} players`).not.toBeNull();
    }
  });

  test('the same seed makes the same game', () => {
    const first = walk({ title: '18CZ', players: 3, seed: 5, limit: 300 });
    const second = walk({ title: '18CZ', players: 3, seed: 5, limit: 300 });
    expect(second.game).toEqual(first.game);
    expect(offers(second.state)).toEqual(offers(first.state));
  });
});

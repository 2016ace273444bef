import { begin, type Game, parseGame, replay } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { oneRuling, walk } from '../../../test/support/index.ts';
import { title1849 } from '../index.ts';
import { walkGame } from './walker.ts';

const VARIANTS: Readonly<Record<string, Readonly<Record<string, boolean>>>> = {
  base: {},
  'delayed IFT': { delayedIft: true },
  'station acquisition': { tokenAcquisition: true },
  bonds: { bonds: true },
  'Electric Dreams': { tokenAcquisition: true, bonds: true, electricDreams: true },
};

/** Milliseconds for a test on a machine that has much else to do. */
const PATIENCE = 180_000;

const site = title1849.presets['18xx.games'] ?? {};

interface Setting {
  readonly name: string;
  readonly players: number;
  readonly options: Readonly<Record<string, boolean>>;
  readonly rulings: typeof site;
}

const settings: readonly Setting[] = [3, 4, 4.5, 5].flatMap((count) =>
  Object.entries(VARIANTS).flatMap(([variant, options]) =>
    [{}, site].map((rulings) => ({
      name: `${count === 4.5 ? '4 players, five corporations' : `${count} players`}, ${variant}${rulings === site ? ', as on 18xx.games' : ''}`,
      players: Math.floor(count),
      options: count === 4.5 ? { ...options, fiveCorporations: true } : options,
      rulings,
    })),
  ),
);

/** Far longer than any walk: one that is still going on then never ends. */
const NO_END = 20_000;

/** Two walks for each of forty settings: eighty whole games, the referee after every action. */
describe('whole games by players who mean well, and by players who choose blindly', () => {
  const reasons = new Set<string>();
  for (const [index, { name, players, options, rulings }] of settings.entries())
    test(
      name,
      () => {
        const conditions = { players, options, rulings, limit: NO_END };
        // Where the print decides, one walk goes by it; the other has one ruling of a table, each in its turn.
        const one = rulings === site ? site : oneRuling(title1849, index / 2);
        const ends = [
          walkGame({ ...conditions, seed: index * 10 + 1 }),
          walk({ ...conditions, rulings: one, title: '1849', seed: index * 10 + 3 }),
        ].map(({ state }) => state.outcome?.reason ?? 'no end');
        expect(ends).not.toContain('no end');
        for (const reason of ends) reasons.add(reason);
      },
      PATIENCE,
    );

  test('some games came to an end of the rulebook', () => {
    expect([...reasons]).toEqual(expect.arrayContaining(['bank', 'bankrupt']));
  });
});

test('the same seed is the same game, and a stored game replays to the same state', () => {
  const first = walkGame({ players: 4, seed: 11, limit: 300 });
  const second = walkGame({ players: 4, seed: 11, limit: 300 });
  expect(second.game.actions).toEqual(first.game.actions);
  const stored = parseGame(JSON.parse(JSON.stringify(first.game)));
  if ('error' in stored) throw new Error(stored.error);
  expect(replay(stored.value).states.at(-1)).toEqual(first.state);
});

test('Electric Dreams needs both other variants', () => {
  const game: Game = { ...walkGame({ players: 3, seed: 1, limit: 1 }).game, actions: [] };
  expect(parseGame({ ...game, options: { electricDreams: true } })).toMatchObject({
    error: 'setting electricDreams needs tokenAcquisition',
  });
  expect(
    begin({ ...game, options: VARIANTS['Electric Dreams'] ?? {} }).state.trains.filter(({ name }) => name === 'E'),
  ).toHaveLength(6);
});

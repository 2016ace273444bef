/** Tables of bots for tests. */
import { type Game, newGame, type OptionValue, type PlayerId } from '@roundhouse/engine';

export const table = (
  title: string,
  players: number,
  seed = 1,
  options: Readonly<Record<string, OptionValue>> = {},
): Game =>
  newGame({
    title,
    players: Array.from({ length: players }, (_, seat) => ({ id: `@${seat + 1}` as PlayerId, name: `P${seat + 1}` })),
    seed,
    options,
  });

export const TABLES: readonly (readonly [title: string, players: number])[] = [
  ['1817', 4],
  ['1849', 3],
  ['1862', 3],
  ['18CZ', 3],
  ['18MEX', 3],
];

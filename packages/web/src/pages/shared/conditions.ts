/** The facts of a title for a player count and a variant, without a game. */
import { type Facts, factsOf, type OptionValue, type Rules, rulesOf, type Title } from '@roundhouse/engine';

export interface Conditions {
  readonly players: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly rulings?: Readonly<Record<string, OptionValue>>;
}

const seatsFor = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ id: `@${i + 1}` as const, name: String(i + 1) }));

export const rulesFor = (title: Title, { players, options, rulings = {} }: Conditions): Rules =>
  rulesOf(title, { title: title.id, players: seatsFor(players), options, rulings });

export const factsFor = (title: Title, conditions: Conditions): Facts =>
  factsOf({ rules: rulesFor(title, conditions) });

/** The count that most people play with: the middle one, rather four than five. */
export const usualPlayers = (players: readonly number[]): number =>
  players.includes(4) ? 4 : (players[Math.floor((players.length - 1) / 2)] ?? 3);

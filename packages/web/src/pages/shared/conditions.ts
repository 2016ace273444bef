/** The facts of a title for a player count and a variant, without a game. */
import {
  type Facts,
  factsOf,
  type OptionValue,
  type Rules,
  rulesOf,
  type Title,
  type Variant,
} from '@roundhouse/engine';

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

/** The variants that these conditions amount to, whether they were chosen by name or option by option. */
export const variantsPlayed = ({ variants, options }: Title, conditions: Conditions): readonly Variant[] => {
  const standard = Object.fromEntries(options.map((each) => [each.id, each.standard]));
  const chosen = { ...standard, ...conditions.options };
  const fitting = variants.filter(
    (each) =>
      each.players.includes(conditions.players) &&
      Object.entries(each.options).every(([id, value]) => chosen[id] === value),
  );
  // A variant of the player count alone is not played beside one that was chosen.
  const switched = fitting.filter((each) => Object.keys(each.options).length > 0);
  return switched.length > 0 ? switched : fitting;
};

/** The count that most people play with: the middle one, rather four than five. */
export const usualPlayers = (players: readonly number[]): number =>
  players.includes(4) ? 4 : (players[Math.floor((players.length - 1) / 2)] ?? 3);

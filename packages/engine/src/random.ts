/** Chance: only the game's own seed. */
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { uniformInt } from 'pure-rand/distribution/uniformInt';

export interface Dice {
  /** A whole number from 0 to below n. */
  readonly below: (n: number) => number;
  readonly shuffle: <T>(items: readonly T[]) => readonly T[];
}

export const diceOf = (seed: number): Dice => {
  const source = xoroshiro128plus(seed);
  const below = (n: number): number => uniformInt(source, 0, n - 1);
  const shuffle = <T>(items: readonly T[]): readonly T[] => {
    const left = [...items];
    return items.map(() => left.splice(below(left.length), 1)[0] as T);
  };
  return { below, shuffle };
};

/**
 * The draws of 18xx.games, so that a game set up there and here is the same: a linear congruential generator, and a
 * shuffle that sorts by one draw per element.
 */
export const peerDice = (seed: number): { readonly draw: () => number; readonly shuffle: Dice['shuffle'] } => {
  let x = BigInt(seed) % 2n ** 31n;
  const draw = (): number => {
    x = (1_103_515_245n * x + 12_345n) % 2n ** 31n;
    return Number(x);
  };
  const shuffle = <T>(items: readonly T[]): readonly T[] =>
    items
      .map((item) => ({ item, key: draw() }))
      .sort((a, b) => a.key - b.key)
      .map(({ item }) => item);
  return { draw, shuffle };
};

/** Every title refuses by the rule that forbids it, and asks nobody who can only pass. */
import { describe, expect, test } from 'vitest';
import { loadTitle, titleIds } from '../src/index.ts';
import { catchAlls, idleQuestions, type WalkConditions, switched } from './support/index.ts';

/** Milliseconds for a test on a machine that has much else to do. */
const PATIENCE = 240_000;

/** Long walks by the print; shorter ones of every variant, and with every ruling of a table switched once. */
const walksOf = async (id: string): Promise<readonly WalkConditions[]> => {
  const title = await loadTitle(id);
  const { players: counts } = title;
  return [
    ...counts.slice(0, 2).map((players) => ({ players, seed: 70 + players, limit: 600 })),
    ...title.variants.map(({ options, players }, index) => ({
      options,
      players: players[(index + 1) % players.length] ?? 3,
      seed: 600 + index,
      limit: 200,
    })),
    ...switched(title).map((rulings, index) => ({
      rulings,
      players: counts[index % counts.length] ?? 3,
      seed: 700 + index,
      limit: 120,
    })),
  ];
};

describe.each(titleIds)('%s', (id) => {
  const walks = walksOf(id);

  test(
    'refuses by the rule that forbids it',
    async () => {
      expect(await catchAlls(id, await walks)).toEqual([]);
    },
    PATIENCE,
  );

  test(
    'asks nobody who can only pass',
    async () => {
      expect(idleQuestions(id, await walks)).toEqual([]);
    },
    PATIENCE,
  );
});

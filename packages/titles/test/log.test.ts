/** The log alone accounts for everything: money, certificates, prices and trains of every game can be added up from it. */
import { factsOf, type OptionValue } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { loadTitle, titleIds } from '../src/index.ts';
import { missingFromLog } from './support/books.ts';
import { walk } from './support/index.ts';

const SEEDS = [11, 12];
const MOST_ACTIONS = 900;

const walked = async (title: string, players: number, options: Readonly<Record<string, OptionValue>>, seed: number) =>
  walk({ title, players, options, seed, limit: MOST_ACTIONS });

describe.each(titleIds)('%s', (id) => {
  test('walks of all variants can be rebuilt from the log', { timeout: 240_000 }, async () => {
    const title = await loadTitle(id);
    const found: string[] = [];
    const variants = title.variants.map(({ options, players, id: variant }) => ({ options, players, variant }));
    for (const { options, players, variant } of [{ options: {}, players: title.players, variant: '' }, ...variants])
      for (const [at, seed] of SEEDS.entries()) {
        const { game, start } = await walked(id, players[at % players.length] ?? 3, options, seed);
        const { cells } = factsOf(start).market;
        found.push(
          ...missingFromLog(game, (cell) => cells[cell]?.price ?? 0).map((each) => `${variant} ${seed}: ${each}`),
        );
      }
    expect(found).toEqual([]);
  });
});

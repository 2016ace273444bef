import { describe, expect, test } from 'vitest';
import { VARIANTS } from '../settings.ts';
import { journey } from './steady.ts';
import { transcript } from './transcript.ts';

/** A whole game per variant; with Volatility one that ends by bankruptcy too. */
const GAMES = [
  { name: 'base', variant: 'base', players: 4, seed: 4 },
  { name: 'usual', variant: 'usual', players: 5, seed: 8 },
  { name: 'volatility', variant: 'volatility', players: 5, seed: 5 },
  { name: 'volatility-bankrupt', variant: 'volatility', players: 3, seed: 9 },
  { name: 'short-squeeze', variant: 'short-squeeze', players: 4, seed: 4 },
  { name: 'modern-trains', variant: 'modern-trains', players: 5, seed: 2 },
] as const;

describe('golden games', () => {
  for (const { name, variant, players, seed } of GAMES)
    test(name, async () => {
      const options = VARIANTS.find(({ id }) => id === variant)?.options ?? {};
      const { game, state } = journey({ players, seed, options });
      expect(state.outcome).not.toBeNull();
      await expect(transcript(game)).toMatchFileSnapshot(`golden/${name}.txt`);
    });
});

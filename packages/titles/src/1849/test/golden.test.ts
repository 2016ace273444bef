import { describe, expect, test } from 'vitest';
import '../index.ts';
import { transcript } from './transcript.ts';
import { journey } from './walker.ts';

const GAMES = [
  { name: 'base', seed: 200, options: {} },
  { name: 'tokenAcquisition', seed: 102, options: { tokenAcquisition: true } },
  { name: 'bonds', seed: 112, options: { bonds: true } },
  { name: 'electricDreams', seed: 110, options: { tokenAcquisition: true, bonds: true, electricDreams: true } },
] as const;

describe('golden games', () => {
  for (const { name, seed, options } of GAMES)
    test(
      name,
      async () => {
        const { game, state } = journey({ players: 3, seed, options, limit: 1500 });
        expect(state.outcome).not.toBeNull();
        await expect(transcript(game)).toMatchFileSnapshot(`golden/${name}.txt`);
      },
      180_000,
    );
});

import { describe, expect, test } from 'vitest';
import '../index.ts';
import { journey } from './journey.ts';
import { transcript } from './transcript.ts';

const GAMES = [
  { name: 'base', players: 3, seed: 4, options: {} },
  { name: 'bohemia', players: 2, seed: 7, options: {} },
  { name: 'tutorial', players: 3, seed: 2, options: { tutorial: true } },
  { name: 'moravia', players: 3, seed: 5, options: { moravia: true } },
] as const;

describe('golden games of 18CZ', () => {
  for (const { name, ...game } of GAMES)
    test(name, async () => {
      const walked = journey(game);
      expect(walked.state.outcome).not.toBeNull();
      await expect(transcript(walked.game)).toMatchFileSnapshot(`golden/${name}.txt`);
    });
});

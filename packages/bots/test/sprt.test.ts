/** The test that decides between two bots. */
import { expect, test } from 'vitest';
import { placeScore, standing } from '../../../bench/sprt.ts';
import { dice } from '../../routes/test/dice.ts';

test('places count, not amounts; equals share', () => {
  expect([0, 1, 2, 3].map((seat) => placeScore([900, 100, 300, 200], seat))).toEqual([1, 0, 2 / 3, 1 / 3]);
  expect(placeScore([500, 500, 100], 0)).toBe(0.75);
});

const SETTINGS = { margin: 0.1, error: 0.05 };
const MOST = 400;

/** How often a bot with this true mean score is called what. */
const verdicts = (mean: number): Record<string, number> => {
  const found: Record<string, number> = {};
  const roll = dice(1);
  const chance = (): number => roll(1000) / 1000;
  for (let trial = 0; trial < 300; trial++) {
    const samples: number[] = [];
    let verdict = 'undecided';
    while (verdict === 'undecided' && samples.length < MOST) {
      samples.push(Math.min(1, Math.max(0, mean + 0.5 * (chance() - 0.5))));
      ({ verdict } = standing(samples, SETTINGS));
    }
    found[verdict] = (found[verdict] ?? 0) + 1 / 300;
  }
  return found;
};

test('says better, worse or no difference, and is seldom wrong', () => {
  expect(verdicts(0.6)['better']).toBeGreaterThan(0.9);
  expect(verdicts(0.4)['worse']).toBeGreaterThan(0.9);
  expect(verdicts(0.5)['no difference']).toBeGreaterThan(0.85);
});

test('a few games decide nothing', () => {
  expect(standing([1, 1, 1], SETTINGS).verdict).toBe('undecided');
});

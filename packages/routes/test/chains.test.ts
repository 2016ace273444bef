/** Freights of 1862: sets by shared ends, and searches that end with their budget. */
import { bestRuns, problemOf } from '@roundhouse/routes';
import { describe, expect, it } from 'vitest';
import { withShared } from '../../../testing/withShared.ts';
import { joinedBySharedEnds, type Leg } from '../src/sharedEnds.ts';
import { trackOf } from './facts.ts';
import { rulesOf } from './titles.ts';
import { worstBoard } from './worst.ts';

const end = (stop: number) =>
  ({ key: `${stop}`, stop, place: stop, hex: `H${stop}`, outside: 0, port: false, joins: true }) as const;
const leg = (a: number, b: number, permanent = true): Leg => ({ ends: [end(a), end(b)], permanent });
const chainsOf = (...legs: readonly Leg[]): unknown =>
  joinedBySharedEnds(legs)?.map(({ legs: joined, ends }) => [
    joined.map((each) => legs.indexOf(each)),
    ends.map(({ stop }) => stop),
  ]);

describe('1862 V-07: Freights that share an end are one', () => {
  it('permanent ones too, and only those', () => {
    expect(chainsOf(leg(1, 2), leg(2, 3))).toEqual([
      [
        [0, 1],
        [1, 3],
      ],
    ]);
    expect(chainsOf(leg(1, 2), leg(3, 4))).toEqual([
      [[0], [1, 2]],
      [[1], [3, 4]],
    ]);
  });

  it('where three meet, the one that is not permanent goes on', () => {
    expect(chainsOf(leg(1, 2, false), leg(2, 3), leg(2, 4, false), leg(4, 6))).toEqual([
      [
        [0, 2, 3],
        [1, 6],
      ],
      [[1], [2, 3]],
    ]);
  });

  it('trains that are not permanent do not run apart', () => {
    expect(chainsOf(leg(1, 2, false), leg(3, 4, false))).toBeUndefined();
    expect(chainsOf(leg(1, 2, false), leg(3, 4))).toBeUndefined();
  });

  it('a circle is paid for the place where it begins', () => {
    expect(chainsOf(leg(1, 2), leg(2, 3), leg(3, 1))).toEqual([
      [
        [0, 2, 1],
        [1, 1],
      ],
    ]);
  });
});

withShared('facts', 'many trains on a crowded board', () => {
  const fleet = ['5F', '5F', '6F', '6F', '4L', '4L', '4/5L', '4/5E', '4E', '4E'];
  const problem = () => {
    const line = worstBoard('1862', 1, fleet);
    return problemOf(line, {
      track: trackOf('1862', line.players, line.options),
      rules: rulesOf('1862', line.options),
    });
  };

  it('the budget ends the search, and the bound still holds', { timeout: 60_000 }, () => {
    const short = bestRuns(problem(), { budget: 60_000 });
    expect(short.proved).toBe(false);
    expect(short.nodes).toBeLessThan(90_000);
    expect(short.bound).toBeGreaterThanOrEqual(2370);
    expect(short.revenue).toBeGreaterThan(1200);
  });

  it('six like Freights are proved in few steps', { timeout: 60_000 }, () => {
    const line = worstBoard('1862', 3, ['5F', '5F', '5F', '3F', '3F', '3F']);
    const crowded = problemOf(line, {
      track: trackOf('1862', line.players, line.options),
      rules: rulesOf('1862', line.options),
    });
    const best = bestRuns(crowded, { budget: 100_000 });
    expect(best).toMatchObject({ proved: true, revenue: 530, bound: 530 });
  });
});

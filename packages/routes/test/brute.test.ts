import { bestRuns, bestTotal, judgeRuns } from '@roundhouse/routes';
import { describe, expect, it } from 'vitest';
import { dieselBoard, smallBoard } from './boards.ts';
import { bruteShared } from './bruteShared.ts';
import { bruteDisjoint, bruteSize } from './brute.ts';
import { TITLES, type Title } from './titles.ts';

const BOARDS: Record<Title, number> = { '1817': 1000, '1849': 1000, '1862': 500, '18CZ': 1000, '18MEX': 800 };
/** More sets of runs than these take too long the slow way. */
const TOO_MANY = 6_000;

describe('on small random boards the finder agrees with the brute-force solver', () => {
  for (const title of TITLES) {
    it(`${title}: ${BOARDS[title]} boards`, { timeout: 120_000 }, () => {
      let compared = 0;
      for (let seed = 0; seed < BOARDS[title]; seed++) {
        const problem = smallBoard(title, seed);
        if (bruteSize(problem) > TOO_MANY) continue;
        compared += 1;
        const found = bestRuns(problem);
        expect(found.proved, `seed ${seed}`).toBe(true);
        expect(bestTotal(problem), `seed ${seed}`).toMatchObject({ revenue: found.revenue, subsidy: found.subsidy });
        expect(judgeRuns(problem, found.runs)).toMatchObject({
          ok: true,
          revenue: found.revenue,
          subsidy: found.subsidy,
        });
        if (problem.rules.sharing === 'nothing') {
          expect(found.revenue, `seed ${seed}`).toBe(bruteDisjoint(problem));
          continue;
        }
        const slow = bruteShared(problem);
        const both = bestRuns(problem, { aim: 'revenueAndSubsidy' });
        expect(found.revenue, `seed ${seed}`).toBe(slow.revenue);
        expect(both.revenue + both.subsidy, `seed ${seed} with subsidy`).toBe(slow.withSubsidy);
      }
      expect(compared).toBeGreaterThan(BOARDS[title] * 0.95);
    });
  }

  for (const title of ['1817', '1849', '18MEX'] as const) {
    it(`${title}: 300 boards with values by kind of train`, { timeout: 120_000 }, () => {
      let compared = 0;
      let differs = 0;
      for (let seed = 0; seed < 300; seed++) {
        const problem = dieselBoard(title, seed);
        if (bruteSize(problem) > TOO_MANY) continue;
        compared += 1;
        const found = bestRuns(problem);
        expect(found, `seed ${seed}`).toMatchObject({ revenue: bruteDisjoint(problem), proved: true });
        expect(judgeRuns(problem, found.runs)).toMatchObject({ ok: true, revenue: found.revenue });
        const plain = problem.trains.map(({ id, rule: { kind: _kind, ...rule } }) => ({ id, rule }));
        if (bestTotal({ ...problem, trains: plain }).revenue !== found.revenue) differs += 1;
      }
      expect(compared).toBeGreaterThan(280);
      expect(differs).toBeGreaterThan(100);
    });
  }
});

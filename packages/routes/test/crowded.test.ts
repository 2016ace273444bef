/** On boards as full as they get, where not every way is listed, little is left open. */
import { expect, it } from 'vitest';
import { bestRuns, judgeRuns, problemOf } from '@roundhouse/routes';
import { withShared } from '../../../testing/withShared.ts';
import { trackOf } from './facts.ts';
import { rulesOf } from './titles.ts';
import { worstBoard } from './worst.ts';

/** What may be left open between the best runs found and the bound. */
const OPEN = 0.03;

withShared('games', 'crowded boards', () => {
  // Prices alone settle on a whole value unit of 2 and 105; in 6 it is the value unit above the best; in 1 it is the best.
  for (const seed of [1, 2, 6, 105]) {
    it(`1817: board ${seed}`, { timeout: 60_000 }, () => {
      const line = worstBoard('1817', seed);
      const problem = problemOf(line, {
        track: trackOf('1817', line.players, line.options),
        rules: rulesOf('1817', line.options),
      });
      const { runs, revenue, bound } = bestRuns(problem);
      expect(judgeRuns(problem, runs)).toMatchObject({ ok: true, revenue });
      expect(bound).toBeGreaterThanOrEqual(revenue);
      expect((bound - revenue) / revenue).toBeLessThan(OPEN);
      // Asked again, with the ways that were walked before: the same.
      expect(bestRuns(problem)).toMatchObject({ runs, revenue, bound });
    });
  }
});

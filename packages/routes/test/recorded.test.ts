import { bestRuns, connectionsOf, judgeRuns, problemOf, runsFromConnections } from '@roundhouse/routes';
import { expect, it } from 'vitest';
import { withShared } from '../../../testing/withShared.ts';
import { recordedProblems, trackOf } from './facts.ts';
import { rulesOf, TITLES } from './titles.ts';

withShared('games', 'recorded positions', () => {
  for (const title of TITLES) {
    it(`${title}: never less than people ran, and proved`, { timeout: 120_000 }, () => {
      for (const line of recordedProblems(title)) {
        const problem = problemOf(line, {
          track: trackOf(title, line.players, line.options),
          rules: rulesOf(title, line.options, title === '1862' ? '18xx.games' : 'rulebook'),
        });
        const best = bestRuns(problem);
        const where = `${line.game} ${line.i}`;
        expect(best.proved, where).toBe(true);
        expect(best.bound, where).toBe(best.revenue);
        // One run of 18CZ visits Praha twice, against the rules: no measure there.
        if (line.verified) expect(best.revenue, where).toBeGreaterThanOrEqual(line.human.revenue);
      }
    });

    it(
      `${title}: the judge gives what was recorded, and runs survive the way to lists of hexes and back`,
      { timeout: 120_000 },
      () => {
        for (const line of recordedProblems(title)) {
          const problem = problemOf(line, {
            track: trackOf(title, line.players, line.options),
            rules: rulesOf(title, line.options, title === '1862' ? '18xx.games' : 'rulebook'),
          });
          const where = `${line.game} ${line.i}`;
          const paths = runsFromConnections(problem, line.human.routes);
          expect(paths, where).toBeDefined();
          const judged = judgeRuns(problem, paths ?? []);
          if (!line.verified) {
            expect(judged, where).toMatchObject({ ok: false, refusal: { key: 'stopTwice', args: { hex: 'E12' } } });
            continue;
          }
          expect(judged, where).toMatchObject({
            ok: true,
            revenue: line.human.revenue,
            subsidy: line.human.subsidy ?? 0,
          });
          const again = runsFromConnections(problem, (paths ?? []).map(connectionsOf));
          expect(judgeRuns(problem, again ?? []), where).toMatchObject({ ok: true, revenue: line.human.revenue });
        }
      },
    );
  }
});

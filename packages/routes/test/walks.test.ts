/** What walks say all trains together bring at most is never less than what they can bring; and the runs they lead to are runs. */
import { describe, expect, it } from 'vitest';
import { pathOf } from '../src/best.ts';
import { compile, type Graph } from '../src/compile.ts';
import { valueUnitOf, type Kind, kindsOf, type State } from '../src/fleet.ts';
import { stopsOf } from '../src/search.ts';
import { walkersOf, minimizeWalkDual } from '../src/walkDual.ts';
import { smallBoard } from './boards.ts';
import { bruteDisjoint, bruteSize } from './brute.ts';
import type { Title } from './titles.ts';
import { judgeRuns, type Problem } from '@roundhouse/routes';

const BOARDS = 250;
const FEWER_BOARDS = 120;
const TOO_MANY = 6_000;

type DualOptions = Parameters<typeof minimizeWalkDual>[4];

const walked = (
  problem: Problem,
  graph: Graph,
  rounds = 60,
  asked?: DualOptions,
): { bound: number; kinds: readonly Kind[] } | undefined => {
  const meter = { nodes: 0, budget: 1_000_000 };
  const kinds = kindsOf(problem, graph);
  const walkers = walkersOf(graph, kinds);
  if (!walkers) return undefined;
  const state: State = { kinds, graph, meter, best: [], value: 0, valueUnit: valueUnitOf(graph, kinds) };
  const { bound } = minimizeWalkDual(state, walkers, rounds, () => undefined, asked);
  return { bound, kinds };
};

/** What walks lead to is run by a train of its kind and brings what is said of it. */
const expectRuns = (problem: Problem, graph: Graph, { trains: [train], pool }: Kind): void => {
  if (!train) return;
  for (const run of pool) {
    const path = pathOf(graph, train, { links: run.links, stops: stopsOf(graph, run) });
    expect(judgeRuns(problem, [path])).toMatchObject({ ok: true, revenue: run.value });
  }
};

describe('a bound by walks holds', () => {
  for (const title of ['1817', '1849', '18CZ', '18MEX'] satisfies readonly Title[]) {
    it(`${title}: over links, and over track piece by piece`, { timeout: 120_000 }, () => {
      let tight = 0;
      let asked = 0;
      let runs = 0;
      for (let seed = 0; seed < BOARDS; seed++) {
        const problem = smallBoard(title, seed);
        if (bruteSize(problem) > TOO_MANY) continue;
        const best = bruteDisjoint(problem);
        const graph = compile(problem);
        for (const each of [graph, { ...graph, complete: false }]) {
          const found = walked(problem, each);
          if (!found) continue;
          const { bound, kinds } = found;
          for (const kind of kinds) expectRuns(problem, each, kind);
          runs += kinds.reduce((sum, { pool }) => sum + pool.length, 0);
          asked += 1;
          expect(bound, `seed ${seed}`).toBeGreaterThan(best - 1e-6);
          if (bound < best + 10) tight += 1;
        }
      }
      expect(asked).toBeGreaterThan(BOARDS / 2);
      expect(runs).toBeGreaterThan(asked);
      // A bound that says nothing would hold too.
      expect(tight).toBeGreaterThan(asked / 3);
    });
  }
});

describe('a bound by how many trains call at a place holds', () => {
  for (const title of ['1817', '1849', '18CZ', '18MEX'] satisfies readonly Title[]) {
    it(`${title}: at any place, and where the question comes up by itself`, { timeout: 120_000 }, () => {
      let asked = 0;
      let decided = 0;
      for (let seed = 0; seed < FEWER_BOARDS; seed++) {
        const problem = smallBoard(title, seed);
        if (bruteSize(problem) > TOO_MANY) continue;
        const best = bruteDisjoint(problem);
        const graph = compile(problem);
        for (const each of [graph, { ...graph, complete: false }]) {
          const split = walked(problem, each, 150, { settled: () => undefined });
          if (!split) continue;
          expect(split.bound, `seed ${seed}`).toBeGreaterThan(best - 1e-6);
          const place = seed % Math.max(1, graph.places);
          for (const trains of problem.trains.keys()) {
            const few = walked(problem, each, 60, { limit: { place, trains, atLeast: false } });
            const many = walked(problem, each, 60, { limit: { place, trains: trains + 1, atLeast: true } });
            const bounds = [few?.bound ?? Infinity, many?.bound ?? Infinity];
            asked += 1;
            // The best runs are among those that few trains call with, or among the others.
            expect(Math.max(...bounds), `seed ${seed}, place ${place}, ${trains}`).toBeGreaterThan(best - 1e-6);
            if (Math.min(...bounds) < best - 1e-6) decided += 1;
          }
        }
      }
      expect(asked).toBeGreaterThan(FEWER_BOARDS / 2);
      // An answer that excludes nothing would hold too.
      expect(decided).toBeGreaterThan(asked / 3);
    });
  }
});

/** Which train stays at home although a run of its own would add to what the others earn (1862 §7.8). */
import { freightWays, passengerCandidates, stationsOf } from './candidates.ts';
import { pathOf } from './best.ts';
import { compile } from './compile.ts';
import { judgeRuns } from './judge.ts';
import type { Problem, RunPath } from './types.ts';

/** Steps of the search, and runs tried for each train: whatever is not found by then is not held against anybody. */
const STEPS = 400_000;
const TRIES = 600;

/** A train that could earn something besides the given runs; undefined where none is found. */
export const idleTrain = (problem: Problem, paths: readonly RunPath[]): string | undefined => {
  const running = new Set(paths.map(({ train }) => train));
  const left = problem.trains.filter(({ id }) => !running.has(id));
  if (left.length === 0) return undefined;
  const now = judgeRuns(problem, paths);
  if (!now.ok) return undefined;
  const graph = compile(problem);
  const stations = stationsOf(graph, 0);
  const meter = { nodes: 0, budget: STEPS };
  const tried = new Set<string>();
  for (const train of left) {
    const kind = JSON.stringify(train.rule);
    if (tried.has(kind)) continue;
    tried.add(kind);
    const ways = train.rule.freight
      ? freightWays(problem, graph, stations, train.rule, meter, STEPS).list.map(({ way }) => way)
      : passengerCandidates(problem, graph, stations, train.rule, meter, STEPS).list.flatMap(({ legs }) => legs);
    const adds = ways.slice(0, TRIES).some((way) => {
      const more = judgeRuns(problem, [...paths, pathOf(graph, train, way)]);
      return more.ok && more.revenue > now.revenue;
    });
    if (adds) return train.id;
  }
  return undefined;
};

import { compile, type Graph, type Link, type Stop } from './compile.ts';
import type { Candidate } from './candidates.ts';
import { bestDisjoint } from './disjoint.ts';
import { shareOut } from './score.ts';
import type { Found } from './search.ts';
import { bestTogether } from './together.ts';
import type { Options, PaidBonus, Problem, Result, RouteTrain, Run, RunPath, StopRef, TrackRef } from './types.ts';

/** Enough for two seconds on an ordinary machine. */
export const BUDGET = 4_000_000;

export const bestRuns = (problem: Problem, options: Options = {}): Result => {
  const meter = { nodes: 0, budget: options.budget ?? BUDGET };
  const graph = compile(problem);
  if (problem.rules.sharing === 'everything') {
    const best = bestTogether(problem, graph, meter, false);
    const subsidy = best.answer.hexes * problem.trains.reduce((most, train) => Math.max(most, train.rule.subsidyPerHex ?? 0), 0);
    return { runs: [], revenue: best.answer.value, subsidy, bound: best.bound, proved: best.proved, nodes: meter.nodes };
  }
  const best = bestDisjoint(problem, graph, meter);
  const runs: Run[] = best.choices.map(({ train, run }) => ({
    ...pathOf(graph, train, run),
    paid: [],
    bonuses: [],
    revenue: run.value,
  }));
  return { runs, revenue: best.value, subsidy: 0, bound: best.bound, proved: best.proved, nodes: meter.nodes };
};

export const pathOf = (graph: Graph, train: RouteTrain, run: Pick<Found, 'stops' | 'links'>): RunPath => {
  const stops = run.stops.map((id): StopRef => {
    const stop = graph.stops[id] as Stop;
    return { hex: stop.hexId, node: stop.node };
  });
  const links = run.links.map((id, i): readonly TrackRef[] => {
    const link = graph.links[id] as Link;
    return link.a === run.stops[i] ? link.refs : [...link.refs].reverse();
  });
  return { train: train.id, stops, links };
};

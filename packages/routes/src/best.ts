/** The best runs of a company's trains. */
import { compile, linkAt, type Graph } from './compile.ts';
import type { Stop } from './stops.ts';
import { bestDisjoint } from './disjoint.ts';
import { refOf } from './boardTrack.ts';
import { judgeRuns } from './judge.ts';
import type { LinkPath } from './paths.ts';
import { type Meter, stopsOf } from './search.ts';
import { bestSharedTrains, type SharedTrainsResult } from './sharedTrains.ts';
import type { Options, Problem, Result, RouteTrain, RunPath, StopRef, TrackRef } from './types.ts';

/** Enough for a second on an ordinary machine. */
export const BUDGET = 2_500_000;

export const bestRuns = (problem: Problem, options: Options = {}): Result => {
  const meter = { nodes: 0, budget: options.budget ?? BUDGET };
  return judged(problem, find(problem, meter, options), meter);
};

/** What is offered is what is accepted: the answer goes through the same judge as runs chosen by hand. */
const judged = (problem: Problem, best: Outcome, { nodes }: Meter): Result => {
  const judgement = judgeRuns(problem, best.paths());
  if (!judgement.ok) throw new Error(`the finder ran against the rules: ${JSON.stringify(judgement.refusal)}`);
  const { runs, revenue, subsidy } = judgement;
  const value = revenue + best.extra(subsidy);
  // Where the budget ended the search, the judge may join the same runs better than the finder did.
  if (best.proved ? value !== best.value : value < best.value)
    throw new Error(`the finder counts ${best.value}, the judge ${revenue}`);
  return { runs, revenue, subsidy, bound: Math.max(best.bound, value), proved: best.proved, nodes };
};

/** What the best runs bring, without the runs: as found, and judged only where that may bring more. */
export const bestTotal = (problem: Problem, options: Pick<Options, 'budget'> = {}): Omit<Result, 'runs'> => {
  const meter = { nodes: 0, budget: options.budget ?? BUDGET };
  const best = find(problem, meter, {});
  if (!best.proved && problem.rules.sharing === 'everything') return judged(problem, best, meter);
  return { revenue: best.value, subsidy: best.subsidy, bound: best.bound, proved: best.proved, nodes: meter.nodes };
};

const find = (problem: Problem, meter: Meter, options: Options): Outcome => {
  const graph = compile(problem);
  return problem.rules.sharing === 'everything'
    ? together(problem, graph, meter, options)
    : disjoint(problem, graph, meter);
};

interface Outcome {
  readonly paths: () => readonly RunPath[];
  readonly value: number;
  readonly subsidy: number;
  readonly bound: number;
  readonly proved: boolean;
  /** What the value holds besides revenue. */
  readonly extra: (subsidy: number) => number;
}

const disjoint = (problem: Problem, graph: Graph, meter: Meter): Outcome => {
  const best = bestDisjoint(problem, graph, meter);
  return {
    ...best,
    subsidy: 0,
    paths: () =>
      best.choices.map(({ train, run }) => pathOf(graph, train, { links: run.links, stops: stopsOf(graph, run) })),
    extra: () => 0,
  };
};

const together = (problem: Problem, graph: Graph, meter: Meter, options: Options): Outcome => {
  const both = options.aim === 'revenueAndSubsidy';
  const best = bestSharedTrains(problem, graph, meter, both);
  const { value, hexes } = best.answer;
  return {
    paths: () => pathsTogether(graph, best),
    value,
    subsidy: hexes * best.perHex,
    bound: best.bound,
    proved: best.proved,
    extra: (subsidy) => (both ? subsidy : 0),
  };
};

/** Deals the trains out: teams of like trains in their order, chains with their own. */
const pathsTogether = (graph: Graph, best: SharedTrainsResult): RunPath[] => {
  const dealt = new Set<RouteTrain>();
  const deal = (like: readonly RouteTrain[]): RouteTrain => {
    const train = like.find((t) => !dealt.has(t));
    if (!train) throw new Error('more runs than trains');
    dealt.add(train);
    return train;
  };
  return best.answer.chosen.flatMap(([team, candidate]) => {
    if (!candidate.chain) {
      const train = deal(team.trains);
      return candidate.legs.map((way) => pathOf(graph, train, way));
    }
    const { chain } = candidate;
    return candidate.legs.map((way, i) => pathOf(graph, deal(best.freightsLike(chain[i] as RouteTrain)), way));
  });
};

export const pathOf = (graph: Graph, train: RouteTrain, run: LinkPath): RunPath => {
  const stops = run.stops.map((id): StopRef => {
    const stop = graph.stops[id] as Stop;
    return { hex: stop.hexId, node: stop.node };
  });
  const links = run.links.map((id, i): readonly TrackRef[] => {
    const link = linkAt(graph, id);
    const refs = link.pieces.map((piece) => refOf(graph.boardTrack, piece));
    return link.a === run.stops[i] ? refs : refs.reverse();
  });
  return { train: train.id, stops, links };
};

const totals = new WeakMap<Problem, number>();

/** The best total only, remembered for the problem. */
export const maximum = (problem: Problem): number => {
  const known = totals.get(problem);
  if (known !== undefined) return known;
  const { revenue } = bestTotal(problem);
  totals.set(problem, revenue);
  return revenue;
};

/** The trains of a company, those that run alike together, and the best answer so far. */
import { memo } from '@roundhouse/engine';
import { linkAt, type Graph } from './compile.ts';
import { viewOf, type View } from './trainView.ts';
import { searcher, type FoundRun, type Meter, type Searcher } from './search.ts';
import type { Problem, RouteTrain, TrainRule } from './types.ts';

export interface Choice {
  readonly train: RouteTrain;
  readonly run: FoundRun;
}

/** Trains that run alike. */
export interface Kind {
  readonly trains: RouteTrain[];
  readonly view: View;
  readonly search: Searcher;
  /** No run brings more: the best one when all track is free. */
  top: number;
  /** Good runs met so far, to start the next question from. */
  readonly pool: FoundRun[];
}

export interface State {
  readonly kinds: readonly Kind[];
  readonly graph: Graph;
  readonly meter: Meter;
  /** All values are multiples of this. */
  readonly valueUnit: number;
  best: readonly Choice[];
  value: number;
}

export const ruleKey = memo((rule: TrainRule): string => JSON.stringify(rule));

/** What does not depend on the question: a kind of train on a graph, by the marks of the company and the rule. */
const searchers = memo((_graph: Graph) => new Map<string, Pick<Kind, 'view' | 'search'>>());

const searcherFor = (problem: Problem, graph: Graph, rule: TrainRule): Pick<Kind, 'view' | 'search'> => {
  const known = searchers(graph);
  const key = `${problem.companyMarks.join()} ${ruleKey(rule)}`;
  let found = known.get(key);
  if (!found) {
    const view = viewOf(problem, graph, rule);
    known.set(key, (found = { view, search: searcher(graph, view) }));
  }
  return found;
};

export const kindsOf = (problem: Problem, graph: Graph): Kind[] => {
  const byRule = new Map<string, Kind>();
  for (const train of problem.trains) {
    const key = ruleKey(train.rule);
    const kind = byRule.get(key);
    if (kind) kind.trains.push(train);
    else byRule.set(key, { trains: [train], ...searcherFor(problem, graph, train.rule), top: Infinity, pool: [] });
  }
  return [...byRule.values()];
};

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

export const valueUnitOf = (graph: Graph, kinds: readonly Kind[]): number => {
  let valueUnit = 0;
  for (const { view } of kinds) for (const value of view.value) valueUnit = gcd(valueUnit, value);
  for (const mark of graph.marks) valueUnit = gcd(valueUnit, mark.amount);
  return Math.max(1, valueUnit);
};

export const floorTo = (value: number, valueUnit: number): number => Math.floor(value / valueUnit) * valueUnit;

export interface BestFound {
  readonly run: FoundRun | undefined;
  readonly bound: number;
  readonly done: boolean;
}

export const bestOf = (
  graph: Graph,
  kind: Kind,
  meter: Meter,
  query: { blocked?: Uint8Array; prices?: Int32Array; share?: number },
): BestFound => {
  let run: FoundRun | undefined;
  let most = 0;
  for (const known of kind.pool) {
    const net = netOf(graph, known, query);
    if (net > most) [run, most] = [known, net];
  }
  if (run && run.net !== most) run = { ...run, net: most };
  // No run brings more than the best when all track is free and costs nothing.
  if (most >= kind.top) return { run, bound: most, done: true };
  // Where not every way is listed bounds prove nothing: with nothing left of the budget there is nothing to set up a question for.
  const isSpent = meter.nodes >= meter.budget;
  if (!graph.complete && isSpent && query.blocked) return { run, bound: kind.top, done: false };
  const visit = (found: FoundRun): void => {
    run = found;
    kind.pool.push(found);
  };
  const ways = graph.complete ? undefined : FEW_WAYS;
  const asked = kind.search.find({ ...query, ways, above: most, mode: 'best', visit }, meter);
  return { run, bound: asked.bound, done: asked.done };
};

/** What a known run is worth under other conditions; 0 where it cannot run. */
export const netOf = (graph: Graph, run: FoundRun, query: { blocked?: Uint8Array; prices?: Int32Array }): number => {
  let net = run.value;
  for (const l of run.links) {
    for (const t of linkAt(graph, l).tracks) {
      if (query.blocked?.[t] === 1) return 0;
      net -= query.prices?.[t] ?? 0;
    }
  }
  return net;
};

/** Of the budget, what a question may use where not every way is listed, and ways between two stops: no answer would prove anything. */
export const QUICK_LOOK = 1 / 50;
const FEW_WAYS = 2;

export const orders = (kinds: readonly Kind[]): Kind[][] => {
  const forwards = kinds.flatMap((kind) => kind.trains.map(() => kind));
  if (kinds.length < 2) return [forwards];
  return [forwards, [...forwards].reverse()];
};

const mark = (graph: Graph, run: FoundRun, used: Uint8Array, value: number): void => {
  for (const l of run.links) for (const t of linkAt(graph, l).tracks) used[t] = value;
};

/** Each train in turn takes its best run on the track that is left. */
export const runInOrder = (
  state: State,
  order: readonly Kind[],
  used: Uint8Array,
  chosen: readonly [Kind, FoundRun][],
): void => {
  const runs = [...chosen];
  for (const kind of order) {
    const { run } = bestOf(state.graph, kind, state.meter, {
      blocked: used,
      share: state.graph.complete ? 1 / 16 : QUICK_LOOK,
    });
    if (!run) continue;
    runs.push([kind, run]);
    mark(state.graph, run, used, 1);
  }
  keep(state, runs);
};

export const keep = (state: State, runs: readonly (readonly [Kind, FoundRun])[]): void => {
  const value = runs.reduce((sum, [, run]) => sum + run.value, 0);
  if (value <= state.value) return;
  state.value = value;
  const taken = new Map<Kind, number>();
  state.best = runs.map(([kind, run]) => {
    const i = taken.get(kind) ?? 0;
    taken.set(kind, i + 1);
    return { train: kind.trains[i] as RouteTrain, run };
  });
};

/** A run found at some prices, with the others around it. */
export const tryAround = (state: State, kind: Kind, run: FoundRun): void => {
  const used = new Uint8Array(state.graph.tracks);
  mark(state.graph, run, used, 1);
  const rest = state.kinds.flatMap((k) => k.trains.slice(k === kind ? 1 : 0).map(() => k));
  runInOrder(state, rest, used, [[kind, run]]);
};

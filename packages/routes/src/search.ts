/**
 * The exact search for the runs of one kind of train: depth-first branch and bound. `question.ts` says which links are open
 * and what they gain, `walkBounds.ts` and its neighbors bound what a partial run can still gain, `grow.ts` branches.
 */
import { linkOther } from './walkBounds.ts';
import { linkAt, type Graph } from './compile.ts';
import { growRuns, type Incumbent } from './grow.ts';
import { questionOf, type TrainSearch, trainSearchOf } from './question.ts';
import { ceilingOf } from './remainingBound.ts';
import type { View } from './trainView.ts';
import { boundsWithVisitPrices, plainBounds } from './visitPrices.ts';

export interface Meter {
  nodes: number;
  readonly budget: number;
}

export interface FoundRun {
  readonly value: number;
  /** The value less the prices of the track used. */
  readonly net: number;
  /** From one end of the run to the other. */
  readonly links: readonly number[];
  /** The station it grew from, and how many links lie before it. */
  readonly root: number;
  readonly rootAt: number;
}

export interface RunQuery {
  /** Track that may not be used. */
  readonly blocked?: Uint8Array | undefined;
  /** Prices of track, by number. */
  readonly prices?: Int32Array | undefined;
  /** Only runs whose net value is above this. */
  readonly above: number;
  /** Part of the whole budget that this question may use. */
  readonly share?: number | undefined;
  /** Of the ways between two stops only so many, those that gain most: where no answer would prove anything. */
  readonly ways?: number | undefined;
  /** Keep only the best (raises `above` as it goes), or meet all. */
  readonly mode: 'best' | 'all';
  readonly visit: (found: FoundRun) => void;
}

export interface RunQueryResult {
  /** False if the budget ran out first. */
  readonly done: boolean;
  /** No run has a higher net value. */
  readonly bound: number;
}

export interface Searcher {
  readonly find: (query: RunQuery, meter: Meter) => RunQueryResult;
  /** No run can be worth more, whatever track there is: the best stops within the range. */
  readonly ceiling: number;
}

/** Steps after which a question counts as hard. */
const EASY = 1_500;

const answer = (train: TrainSearch, query: RunQuery, meter: Meter): RunQueryResult => {
  const { graph, view, range, roots, cells } = train;
  const question = questionOf(train, query);
  // Setting up costs time too.
  meter.nodes += (graph.links.length + cells) >> 2;
  const limit = Math.min(meter.budget, meter.nodes + Math.floor(meter.budget * (query.share ?? 1)));
  const incumbent: Incumbent = { above: query.above, best: 0 };
  const plain = plainBounds(graph, view, range, question.pairs);
  const withVisitPrices = (): typeof plain => {
    const bounds = boundsWithVisitPrices(graph, view, range, question.pairs, roots, plain, incumbent.above);
    meter.nodes += cells;
    return bounds;
  };
  // Most questions are answered in a few steps; only the others are worth better bounds.
  const isHard = query.mode === 'all' && !range.unlimited;
  const pause = query.mode === 'all' || range.unlimited ? limit : Math.min(limit, meter.nodes + EASY);
  let grown = growRuns(train, question, isHard ? withVisitPrices() : plain, incumbent, query, meter, pause);
  if (!grown.done && pause < limit)
    grown = growRuns(train, question, withVisitPrices(), incumbent, query, meter, limit);
  const { done, bound } = grown;
  if (!done) return { done, bound: Math.max(bound, incumbent.best) };
  return { done, bound: query.mode === 'best' ? Math.max(incumbent.best, query.above) : bound };
};

export const searcher = (graph: Graph, view: View): Searcher => {
  const train = trainSearchOf(graph, view);
  return { find: (query, meter) => answer(train, query, meter), ceiling: ceilingOf(graph, view) };
};

/** The stops of a run, from end to end. */
export const stopsOf = (graph: Graph, { links, root, rootAt }: FoundRun): number[] => {
  const before: number[] = [];
  for (let i = rootAt - 1, v = root; i >= 0; i--) {
    v = linkOther(linkAt(graph, links[i] as number), v);
    before.push(v);
  }
  const after: number[] = [];
  for (let i = rootAt, v = root; i < links.length; i++) {
    v = linkOther(linkAt(graph, links[i] as number), v);
    after.push(v);
  }
  return [...before.reverse(), root, ...after];
};

/** The parts of the search, each by itself: what a question opens, what two arms gain, what a walk gains. */
import { describe, expect, it } from 'vitest';
import { armBounds } from '../src/armBounds.ts';
import { branchBound } from '../src/branchBound.ts';
import { walkFinder } from '../src/bestWalk.ts';
import { compile, type Graph } from '../src/compile.ts';
import { gainTables } from '../src/gainTables.ts';
import { growRuns, type Incumbent } from '../src/grow.ts';
import { paySheet } from '../src/pay.ts';
import { questionOf, type TrainSearch, trainSearchOf } from '../src/question.ts';
import type { FoundRun } from '../src/search.ts';
import { stepsByLinks } from '../src/steps.ts';
import { trackUse } from '../src/trackUse.ts';
import { viewOf } from '../src/trainView.ts';
import { twoArms } from '../src/twoArms.ts';
import { boundsWithVisitPrices, plainBounds } from '../src/visitPrices.ts';
import { smallBoard } from './boards.ts';

const BOARDS = 60;

/** A board of 18MEX that has a run, as its first train sees it. */
const trainsOn = function* (): Generator<{ graph: Graph; train: TrainSearch }> {
  for (let seed = 0; seed < BOARDS; seed++) {
    const problem = smallBoard('18MEX', seed);
    const graph = compile(problem);
    const [first] = problem.trains;
    if (!first || graph.links.length === 0) continue;
    yield { graph, train: trainSearchOf(graph, viewOf(problem, graph, first.rule)) };
  }
};

const BUDGET = 1_000_000;

const grown = (
  { graph, train }: { graph: Graph; train: TrainSearch },
  mode: 'best' | 'all',
  priced: boolean,
): readonly FoundRun[] => {
  const question = questionOf(train, { mode });
  const plain = plainBounds(graph, train.view, train.range, question.pairs);
  const bounds = priced
    ? boundsWithVisitPrices(graph, train.view, train.range, question.pairs, train.roots, plain, 0)
    : plain;
  const found: FoundRun[] = [];
  const incumbent: Incumbent = { above: 0, best: 0 };
  const meter = { nodes: 0, budget: BUDGET };
  const { done, bound } = growRuns(
    train,
    question,
    bounds,
    incumbent,
    { mode, visit: (run) => found.push(run) },
    meter,
    BUDGET,
  );
  expect(done).toBe(true);
  for (const { net } of found) expect(net).toBeLessThanOrEqual(bound);
  return found;
};

const best = (found: readonly FoundRun[]): number => Math.max(0, ...found.map(({ net }) => net));

describe('a question', () => {
  it('blocks every link that uses blocked track, and charges prices', () => {
    for (const { graph, train } of trainsOn()) {
      const blocked = new Uint8Array(graph.tracks);
      const track = graph.links[0]?.tracks[0];
      if (track === undefined) continue;
      blocked[track] = 1;
      const prices = new Int32Array(graph.tracks);
      prices[track] = 7;
      const { open } = questionOf(train, { mode: 'all', blocked });
      const { gain } = questionOf(train, { mode: 'all', prices });
      const free = questionOf(train, { mode: 'all' });
      for (const { id, tracks } of graph.links) {
        const uses = tracks.includes(track);
        if (uses) expect(open[id]).toBe(0);
        expect(gain[id]).toBe((free.gain[id] as number) - (uses ? 7 : 0));
      }
    }
  });
});

describe('branch and bound', () => {
  it('finds the same best run with dominance and without, with visit prices and without', () => {
    let withRuns = 0;
    for (const each of trainsOn()) {
      const all = best(grown(each, 'all', false));
      expect(best(grown(each, 'best', false))).toBe(all);
      expect(best(grown(each, 'best', true))).toBe(all);
      if (all > 0) withRuns += 1;
    }
    expect(withRuns).toBeGreaterThan(BOARDS / 3);
  });

  it('leaves its scratch memory clean', () => {
    for (const each of trainsOn()) {
      grown(each, 'all', true);
      expect(each.train.used.every((value) => value === 0)).toBe(true);
      expect(each.train.visited.every((value) => value === 0)).toBe(true);
    }
  });
});

describe('two arms', () => {
  it('gain at least as much with more left', () => {
    let asked = 0;
    for (const { graph, train } of trainsOn()) {
      const question = questionOf(train, { mode: 'all' });
      const arms = armBounds(train, question, plainBounds(graph, train.view, train.range, question.pairs));
      const root = train.roots.find((stop) => (question.links[stop]?.length ?? 0) > 1);
      const first = root === undefined ? undefined : question.links[root]?.[0];
      if (root === undefined || first === undefined) continue;
      const { along, against } = question.pairs;
      const forwards = train.linkA[first] === root;
      arms.begin(root, train.rank[root] as number, 0, (forwards ? train.linkB : train.linkA)[first] as number);
      const pair = (forwards ? along : against)[first] as number;
      for (let a = 1; a <= train.range.A; a++) {
        expect(arms.both(pair, a, 0)).toBeGreaterThanOrEqual(arms.both(pair, a - 1, 0));
        expect(arms.both(pair, a, 0)).toBeGreaterThanOrEqual(arms.second(a, 0));
        asked += 1;
      }
    }
    expect(asked).toBeGreaterThan(0);
  });
});

describe('walks', () => {
  it('never gain less than the best run, and are as good as they claim', () => {
    for (const each of trainsOn()) {
      const { graph, train } = each;
      if (train.range.unlimited) continue;
      const steps = stepsByLinks(graph, train.view);
      const find = walkFinder(graph, train.view, train.range, steps);
      const worth = Float64Array.from(train.view.value);
      const gain = Float64Array.from(steps.gains(new Float64Array(graph.tracks)));
      const walks = find(gain, worth);
      expect(walks.net).toBeGreaterThanOrEqual(best(grown(each, 'all', false)));
      const walk = walks.best();
      const sum =
        (walk?.stops ?? []).reduce((total, stop) => total + (worth[stop] as number), 0) +
        (walk?.arms.flat() ?? []).reduce((total, step) => total + (gain[step] as number), 0);
      expect(sum).toBe(walks.net);
    }
  });

  it('do not go straight back', () => {
    for (const { graph, train } of trainsOn()) {
      if (train.range.unlimited) continue;
      const steps = stepsByLinks(graph, train.view);
      const { fromPlace, toPlace } = gainTables(graph, train.range, steps);
      const walk = walkFinder(
        graph,
        train.view,
        train.range,
        steps,
      )(Float64Array.from(steps.gains(new Float64Array(graph.tracks))), Float64Array.from(train.view.value)).best();
      for (const arm of walk?.arms ?? [])
        for (const [index, step] of arm.entries())
          if (index > 0) expect(toPlace[step]).not.toBe(fromPlace[arm[index - 1] as number]);
    }
  });
});

describe('the parts of a growing run', () => {
  it('links run from the end of the first arm over the root to the end of the second', () => {
    const run = twoArms();
    for (const link of [1, 2, 3]) run.push(false, link);
    for (const link of [7, 8]) run.push(true, link);
    run.pop(true);
    expect([run.links(), run.rootAt()]).toEqual([[3, 2, 1, 7], 3]);
  });

  it('track that a link takes is taken for every link that shares it, until it is released', () => {
    // Links 0 and 1 share track 2; link 2 has track of its own.
    const track = trackUse({
      used: new Uint8Array(4),
      trackStart: Int32Array.from([0, 2, 3, 4]),
      trackOf: Int32Array.from([1, 2, 2, 3]),
    });
    track.take(0);
    expect([0, 1, 2].map(track.isFree)).toEqual([false, false, true]);
    track.release(0);
    expect([0, 1, 2].every(track.isFree)).toBe(true);
  });

  it('a branch is bounded by what it has, what its arms can gain and the visit prices left', () => {
    for (const { train } of trainsOn()) {
      const after = new Int32Array(train.cells).fill(30);
      const mostOf = branchBound(train, { after }, { both: () => 70 }, undefined);
      expect(mostOf(0, true, 0, 0, 100, 5)).toBe(train.range.unlimited ? Number.MAX_SAFE_INTEGER : 135);
      expect(mostOf(0, false, 0, 0, 100, 5)).toBe(train.range.unlimited ? Number.MAX_SAFE_INTEGER : 175);
    }
  });

  it('a train that is paid for some stops may leave out any of them: the best rest counts', () => {
    const [{ train } = { train: undefined }] = trainsOn();
    if (!train) throw new Error('no board has a run');
    const sheet = paySheet({ stops: 2, skip: 'any', towns: 'counted' });
    for (const value of [40, 10, 30]) sheet.push(value, false, false);
    sheet.settle();
    const range = { ...train.range, A: 2 };
    const after = Int32Array.from([0, 50, 90]);
    const mostOf = branchBound({ range, stride: 1, width: 3 }, { after }, { both: () => 0 }, sheet);
    // Two stops paid and nothing after: 70; one paid and one after: 40 + 50; none paid and two after: 90.
    expect(mostOf(0, true, 0, 0, 0, 0)).toBe(90);
    expect(mostOf(0, false, 0, 0, 0, 0)).toBe(70);
  });
});

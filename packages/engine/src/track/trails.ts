/**
 * Search over trails: chains of track from a station that use no hex side, junction or stop twice, do not turn back, and
 * change gauge only at stops.
 *
 * A step is one path walked in one direction. Almost every step is found by a plain breadth-first search whose chains happen to
 * be trails. What is left over (a step that the plain search could only reach by using something twice) is decided one by
 * one by an exact search, which a look-ahead without the "nothing twice" rule keeps short.
 */
import { flatMap } from '../lists.ts';
import { memo } from '../memo.ts';
import { distancesTo } from './grid.ts';
import type { Grid } from './grid.ts';
import { Marks } from './marks.ts';
import { hexOfArrival, NODES, nodeUse, PATHS, PER_HEX } from './steps.ts';
import type { Step, TrackSteps } from './steps.ts';

export interface TrailMap {
  readonly steps: TrackSteps;
  /** Whether a trail may go on through a node that it has entered. */
  readonly passes: (hex: number, node: number) => boolean;
}

export interface Source {
  readonly hex: number;
  readonly node: number;
}

/** Steps walked one after the other from a station; the last one first. */
interface Chain {
  readonly step: Step;
  readonly parent: Chain | null;
  readonly source: number;
}

export interface ReachedTrack {
  /** By `hex * 16 + node`: entered by a trail. */
  readonly nodes: readonly number[];
  /** By `hex * 32 + path`. */
  readonly paths: readonly number[];
  /** As arrivals of steps are numbered: a trail can come into the hex over that edge. */
  readonly arrivals: readonly number[];
  /** Hexes that were looked at though no trail may come to them. */
  readonly lookedAt: readonly number[];
}

/** A trail from its station on. */
export interface Trail {
  /** The number of the station's node, as `nodeUse` gives it. */
  readonly source: number;
  readonly steps: readonly Step[];
}

/**
 * Steps in the order in which they were come to, each with the one before it (-1: none) and the station it comes from. They are
 * gone on from in the same order; or, where a search is on its way to a hex, those first that lead nearest to it.
 */
class Queue {
  private readonly steps: Step[] = [];
  private readonly before: number[] = [];
  private readonly sources: number[] = [];
  /** Places of those that nobody has gone on from yet. */
  private readonly waiting: number[] = [];
  private length = 0;
  private gone = 0;
  private distances: Int32Array | undefined;

  begin(distances: Int32Array | undefined): void {
    this.length = 0;
    this.gone = 0;
    this.waiting.length = 0;
    this.distances = distances;
  }

  push(step: Step, before: number, source: number): void {
    if (this.distances) this.waiting.push(this.length);
    this.steps[this.length] = step;
    this.before[this.length] = before;
    this.sources[this.length++] = source;
  }

  /** The place of the step to go on from; -1 where there is none left. */
  next(): number {
    if (!this.distances) return this.gone < this.length ? this.gone++ : -1;
    const { waiting } = this;
    let nearest = 0;
    let least = Infinity;
    for (let at = waiting.length - 1; at >= 0; at--) {
      const distance = this.distanceAt(waiting[at] as number, this.distances);
      if (distance >= least) continue;
      least = distance;
      nearest = at;
    }
    const last = waiting.pop();
    if (last === undefined || nearest === waiting.length) return last ?? -1;
    const chosen = waiting[nearest] as number;
    waiting[nearest] = last;
    return chosen;
  }

  private distanceAt(at: number, distances: Int32Array): number {
    const { hex, arrival } = this.step(at);
    return distances[arrival < 0 ? hex : hexOfArrival(arrival)] ?? Infinity;
  }

  step(at: number): Step {
    return this.steps[at] as Step;
  }

  source(at: number): number {
    return this.sources[at] as number;
  }

  /** The steps of the chain that ends with the step that was come to last; the first one first. */
  lastChain(): Trail {
    const steps: Step[] = [];
    const last = this.length - 1;
    for (let at = last; at >= 0; at = this.before[at] as number) steps.push(this.step(at));
    return { source: this.source(last), steps: steps.reverse() };
  }

  /** Whether a step after this one would use what its own chain has used already. */
  repeats({ uses }: Step, before: number, source: number): boolean {
    if (uses === source) return true;
    for (let at = before; at >= 0; at = this.before[at] as number) if (this.step(at).uses === uses) return true;
    return false;
  }
}

const MOST_WATCHED = 4;

/**
 * Chains on their way to a goal, as lists of the steps in the order in which they were come to: each with the one before it (-1:
 * it is one of the starts) and the watched things that its chain has used, as a bit set.
 */
class Walks {
  private readonly steps: Step[] = [];
  private readonly before: number[] = [];
  private readonly starts: Chain[] = [];
  private readonly used: number[] = [];
  length = 0;
  private readonly visited: Marks;
  /** By step, the bit sets with which it was visited, as a bit set of them. */
  private readonly ways: Int32Array;

  constructor(steps: number) {
    this.visited = new Marks(steps);
    this.ways = new Int32Array(steps);
  }

  begin(starts: readonly Chain[]): void {
    this.visited.clear();
    this.length = 0;
    for (const start of starts) this.push(start.step, -1, start, 0);
  }

  push(step: Step, before: number, start: Chain, used: number): void {
    this.steps[this.length] = step;
    this.before[this.length] = before;
    this.starts[this.length] = start;
    this.used[this.length++] = used;
  }

  step(at: number): Step {
    return this.steps[at] as Step;
  }

  start(at: number): Chain {
    return this.starts[at] as Chain;
  }

  usedAt(at: number): number {
    return this.used[at] as number;
  }

  wasVisited(step: number, used: number): boolean {
    return this.visited.has(step) && ((this.ways[step] as number) & (1 << used)) !== 0;
  }

  visit(step: number, used: number): void {
    if (this.visited.add(step)) this.ways[step] = 0;
    this.ways[step] = (this.ways[step] as number) | (1 << used);
  }

  chain(at: number): Chain {
    const before = this.before[at] as number;
    const start = this.start(at);
    return before < 0 ? start : { step: this.step(at), parent: this.chain(before), source: start.source };
  }
}

/** What a search has found so far; reused by later searches. */
class SearchState {
  readonly queue = new Queue();
  readonly walks: Walks;
  readonly proven: Marks;
  readonly used: Marks;
  private readonly nodeMarks: Marks;
  private readonly pathMarks: Marks;
  private readonly arrivalMarks: Marks;
  nodes: number[] = [];
  paths: number[] = [];
  arrivals: number[] = [];

  constructor({ ids }: Grid) {
    const marks = (perHex: number): Marks => new Marks(ids.length * perHex);
    this.walks = new Walks(ids.length * PER_HEX.steps);
    this.proven = marks(PER_HEX.steps);
    this.used = marks(PER_HEX.uses);
    this.nodeMarks = marks(PER_HEX.nodes);
    this.pathMarks = marks(PER_HEX.paths);
    this.arrivalMarks = marks(PER_HEX.arrivals);
  }

  clear(): void {
    this.proven.clear();
    this.used.clear();
    this.nodeMarks.clear();
    this.pathMarks.clear();
    this.arrivalMarks.clear();
    this.nodes = [];
    this.paths = [];
    this.arrivals = [];
  }

  note({ hex, link, node, arrival }: Step): void {
    const path = hex * PATHS + link.path;
    if (this.pathMarks.add(path)) this.paths.push(path);
    if (node >= 0) {
      const entered = hex * NODES + node;
      if (this.nodeMarks.add(entered)) this.nodes.push(entered);
    } else if (arrival >= 0 && this.arrivalMarks.add(arrival)) this.arrivals.push(arrival);
  }

  /** Whether a step leads nowhere new. */
  knows({ hex, link, node, arrival }: Step): boolean {
    if (!this.pathMarks.has(hex * PATHS + link.path)) return false;
    if (node >= 0) return this.nodeMarks.has(hex * NODES + node);
    return arrival < 0 || this.arrivalMarks.has(arrival);
  }
}

const idle = memo<Grid, SearchState[]>(() => []);

/** A question that is asked during a search may need a search of its own: each has a state of its own. */
const withSearchState = <T>(grid: Grid, search: (known: SearchState) => T): T => {
  const free = idle(grid);
  const known = free.pop() ?? new SearchState(grid);
  known.clear();
  const found = search(known);
  free.push(known);
  return found;
};

const chainsFrom = (map: TrailMap, { hex, node }: Source): Chain[] =>
  map.steps.from(hex, node).map((step) => ({ step, parent: null, source: nodeUse(hex, node) }));

const NOWHERE: readonly number[] = [];

const nextSteps = (map: TrailMap, step: Step): readonly number[] =>
  step.node >= 0 && !map.passes(step.hex, step.node) ? NOWHERE : map.steps.next(step);

const goOn = (map: TrailMap, chain: Chain): Chain[] =>
  nextSteps(map, chain.step).map((id) => ({ step: map.steps.step(id), parent: chain, source: chain.source }));

/** The shortest chain on to the goal that uses nothing of `used` and no watched thing twice; other things it may use twice. */
const lookAhead = (
  map: TrailMap,
  { walks }: SearchState,
  starts: readonly Chain[],
  goal: Step,
  used: readonly number[],
  watched: readonly number[],
): Chain | null => {
  walks.begin(starts);
  for (let at = 0; at < walks.length; at++) {
    const step = walks.step(at);
    if (step.id === goal.id) return walks.chain(at);
    if (used.includes(step.uses)) continue;
    const seen = walks.usedAt(at);
    const watch = watched.indexOf(step.uses);
    if (watch >= 0 && seen & (1 << watch)) continue;
    const now = watch < 0 ? seen : seen | (1 << watch);
    if (walks.wasVisited(step.id, now)) continue;
    walks.visit(step.id, now);
    for (const id of nextSteps(map, step)) {
      const on = map.steps.step(id);
      // The same question is asked when its turn comes: what is known to lead nowhere need not wait in line.
      if (id === goal.id || !(used.includes(on.uses) || walks.wasVisited(id, now)))
        walks.push(on, at, walks.start(at), now);
    }
  }
  return null;
};

/** What a chain uses more than once. */
const usedTwice = (last: Chain): readonly number[] => {
  const used = new Set<number>([last.source]);
  const twice: number[] = [];
  for (let at: Chain | null = last; at; at = at.parent) {
    if (used.has(at.step.uses)) twice.push(at.step.uses);
    used.add(at.step.uses);
  }
  return twice;
};

/**
 * Some trail from one of `starts` to the goal, apart from what is used already; the goal's own use is in `used` from the start.
 * The look-ahead watches a few things that chains were tempted to use twice: where that leaves no chain there is no trail, and
 * most often it leaves one that is a trail. Otherwise every start is tried.
 */
const findTrail = (
  map: TrailMap,
  known: SearchState,
  starts: readonly Chain[],
  goal: Step,
  used: readonly number[],
): Chain | null => {
  const watched: number[] = [];
  for (;;) {
    const chain = lookAhead(map, known, starts, goal, used, watched);
    if (!chain) return null;
    const twice = usedTwice(chain).find((thing) => !watched.includes(thing));
    if (twice === undefined) return chain;
    if (watched.length === MOST_WATCHED) break;
    watched.push(twice);
  }
  for (const start of starts) {
    const { uses } = start.step;
    if (used.includes(uses)) continue;
    const trail = findTrail(map, known, goOn(map, start), goal, [...used, uses]);
    if (trail) return trail;
  }
  return null;
};

/**
 * The plain breadth-first search, up to a step that is enough: whether there is one. What it could only reach by using something
 * twice is in doubt.
 */
const plainSearch = (
  map: TrailMap,
  { proven, used, queue }: SearchState,
  sources: readonly Source[],
  isEnough: (step: Step) => boolean,
  { doubt, towards }: { readonly doubt?: (step: Step) => void; readonly towards?: number | undefined } = {},
): boolean => {
  queue.begin(towards === undefined ? undefined : distancesTo(map.steps.grid, towards));
  const visit = (step: Step, before: number, source: number): boolean => {
    if (proven.has(step.id)) return false;
    // Only what some chain has used can have been used by this one.
    if (!used.add(step.uses) && queue.repeats(step, before, source)) {
      doubt?.(step);
      return false;
    }
    proven.add(step.id);
    queue.push(step, before, source);
    return isEnough(step);
  };
  const goesOn = (steps: readonly number[], at: number): boolean => {
    for (let index = 0; index < steps.length; index++) {
      const next = steps[index] as number;
      if (!proven.has(next) && visit(map.steps.step(next), at, queue.source(at))) return true;
    }
    return false;
  };
  for (const { hex, node } of sources) used.add(nodeUse(hex, node));
  for (const { hex, node } of sources)
    for (const step of map.steps.from(hex, node)) if (visit(step, -1, nodeUse(hex, node))) return true;
  for (let at = queue.next(); at >= 0; at = queue.next()) if (goesOn(nextSteps(map, queue.step(at)), at)) return true;
  return false;
};

/**
 * Whether the plain search alone comes to such a step: a yes is proven, a no proves nothing. Where such steps are in one hex the
 * search goes towards it.
 */
export const leadsTo = (
  map: TrailMap,
  sources: readonly Source[],
  isWanted: (step: Step) => boolean,
  towards?: number,
): boolean => withSearchState(map.steps.grid, (known) => plainSearch(map, known, sources, isWanted, { towards }));

/** As `leadsTo`: a trail that comes to such a step. */
export const trailToSome = (
  map: TrailMap,
  sources: readonly Source[],
  isWanted: (step: Step) => boolean,
): Trail | undefined =>
  withSearchState(map.steps.grid, (known) =>
    plainSearch(map, known, sources, isWanted) ? known.queue.lastChain() : undefined,
  );

/** Everything that trails from the sources come to. */
export const searchTrails = (map: TrailMap, sources: readonly Source[]): ReachedTrack =>
  withSearchState(map.steps.grid, (known) => {
    const doubtful = new Map<number, Step>();
    plainSearch(
      map,
      known,
      sources,
      (step) => {
        known.note(step);
        return false;
      },
      {
        doubt: (step) => {
          if (!doubtful.has(step.id)) doubtful.set(step.id, step);
        },
      },
    );
    const open = [...doubtful.values()].filter((step) => !known.proven.has(step.id));
    if (open.length > 0) decideDoubts(map, known, sources, open);
    const { nodes, paths, arrivals } = known;
    const lookedAt = flatMap(open, ({ hex, arrival }) => (arrival < 0 ? [hex] : [hex, hexOfArrival(arrival)]));
    return { nodes, paths, arrivals, lookedAt };
  });

/**
 * Whether trails come to enough steps in one hex; `isEnough` is called with each of them. A yes ends the search, and doubts are decided
 * only there.
 */
export const comesToEnoughIn = (
  map: TrailMap,
  sources: readonly Source[],
  hex: number,
  isEnough: (step: Step) => boolean,
): boolean =>
  withSearchState(map.steps.grid, (known) => {
    const isEnoughHere = (step: Step): boolean => {
      known.note(step);
      return step.hex === hex && isEnough(step);
    };
    const doubtful = new Map<number, Step>();
    if (plainSearch(map, known, sources, isEnoughHere, { doubt: (step) => doubtful.set(step.id, step) })) return true;
    const beginnings = sources.map((source) => chainsFrom(map, source));
    const open = [...doubtful.values()].filter((step) => !known.proven.has(step.id));
    listBehind(map, known, open);
    return open.some((goal) => {
      if (goal.hex !== hex || known.knows(goal)) return false;
      const trail = trailTo(map, known, sources, beginnings, goal);
      return stepsOf(trail).some(isEnoughHere);
    });
  });

/** Whatever lies behind a doubtful step is doubtful too, unless it was reached otherwise: it joins the list. */
const listBehind = (map: TrailMap, known: SearchState, open: Step[]): void => {
  const listed = new Set(open.map((step) => step.id));
  for (let i = 0; i < open.length; i++) {
    const step = open[i];
    if (!step) continue;
    for (const next of nextSteps(map, step)) {
      if (known.proven.has(next) || listed.has(next)) continue;
      listed.add(next);
      open.push(map.steps.step(next));
    }
  }
};

const stepsOf = (last: Chain | null): readonly Step[] => {
  const steps: Step[] = [];
  for (let at = last; at; at = at.parent) steps.push(at.step);
  return steps;
};

/** Some trail from a source to a step. */
const trailTo = (
  map: TrailMap,
  known: SearchState,
  sources: readonly Source[],
  beginnings: readonly (readonly Chain[])[],
  goal: Step,
): Chain | null => {
  for (const [index, source] of sources.entries()) {
    const from = nodeUse(source.hex, source.node);
    if (from === goal.uses) continue;
    const trail = findTrail(map, known, beginnings[index] ?? [], goal, [from, goal.uses]);
    if (trail) return trail;
  }
  return null;
};

const decideDoubts = (map: TrailMap, known: SearchState, sources: readonly Source[], open: Step[]): void => {
  const beginnings = sources.map((source) => chainsFrom(map, source));
  listBehind(map, known, open);
  for (const goal of open) {
    if (known.knows(goal)) continue;
    for (const step of stepsOf(trailTo(map, known, sources, beginnings, goal))) known.note(step);
  }
};

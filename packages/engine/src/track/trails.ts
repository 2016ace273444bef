/**
 * Search over trails: chains of track from a station that use no hex side, junction or stop twice, do not turn back, and
 * change gauge only at stops.
 *
 * A step is one path walked in one direction. Almost every step is found by a plain breadth-first search whose chains happen to
 * be trails. What is left over (a step that the plain search could only reach by using something twice) is decided one by
 * one by an exact search, which a look-ahead without the "nothing twice" rule keeps short.
 */
import type { Grid } from './grid.ts';
import type { Link, Links } from './shape.ts';
import type { Gauge } from './types.ts';

/** Broad 0, narrow 1, dual 2: the gauge of a chain is the narrowest condition met since the last stop. */
export type ChainGauge = 0 | 1 | 2;
const GAUGE_NUMBER: Readonly<Record<Gauge, ChainGauge>> = { broad: 0, narrow: 1, dual: 2 };

export const gaugeNumber = (gauge: Gauge): ChainGauge => GAUGE_NUMBER[gauge];

/** Dual track continues any chain; broad and narrow do not meet: -1. */
export const joinedGauge = (chain: number, next: number): number => {
  if (chain === next || next === 2) return chain;
  return chain === 2 ? next : -1;
};

export interface TrailMap {
  readonly grid: Grid;
  readonly links: (hex: number) => Links;
  /** Whether a trail may go on through a node that it has entered. */
  readonly passes: (hex: number, node: number) => boolean;
  /** Junctions do not end a chain: the gauge goes on. */
  readonly isJunction: (hex: number, node: number) => boolean;
  readonly gaugesMatter: boolean;
}

export interface Source {
  readonly hex: number;
  readonly node: number;
}

const PATHS = 32;
const NODES = 16;
const LANES = 8;

/** A step, numbered so that equal steps have equal numbers. */
interface Step {
  readonly id: number;
  readonly hex: number;
  readonly link: Link;
  readonly gauge: number;
  /** What it uses up at its far end: a hex side or a node. */
  readonly uses: number;
  /** Where one can go on from here; found when first asked for, since the exact search comes by again and again. */
  next: readonly Step[] | null;
}

/** Steps walked one after the other from a station; the last one first. */
interface Chain {
  readonly step: Step;
  readonly parent: Chain | null;
  readonly source: number;
}

export interface Found {
  /** By `hex * 16 + node`: entered by a trail. */
  readonly nodes: Set<number>;
  /** By `hex * 32 + path`. */
  readonly paths: Set<number>;
  /** By `((hex * 6 + edge) * 8 + lane) * 3 + gauge`: a trail can come into the hex over that edge. */
  readonly arrivals: Set<number>;
}

const laneNumber = (of: number, index: number): number => (of * (of - 1)) / 2 + index;
const LANE_OF = [1, 2, 2, 3, 3, 3];
const LANE_INDEX = [0, 0, 1, 0, 1, 2];

export const readArrival = (key: number) => {
  const gauge = key % 3;
  const lane = Math.floor(key / 3) % LANES;
  const side = Math.floor(key / (3 * LANES));
  return {
    hex: Math.floor(side / 6),
    edge: side % 6,
    lanes: LANE_OF[lane] ?? 1,
    lane: LANE_INDEX[lane] ?? 0,
    gauge,
  };
};

const nodeUse = (hex: number, node: number): number => -(hex * NODES + node) - 1;

/** The side at the far end of a link as seen from the lower-numbered hex, or the node there. */
const useOf = (map: TrailMap, hex: number, link: Link): number => {
  const { to } = link;
  if ('node' in to) return nodeUse(hex, to.node);
  const of = to.lane?.of ?? 1;
  const index = to.lane?.index ?? 0;
  const near = hex * 6 + to.edge;
  const other = map.grid.across[near] ?? -1;
  if (other < 0) return near * LANES;
  const far = other * 6 + ((to.edge + 3) % 6);
  return near < far ? near * LANES + laneNumber(of, index) : far * LANES + laneNumber(of, of - 1 - index);
};

const stepOver = (map: TrailMap, hex: number, link: Link, gauge: number): Step => ({
  id: ((hex * PATHS + link.path) * 2 + (link.forward ? 1 : 0)) * 3 + gauge,
  hex,
  link,
  gauge,
  uses: useOf(map, hex, link),
  next: null,
});

const chainsFrom = (map: TrailMap, { hex, node }: Source): Chain[] =>
  (map.links(hex).byNode[node] ?? []).map((link) => ({
    step: stepOver(map, hex, link, map.gaugesMatter ? gaugeNumber(link.gauge) : 0),
    parent: null,
    source: nodeUse(hex, node),
  }));

const stepsAfter = (map: TrailMap, { link, hex, gauge: chain }: Step): readonly Step[] => {
  const next: Step[] = [];
  const { to } = link;
  if ('edge' in to) {
    const other = map.grid.across[hex * 6 + to.edge] ?? -1;
    if (other < 0) return next;
    const of = to.lane?.of ?? 1;
    const lane = of - 1 - (to.lane?.index ?? 0);
    for (const on of map.links(other).byEdge[(to.edge + 3) % 6] ?? []) {
      if (on.lanes !== of || on.lane !== lane) continue;
      const gauge = map.gaugesMatter ? joinedGauge(chain, gaugeNumber(on.gauge)) : 0;
      if (gauge >= 0) next.push(stepOver(map, other, on, gauge));
    }
    return next;
  }
  if (link.terminal || !map.passes(hex, to.node)) return next;
  const junction = map.isJunction(hex, to.node);
  for (const on of map.links(hex).byNode[to.node] ?? []) {
    if (on.path === link.path || on.terminal || (on.branch && link.branch)) continue;
    const own = map.gaugesMatter ? gaugeNumber(on.gauge) : 0;
    const gauge = junction ? joinedGauge(chain, own) : own;
    if (gauge >= 0) next.push(stepOver(map, hex, on, gauge));
  }
  return next;
};

const nextSteps = (map: TrailMap, step: Step): readonly Step[] => (step.next ??= stepsAfter(map, step));

const goOn = (map: TrailMap, chain: Chain): Chain[] =>
  nextSteps(map, chain.step).map((step) => ({ step, parent: chain, source: chain.source }));

/** Whether a step would use what its own chain has used already. */
const repeats = (step: Step, before: Chain | null, source: number): boolean => {
  const { uses } = step;
  if (uses === source) return true;
  for (let at = before; at; at = at.parent) if (at.step.uses === uses) return true;
  return false;
};

const arrivalOf = (map: TrailMap, { hex, link: { to }, gauge }: Step): number => {
  if ('node' in to) return -1;
  const other = map.grid.across[hex * 6 + to.edge] ?? -1;
  if (other < 0) return -1;
  const of = to.lane?.of ?? 1;
  const lane = laneNumber(of, of - 1 - (to.lane?.index ?? 0));
  return ((other * 6 + ((to.edge + 3) % 6)) * LANES + lane) * 3 + gauge;
};

const note = (map: TrailMap, found: Found, step: Step): void => {
  found.paths.add(step.hex * PATHS + step.link.path);
  if ('node' in step.link.to) found.nodes.add(step.hex * NODES + step.link.to.node);
  else found.arrivals.add(arrivalOf(map, step));
};

/** Whether a step would tell nothing new. */
const isKnown = (map: TrailMap, found: Found, step: Step): boolean =>
  found.paths.has(step.hex * PATHS + step.link.path) &&
  ('node' in step.link.to
    ? found.nodes.has(step.hex * NODES + step.link.to.node)
    : found.arrivals.has(arrivalOf(map, step)));

/** A chain on its way to a goal, with the watched things that it has used, as a bit set. */
interface Walk {
  readonly chain: Chain;
  readonly seen: number;
}

const MOST_WATCHED = 4;
const MOST_SEEN = 1 << MOST_WATCHED;

/** The shortest chain on to the goal that uses nothing of `used` and no watched thing twice; other things it may use twice. */
const lookAhead = (
  map: TrailMap,
  starts: readonly Chain[],
  goal: Step,
  used: ReadonlySet<number>,
  watched: readonly number[],
): Chain | null => {
  const visited = new Set<number>();
  const queue: Walk[] = starts.map((chain) => ({ chain, seen: 0 }));
  for (let i = 0; i < queue.length; i++) {
    const walk = queue[i];
    if (!walk) break;
    const { chain, seen } = walk;
    const { step, source } = chain;
    if (step.id === goal.id) return chain;
    if (used.has(step.uses)) continue;
    const watch = watched.indexOf(step.uses);
    if (watch >= 0 && seen & (1 << watch)) continue;
    const now = watch < 0 ? seen : seen | (1 << watch);
    const key = step.id * MOST_SEEN + now;
    if (visited.has(key)) continue;
    visited.add(key);
    for (const on of nextSteps(map, step)) {
      // The same question is asked when its turn comes: what is known to lead nowhere need not wait in line.
      if (on.id !== goal.id && (used.has(on.uses) || visited.has(on.id * MOST_SEEN + now))) continue;
      queue.push({ chain: { step: on, parent: chain, source }, seen: now });
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
 * Some trail from one of `starts` to the goal, beside what is used already; the goal's own use is in `used` from the start.
 * The look-ahead watches a few things that chains were tempted to use twice: where that leaves no chain there is no trail, and
 * most often it leaves one that is a trail. Otherwise every start is tried.
 */
const findTrail = (map: TrailMap, starts: readonly Chain[], goal: Step, used: Set<number>): Chain | null => {
  const watched: number[] = [];
  for (;;) {
    const chain = lookAhead(map, starts, goal, used, watched);
    if (!chain) return null;
    const twice = usedTwice(chain).find((thing) => !watched.includes(thing));
    if (twice === undefined) return chain;
    if (watched.length === MOST_WATCHED) break;
    watched.push(twice);
  }
  for (const start of starts) {
    const { uses } = start.step;
    if (used.has(uses)) continue;
    used.add(uses);
    const trail = findTrail(map, goOn(map, start), goal, used);
    used.delete(uses);
    if (trail) return trail;
  }
  return null;
};

interface PlainSearch {
  /** Steps that some trail comes to. */
  readonly proven: ReadonlySet<number>;
  /** It stopped at a step that was enough. */
  readonly enough: boolean;
}

/** The plain breadth-first search, up to a step that is enough. What it could only reach by using something twice is in doubt. */
const plainSearch = (
  map: TrailMap,
  beginnings: readonly Chain[],
  isEnough: (step: Step) => boolean,
  doubt?: (step: Step) => void,
): PlainSearch => {
  const proven = new Set<number>();
  const queue: Chain[] = [];
  const visit = (step: Step, parent: Chain | null, source: number): boolean => {
    if (proven.has(step.id)) return false;
    if (repeats(step, parent, source)) {
      doubt?.(step);
      return false;
    }
    proven.add(step.id);
    queue.push({ step, parent, source });
    return isEnough(step);
  };
  for (const { step, source } of beginnings) if (visit(step, null, source)) return { proven, enough: true };
  for (let i = 0; i < queue.length; i++) {
    const chain = queue[i];
    if (!chain) break;
    for (const next of nextSteps(map, chain.step))
      if (visit(next, chain, chain.source)) return { proven, enough: true };
  }
  return { proven, enough: false };
};

/** Whether the plain search alone comes to such a node: a yes is proven, a no proves nothing. */
export const comesTo = (
  map: TrailMap,
  sources: readonly Source[],
  isWanted: (hex: number, node: number) => boolean,
): boolean =>
  plainSearch(
    map,
    sources.flatMap((source) => chainsFrom(map, source)),
    ({ hex, link: { to } }) => 'node' in to && isWanted(hex, to.node),
  ).enough;

/** Everything that trails from the sources come to. */
export const searchTrails = (map: TrailMap, sources: readonly Source[]): Found => {
  const found: Found = { nodes: new Set(), paths: new Set(), arrivals: new Set() };
  const doubtful = new Map<number, Step>();
  const beginnings = sources.map((source) => chainsFrom(map, source));
  const { proven } = plainSearch(
    map,
    beginnings.flat(),
    (step) => {
      note(map, found, step);
      return false;
    },
    (step) => {
      if (!doubtful.has(step.id)) doubtful.set(step.id, step);
    },
  );
  // Whatever lies behind a doubtful step is doubtful too, unless it was reached otherwise.
  const open = [...doubtful.values()].filter((step) => !proven.has(step.id));
  const listed = new Set(open.map((step) => step.id));
  for (let i = 0; i < open.length; i++) {
    const step = open[i];
    if (!step) continue;
    for (const next of nextSteps(map, step)) {
      if (proven.has(next.id) || listed.has(next.id)) continue;
      listed.add(next.id);
      open.push(next);
    }
  }
  for (const goal of open) {
    if (isKnown(map, found, goal)) continue;
    for (const [index, source] of sources.entries()) {
      const from = nodeUse(source.hex, source.node);
      if (from === goal.uses) continue;
      const trail = findTrail(map, beginnings[index] ?? [], goal, new Set([from, goal.uses]));
      if (!trail) continue;
      for (let at: Chain | null = trail; at; at = at.parent) note(map, found, at.step);
      break;
    }
  }
  return found;
};

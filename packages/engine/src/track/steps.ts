/**
 * The track that lies on a board as steps: one path walked in one direction, with what it uses up and where one can go on.
 * It is the same for every company, and after a lay the same for all hexes but those around the lay.
 */
import { memo, memory } from '../memo.ts';
import type { Memory } from '../memo.ts';
import { gridOf } from './grid.ts';
import type { Grid } from './grid.ts';
import { linksOf, shapeAt } from './shape.ts';
import type { Link, Links } from './shape.ts';
import type { Board, Gauge, HexId, Shape, TrackSet } from './types.ts';

/** Broad 0, narrow 1, dual 2: the gauge of a chain is the narrowest condition met since the last stop. */
export type ChainGauge = 0 | 1 | 2;
const GAUGE_NUMBER: Readonly<Record<Gauge, ChainGauge>> = { broad: 0, narrow: 1, dual: 2 };

export const gaugeNumber = (gauge: Gauge): ChainGauge => GAUGE_NUMBER[gauge];

/** Dual track continues any chain; broad and narrow do not meet: -1. */
export const joinedGauge = (chain: number, next: number): number => {
  if (chain === next || next === 2) return chain;
  return chain === 2 ? next : -1;
};

export const PATHS = 32;
export const NODES = 16;
const LANES = 8;
/** Paths in both directions. */
const WAYS = PATHS * 2;
const STEPS = WAYS * 3;

/** The number of a step within its hex: small where gauges do not matter, so that lists by number are short. */
const within = ({ path, forward }: Link, gauge: number): number => gauge * WAYS + path * 2 + (forward ? 0 : 1);

/** How many numbers a hex takes, by what is numbered. */
export const PER_HEX = { steps: STEPS, uses: 6 * LANES + NODES, nodes: NODES, paths: PATHS, arrivals: 6 * LANES * 3 };

export interface Step {
  /** Equal steps have equal numbers, also on boards that differ elsewhere. */
  readonly id: number;
  readonly hex: number;
  readonly link: Link;
  readonly gauge: number;
  /** What it uses up at its far end: a hex side or a node. */
  readonly uses: number;
  /** The node at its far end; -1 where it ends at a side. */
  readonly node: number;
  /** `((hex * 6 + edge) * 8 + lane) * 3 + gauge` of the hex that it comes into; -1 where it comes into none. */
  readonly arrival: number;
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

export const hexOfArrival = (key: number): number => Math.floor(key / (6 * LANES * 3));

export const nodeUse = (hex: number, node: number): number => hex * PER_HEX.uses + 6 * LANES + node;

/** A side as seen from the lower-numbered hex. */
const sideUse = ({ across }: Grid, hex: number, edge: number, of: number, index: number): number => {
  const numbered = (at: number, side: number, lane: number): number => at * PER_HEX.uses + side * LANES + lane;
  const other = across[hex * 6 + edge] ?? -1;
  if (other < 0) return numbered(hex, edge, 0);
  return hex < other
    ? numbered(hex, edge, laneNumber(of, index))
    : numbered(other, (edge + 3) % 6, laneNumber(of, of - 1 - index));
};

const stepOver = (grid: Grid, hex: number, link: Link, gauge: number): Step => {
  const { to } = link;
  const id = hex * STEPS + within(link, gauge);
  if ('node' in to) return { id, hex, link, gauge, uses: nodeUse(hex, to.node), node: to.node, arrival: -1 };
  const of = to.lane?.of ?? 1;
  const index = to.lane?.index ?? 0;
  const other = grid.across[hex * 6 + to.edge] ?? -1;
  const lane = laneNumber(of, of - 1 - index);
  const arrival = other < 0 ? -1 : ((other * 6 + ((to.edge + 3) % 6)) * LANES + lane) * 3 + gauge;
  return { id, hex, link, gauge, uses: sideUse(grid, hex, to.edge, of, index), node: -1, arrival };
};

/** What is known of the steps in one hex, by number of the step within it. */
interface InHex {
  readonly steps: (Step | undefined)[];
  readonly after: (readonly number[] | undefined)[];
}

/** The steps on a board, each found when it is first come to. Next steps are numbers: hexes are shared between boards. */
export class TrackSteps {
  private readonly track: TrackSet;
  private readonly board: Pick<Board, 'tiles'>;
  readonly grid: Grid;
  /** Whether narrow and broad track do not connect. */
  private readonly gaugesMatter: boolean;
  private readonly shapes: (Shape | undefined)[];
  private readonly known: (InHex | undefined)[];

  constructor(track: TrackSet, tiles: Board['tiles'], gaugesMatter: boolean, before?: TrackSteps, changed?: HexId) {
    this.track = track;
    this.board = { tiles };
    this.gaugesMatter = gaugesMatter;
    this.grid = gridOf(track.map);
    this.shapes = before ? [...before.shapes] : Array.from({ length: this.grid.ids.length });
    this.known = before ? [...before.known] : Array.from({ length: this.grid.ids.length });
    const at = changed === undefined ? undefined : this.grid.indexOf.get(changed);
    if (at === undefined) return;
    this.shapes[at] = undefined;
    this.known[at] = undefined;
    for (let edge = 0; edge < 6; edge++) {
      const neighbour = this.grid.across[at * 6 + edge] ?? -1;
      if (neighbour >= 0) this.known[neighbour] = undefined;
    }
  }

  /** The steps after one hex has changed. */
  after(tiles: Board['tiles'], changed: HexId): TrackSteps {
    return new TrackSteps(this.track, tiles, this.gaugesMatter, this, changed);
  }

  shape(hex: number): Shape {
    return (this.shapes[hex] ??= shapeAt(this.track, this.board, this.grid.ids[hex] ?? ''));
  }

  links(hex: number): Links {
    return linksOf(this.shape(hex));
  }

  private inHex(hex: number): InHex {
    return (this.known[hex] ??= { steps: [], after: [] });
  }

  private numbered(hex: number, link: Link, gauge: number): Step {
    const { steps } = this.inHex(hex);
    return (steps[within(link, gauge)] ??= stepOver(this.grid, hex, link, gauge));
  }

  private ownGauge(link: Link): number {
    return this.gaugesMatter ? gaugeNumber(link.gauge) : 0;
  }

  /** The steps that begin at a node. */
  from(hex: number, node: number): readonly Step[] {
    return (this.links(hex).byNode[node] ?? []).map((link) => this.numbered(hex, link, this.ownGauge(link)));
  }

  step(id: number): Step {
    const hex = Math.floor(id / STEPS);
    const number = id % STEPS;
    const { steps } = this.inHex(hex);
    const known = steps[number];
    if (known) return known;
    const link = this.links(hex).all[number % WAYS];
    if (!link) throw new Error(`there is no step ${id}`);
    return (steps[number] = stepOver(this.grid, hex, link, Math.floor(number / WAYS)));
  }

  /** Steps that go on from this one, if its node may be passed. */
  next({ id, hex, link, gauge }: Step): readonly number[] {
    const { after } = this.inHex(hex);
    return (after[id % STEPS] ??= this.goingOn(hex, link, gauge));
  }

  private goingOn(hex: number, { to, path, terminal, branch }: Link, chain: number): readonly number[] {
    const next: number[] = [];
    if ('edge' in to) {
      const other = this.grid.across[hex * 6 + to.edge] ?? -1;
      if (other < 0) return next;
      const of = to.lane?.of ?? 1;
      const lane = of - 1 - (to.lane?.index ?? 0);
      for (const on of this.links(other).byEdge[(to.edge + 3) % 6] ?? []) {
        if (on.lanes !== of || on.lane !== lane) continue;
        const gauge = this.gaugesMatter ? joinedGauge(chain, this.ownGauge(on)) : 0;
        if (gauge >= 0) next.push(this.numbered(other, on, gauge).id);
      }
      return next;
    }
    if (terminal) return next;
    const junction = this.shape(hex).nodes[to.node]?.kind === 'junction';
    for (const on of this.links(hex).byNode[to.node] ?? []) {
      if (on.path === path || on.terminal || (on.branch && branch)) continue;
      const gauge = junction ? joinedGauge(chain, this.ownGauge(on)) : this.ownGauge(on);
      if (gauge >= 0) next.push(this.numbered(hex, on, gauge).id);
    }
    return next;
  }
}

interface ByGauge {
  ignored?: TrackSteps;
  separate?: TrackSteps;
}

const known = memo<TrackSet, Memory<Board['tiles'], ByGauge>>(() => memory());

/** The steps on a board: the same for all boards with the same tiles. */
export const stepsOn = (track: TrackSet, { tiles }: Board, gauges: 'separate' | 'ignored'): TrackSteps => {
  let byGauge = known(track).get(tiles);
  if (!byGauge) known(track).set(tiles, (byGauge = {}));
  return (byGauge[gauges] ??= new TrackSteps(track, tiles, gauges === 'separate'));
};

/** One hex has changed: what is known of the steps elsewhere stays known. */
export const carryStepsOver = (track: TrackSet, before: Board, after: Board, hex: HexId): void => {
  const { ignored, separate } = known(track).get(before.tiles) ?? {};
  if (!ignored && !separate) return;
  known(track).set(after.tiles, {
    ...(ignored ? { ignored: ignored.after(after.tiles, hex) } : {}),
    ...(separate ? { separate: separate.after(after.tiles, hex) } : {}),
  });
};

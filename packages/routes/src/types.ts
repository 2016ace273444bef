/**
 * The question and the answer of the route finder, as plain data.
 *
 * Titles differ by values only: `RouteRules` and `TrainRule` hold everything in which two titles disagree.
 */
import type { Board, CompanyId, Gauge, HexId, TileId, TrackSet, TrainKind, ValueColour } from '@roundhouse/engine';

/** What one train may run and what it is paid for. All limits hold together; an absent limit does not limit. */
export interface TrainRule {
  /** Stops that print a value for this kind of train (`diesel_100`) pay it instead of the value of the phase. */
  readonly kind?: TrainKind;
  /** Most stops of any kind. */
  readonly stops?: number;
  /** Most cities and off-board areas; towns do not count here. */
  readonly cities?: number;
  /** Most hex borders crossed, each weighted by `gauge`. */
  readonly borders?: number;
  /** What a border costs by the gauge of the whole stretch between two stops (1849); absent: 1 each. */
  readonly gauge?: Readonly<Record<Gauge, number | 'never'>>;
  /** `skip`: a stop that the train may pass without being paid for it. Absent: every stop is paid. */
  readonly pay?: Pay;
  /** Multiplies the value of cities and off-board areas (18MEX 4D). */
  readonly citiesTimes?: number;
  /** Hexes whose cities count double (1849 E). */
  readonly doubled?: readonly HexId[];
  /** Added for every city with a station of the company (1817 `modern_trains`). */
  readonly perOwnStation?: number;
  /** Off-board areas at its ends are paid in addition to its reach: they count neither as stops nor as cities. */
  readonly areasBeyondReach?: true;
  /** It may not visit off-board areas (1862 Local). */
  readonly inland?: true;
  /** Paid to the treasury for every hex that the trains of this kind touch together (1862 Local). */
  readonly subsidyPerHex?: number;
  /** Paid for its two ends and the straight line between them (1862 Freight). */
  readonly freight?: Freight;
}

export interface Pay {
  /** At most so many stops are paid. With `towns: 'all'` or `'none'` this counts cities and off-board areas only. */
  readonly stops: number;
  /** Which stops may go unpaid to keep to the number. */
  readonly skip: 'towns' | 'any';
  /** Towns: within the number, all besides it, none, or within the number but at most so many. */
  readonly towns: 'counted' | 'all' | 'none' | number;
}

export interface Freight {
  readonly perHex: number;
  readonly perHexWithPort: number;
  /** Permanent Freights may run separately, the others are always joined (1862 §7.8.1). */
  readonly permanent: boolean;
}

export type Bonus =
  /** Each stop in a hex with the mark (1817 bridge). */
  | { readonly kind: 'stopMark'; readonly mark: string; readonly amount: number }
  /** Each different hex with the mark that the run touches (1817 mine, ranch). */
  | { readonly kind: 'passMark'; readonly mark: string; readonly amount: number }
  /** A stop in a hex with the mark, if the company has the same mark (1849 CNM). */
  | { readonly kind: 'ownMark'; readonly mark: string; readonly amount: number }
  /** A stop on a tile whose label is the company's own (18CZ red home tile). */
  | { readonly kind: 'ownLabel'; readonly amount: number };

export interface RouteRules {
  /** What the trains of a company may share in one turn: no track, or everything with each stop paid once. */
  readonly sharing: 'nothing' | 'everything';
  /** A run visits a stop once; or a hex once (1817 New York). Stops of one group count as one stop anyway. */
  readonly once: 'stop' | 'hex';
  /** Ports (off-board areas in blue hexes) do not count for the minimum of two stops (1849). */
  readonly portsBeyondMinimum?: true;
  /** Runs end at cities and off-board areas only, never two ports or two red areas (1862). */
  readonly endsAtLargeStations?: true;
  /** The runs hang together at large stations, and one of them contains the home station (1862). */
  readonly connectedRuns?: true;
  /** Ruling (1862 V-06, V-07): runs may also meet, and Freights be joined, at small stations and off-board areas. */
  readonly meetAt?: 'anyStop';
  /** Ruling (1862 V-07): Freights that share an end are always joined; absent: as it pays best. */
  readonly joinFreights?: 'atSharedEnds';
  /** A chain of Freights is one train: it joins no two ports and no two red areas (1862 §7.8.1); absent: each leg by itself. */
  readonly chainIsOneTrain?: true;
  /** A group of off-board areas that only companies with a token in one of these hexes may visit (1862 London). */
  readonly licence?: { readonly group: string; readonly hexes: readonly HexId[] };
  readonly bonuses: readonly Bonus[];
  /** Paths of a tile, by part number, that share a piece of track without sharing an edge (18MEX 470). */
  readonly sharedTrack?: Readonly<Record<TileId, readonly (readonly number[])[]>>;
  /** Colours that decide values by phase, where they are not the tile colours of the phase. */
  readonly valueColours?: Readonly<Record<string, readonly ValueColour[]>>;
  /** By train name; trailing warranty stars are ignored. */
  readonly trains: Readonly<Record<string, TrainRule>>;
}

export interface RouteTrain {
  readonly id: string;
  readonly rule: TrainRule;
}

export interface Problem {
  readonly track: TrackSet;
  readonly board: Board;
  readonly company: CompanyId;
  /** Marks that the company owns (1849 CNM). */
  readonly companyMarks: readonly string[];
  /** Hexes with the home station (1862); empty where it does not matter. */
  readonly home: readonly HexId[];
  readonly trains: readonly RouteTrain[];
  /** For values by colour: the last of these that a stop lists counts. */
  readonly colours: readonly ValueColour[];
  readonly rules: RouteRules;
}

export interface StopRef {
  readonly hex: HexId;
  /** Index into the nodes of the shape that lies there. */
  readonly node: number;
}

/**
 * A run as it is stored in an action: its stops in order and between each two the paths used, in order, as
 * `[hex, index of the path in its shape]`. So two tracks through the same hexes differ.
 */
export interface RunPath {
  readonly train: string;
  readonly stops: readonly StopRef[];
  readonly links: readonly (readonly TrackRef[])[];
  /** 1862: the stops that count, by index, where the train counts fewer than it visits; absent: as it pays best. */
  readonly scored?: readonly number[];
  /** 1862: Freights with the same number run as one, one with a number of its own runs alone; absent: as it pays best. */
  readonly group?: number;
}

export type TrackRef = readonly [hex: HexId, path: number];

export interface PaidStop extends StopRef {
  /** What the stop adds to this run; 0 if it goes unpaid or another train is paid for it. */
  readonly paid: number;
}

export interface PaidBonus {
  readonly kind: Bonus['kind'] | 'ownStation' | 'freight';
  readonly amount: number;
  readonly hex?: HexId;
}

export interface Run extends RunPath {
  readonly paid: readonly PaidStop[];
  readonly bonuses: readonly PaidBonus[];
  readonly revenue: number;
  /** 1862: the trains of this Freight chain, in order; the revenue stands with the first. */
  readonly chain?: readonly string[];
}

export interface Result {
  readonly runs: readonly Run[];
  readonly revenue: number;
  /** Paid to the treasury besides the revenue (1862). */
  readonly subsidy: number;
  /** Nobody can earn more than this. */
  readonly bound: number;
  readonly proved: boolean;
  /** Steps of the search: the same on every device. */
  readonly nodes: number;
}

export interface Options {
  /** Most steps of the search. */
  readonly budget?: number;
  /** 1862 §8: a company in receivership runs for revenue and subsidy together. */
  readonly aim?: 'revenue' | 'revenueAndSubsidy';
}

export const REFUSALS = [
  'unknownTrain',
  'trainRunsTwice',
  'noSuchStop',
  'noSuchTrack',
  'trackDoesNotJoin',
  'gaugeBreaks',
  'wrongGauge',
  'tooFewStops',
  'stopTwice',
  'trackTwice',
  'trackShared',
  'blocked',
  'passesEnd',
  'noStation',
  'tooManyStops',
  'tooManyCities',
  'tooFar',
  'endsAtTown',
  'inlandOnly',
  'noLicence',
  'samePortKind',
  'apart',
  'homeMissed',
  'freightsApart',
  'scored',
  'group',
] as const;
export type RefusalKey = (typeof REFUSALS)[number];

export interface RouteRefusal {
  readonly key: RefusalKey;
  readonly args: { readonly train?: string; readonly hex?: HexId; readonly node?: number; readonly limit?: number };
}

export type Judgement =
  | { readonly ok: true; readonly runs: readonly Run[]; readonly revenue: number; readonly subsidy: number }
  | { readonly ok: false; readonly refusal: RouteRefusal };

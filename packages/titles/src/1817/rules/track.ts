/** §track: one yellow tile or upgrade for nothing and one yellow tile for $20, in any order; powers of privates. */
import {
  amend,
  BANK,
  cashOf,
  type Colour,
  type CompanyId,
  companyOf,
  factsOf,
  type HexId,
  type LayCost,
  type LayPolicy,
  type Move,
  phaseFacts,
  PLAIN_NETWORK,
  type PrivateId,
  privateOf,
  privatesOf,
  type Refusal,
  type State,
  type TerrainKind,
} from '@roundhouse/engine';
import {
  byPresident,
  type LayAction,
  layChoice,
  type LayRight,
  policiesByKey,
  type TrackStepFrame,
  type TrackRules,
} from '../../common/track.ts';
import { defineTrackStep } from '../../common/trackStep.ts';
import { MINE_HEXES, RANCH_HEXES } from '../map.ts';
import {
  CITY_TILES,
  EFFICIENT_TRACK,
  EXPRESS_TRACK,
  MINES,
  MOUNTAIN_ENGINEERS,
  RANCHES,
  BRIDGES,
} from '../privates.ts';
import { ruling } from '../rulings.ts';
import { PLAIN_YELLOW, SPECIAL_B_TILE } from '../tiles.ts';
import { buyingPower } from './loans.ts';
import {
  addMark,
  canBridge,
  endsAtLocation,
  feedsRanch,
  isMarked,
  markersLeft,
  MINE,
  RANCH,
  removeRanchesAround,
  UPGRADES,
  useMarker,
} from './markers.ts';
import { cite, pay, refuse, type RuleId, special } from '../vocabulary.ts';
import { STEP } from '../steps.ts';

export interface TrackFrame extends TrackStepFrame {
  /** Hexes built in this turn. */
  readonly hexes?: readonly HexId[];
  readonly upgraded?: boolean;
}

const LAYS_PER_TURN = 2;
const SECOND_TILE = 20;
const ENGINEERS_INCOME = 20;

/** track.1, vpriv.9: what the first and the second track action cost. */
export const feesOf = (state: State, company: CompanyId): readonly [first: number, second: number] => {
  const owned = privatesOf(state, company);
  const express = owned.includes(EXPRESS_TRACK);
  const efficient = owned.includes(EFFICIENT_TRACK);
  if (express) return efficient ? [0, 0] : [10, 0];
  return [0, efficient ? 10 : SECOND_TILE];
};

const laidHexes = ({ hexes }: TrackFrame): readonly HexId[] => hexes ?? [];

const feeNow = (state: State, frame: TrackFrame): number =>
  feesOf(state, frame.company)[laidHexes(frame).length === 0 ? 0 : 1];

/** track.3, track.4: terrain is paid by the first tile; printed yellow cities by their first upgrade. priv.5: rivers free. */
const terrain =
  (free?: TerrainKind): LayCost =>
  ({ hex, first }) =>
    first ? hex.terrain.reduce((sum, { cost, kinds }) => sum + (free && kinds.includes(free) ? 0 : cost), 0) : 0;

const COSTS: Readonly<Record<'paid' | 'water' | 'mountain', LayCost>> = {
  paid: terrain(),
  water: terrain('water'),
  mountain: terrain('mountain'),
};

/** One policy for each set of circumstances. */
const policyFor = policiesByKey();

/** Used hexes are closed for the rest of the turn (track.2), marked ones for ever (track.10). */
const closedTo =
  (used: readonly HexId[]): NonNullable<LayPolicy['closed']> =>
  (hex, board) =>
    used.includes(hex) || isMarked(hex, board);

const coloursNow = (state: State, frame: TrackFrame): readonly Colour[] =>
  frame.upgraded ? ['yellow'] : phaseFacts(state).colours;

const whyNoMore = (frame: TrackFrame): Refusal | undefined =>
  laidHexes(frame).length >= LAYS_PER_TURN ? refuse('1817 §track.1', 'noMoreLays') : undefined;

const normalPolicy = (state: State, frame: TrackFrame): LayPolicy => {
  const rivers = privatesOf(state, frame.company).some((id) => (BRIDGES[id] ?? 0) > 0);
  const anyExits = ruling(state, 'noMaxExits');
  const colours = coloursNow(state, frame);
  const used = laidHexes(frame);
  return policyFor(`${colours.join()} ${rivers} ${anyExits} ${used.join()}`, () => ({
    upgrades: UPGRADES,
    network: PLAIN_NETWORK,
    connection: 'semiRestrictive',
    colours,
    cost: rivers ? COSTS.water : COSTS.paid,
    closed: closedTo(used),
    // track.6: only brown tiles of ordinary cities differ in their exits.
    ...(anyExits ? {} : { mostExits: 'city' as const }),
  }));
};

/** What every lay brings with it. */
const countLay = (move: Move, frame: TrackFrame, { hex, tile }: LayAction): void => {
  const { track } = factsOf(move.state);
  const yellow = track.tiles[tile]?.colour === 'yellow';
  amend(move, STEP.track, { hexes: [...laidHexes(frame), hex], upgraded: frame.upgraded === true || !yellow });
  const printed = track.map.hexes[hex];
  const mountain = printed?.terrain.some(({ kinds }) => kinds.includes('mountain')) ?? false;
  // priv.3: the bank pays for yellow tiles in mountains.
  if (yellow && mountain && privatesOf(move.state, frame.company).includes(MOUNTAIN_ENGINEERS))
    pay(move, BANK, frame.company, ENGINEERS_INCOME, 'engineers');
};

const normal: LayRight<TrackFrame> = {
  policy: (state, frame) => whyNoMore(frame) ?? normalPolicy(state, frame),
  fee: feeNow,
  laid: countLay,
};

const owns = (state: State, { company }: TrackFrame, id: PrivateId): boolean =>
  state.privates[id] !== undefined && privateOf(state, id).owner === company && !privateOf(state, id).closed;

/** priv.4, vpriv.7: the special B tile, without connection. */
const cityPower = (power: PrivateId, hex: HexId): LayRight<TrackFrame> => ({
  power,
  policy: (state, frame) => {
    if (!owns(state, frame, power)) return undefined;
    return (
      whyNoMore(frame) ??
      policyFor(`${power} ${laidHexes(frame).includes(hex)}`, () => ({
        upgrades: UPGRADES,
        network: PLAIN_NETWORK,
        connection: 'none',
        colours: ['yellow'],
        cost: COSTS.paid,
        closed: closedTo(laidHexes(frame)),
        power: { tiles: [SPECIAL_B_TILE], hexes: [hex], anyLabel: true },
      }))
    );
  },
  fee: feeNow,
  laid: (move, frame, action) => {
    countLay(move, frame, action);
    useMarker(move, power, 1, true);
    removeRanchesAround(move, hex);
  },
});

/** priv.1, priv.2, vpriv.10: a plain yellow tile with a marker; a mine spares the mountain. */
const markerPower = (power: PrivateId, count: number, mark: string, hexes: readonly HexId[]): LayRight<TrackFrame> => ({
  power,
  policy: (state, frame) => {
    if (!owns(state, frame, power)) return undefined;
    if (markersLeft(state, power, count) <= 0) return refuse('1817 §priv.1', 'noMarkerLeft', { private: power });
    const rivers = mark === RANCH && privatesOf(state, frame.company).some((id) => (BRIDGES[id] ?? 0) > 0);
    const used = laidHexes(frame);
    const { track } = factsOf(state);
    const away = ruling(state, 'ranchAwayFromB');
    return (
      whyNoMore(frame) ??
      policyFor(`${power} ${rivers} ${away} ${used.join()}`, () => ({
        upgrades: UPGRADES,
        network: PLAIN_NETWORK,
        connection: 'semiRestrictive',
        colours: ['yellow'],
        cost: mark === MINE ? COSTS.mountain : rivers ? COSTS.water : COSTS.paid,
        closed: (hex, board) =>
          used.includes(hex) || isMarked(hex, board) || (mark === RANCH && !feedsRanch(track, board, hex, away)),
        power: { tiles: PLAIN_YELLOW, hexes },
      }))
    );
  },
  fee: feeNow,
  laid: (move, frame, action) => {
    countLay(move, frame, action);
    addMark(move, action.hex, mark);
    special(move, 'markPlaced', { company: frame.company, hex: action.hex, mark });
    useMarker(move, power, count, true);
  },
});

const RIGHTS: readonly LayRight<TrackFrame>[] = [
  normal,
  ...Object.entries(CITY_TILES).map(([id, hex]) => cityPower(id, hex)),
  ...Object.entries(MINES).map(([id, count]) => markerPower(id, count, MINE, MINE_HEXES)),
  ...Object.entries(RANCHES).map(([id, count]) => markerPower(id, count, RANCH, RANCH_HEXES)),
];

const CITED: Readonly<Record<string, RuleId>> = {
  noSuchHex: '1817 §map.7',
  noSuchTile: '1817 §map.7',
  hexTakesNoTile: '1817 §map.7',
  hexIsClosed: '1817 §track.10',
  stopsDiffer: '1817 §map.7',
  colourNotAllowed: '1817 §track.5',
  tileIsSpecial: '1817 §map.3',
  colourDoesNotFollow: '1817 §track.5',
  labelDiffers: '1817 §track.8',
  trackNotKept: '1817 §track.8',
  exitLeadsNowhere: '1817 §track.9',
  tooFewExits: '1817 §track.6',
  notConnected: '1817 §track.7',
  notEnoughCash: '1817 §track.12',
};

/** map.5, map.6: Toronto and Cleveland, the lake and the forked track; every other printed area is by map.7. */
const PRINTED: Readonly<Record<string, RuleId>> = {
  B13: '1817 §map.5',
  D9: '1817 §map.5',
  C12: '1817 §map.6',
  F1: '1817 §map.6',
};

const rules: TrackRules<TrackFrame> = {
  rights: RIGHTS,
  decider: byPresident,
  cite: (problem, { hex }) =>
    cite((problem === 'hexTakesNoTile' && PRINTED[String(hex)]) || CITED[problem] || '1817 §track.1'),
};

const lays = layChoice(rules);

const carriesMarker = ({ power }: { readonly power?: string | undefined }): boolean =>
  power !== undefined && (MINES[power] !== undefined || RANCHES[power] !== undefined);

/** The rule behind a refusal where the kind of lay or the turn decides it. */
const closerRule = (
  state: State,
  frame: TrackFrame,
  { hex, tile, power }: LayAction,
  key: string,
): string | undefined => {
  const colour = factsOf(state).track.tiles[tile]?.colour;
  if (key === 'lay.hexIsClosed' && laidHexes(frame).includes(hex)) return '1817 §track.2';
  const open: readonly string[] = phaseFacts(state).colours;
  if (key === 'lay.colourNotAllowed' && frame.upgraded && colour && open.includes(colour)) return '1817 §track.1';
  const ofPower = power !== undefined && (key === 'lay.hexIsClosed' || key === 'lay.tileIsSpecial');
  if (!ofPower || isMarked(hex, state.board)) return undefined;
  if (MINES[power] !== undefined) return '1817 §priv.1';
  if (RANCHES[power] !== undefined) return '1817 §vpriv.10';
  return power === 'PSM' ? '1817 §priv.4' : '1817 §vpriv.7';
};

const judged = (state: State, frame: TrackFrame, action: LayAction): Refusal | undefined => {
  const refusal = lays.judge?.(state, frame, action);
  return refusal && { ...refusal, rule: closerRule(state, frame, action, refusal.key) ?? refusal.rule };
};

const misplaced = (state: State, action: Pick<LayAction, 'power' | 'hex' | 'tile' | 'rotation'>): Refusal | undefined =>
  carriesMarker(action) && !endsAtLocation(state, action.hex, action.tile, action.rotation)
    ? refuse(RANCHES[action.power ?? ''] === undefined ? '1817 §priv.1' : '1817 §vpriv.10', 'endMeetsNothing', {
        hex: action.hex,
      })
    : undefined;

/** Loans count: they may be taken at any moment of the turn. */
export const canPayForTile = (state: State, frame: TrackFrame): boolean =>
  buyingPower(state, frame.company) >= feeNow(state, frame);

/** A further tile may be laid in this turn, and somebody is there to lay it. */
const mayLayMore = (state: State, frame: TrackFrame): boolean =>
  companyOf(state, frame.company).president !== null && laidHexes(frame).length < LAYS_PER_TURN;

export const trackStep = defineTrackStep<TrackFrame>({
  ...rules,
  step: 'track',
  layTile: {
    ...lays,
    judge: (state, frame, action) => judged(state, frame, action) ?? misplaced(state, action),
    expand: (state, frame, about) =>
      (lays.expand?.(state, frame, about) ?? []).filter(
        (option) => option.kind !== 'one' || option.action.type !== 'layTile' || !misplaced(state, option.action),
      ),
  },
  isOpen: ({ state }, frame) =>
    mayLayMore(state, frame) && (canPayForTile(state, frame) || canBridge(state, frame.company)),
  logClosed: (move, frame) => {
    const { company } = frame;
    if (mayLayMore(move.state, frame))
      special(move, 'closed.noTileMoney', {
        company,
        cost: feeNow(move.state, frame),
        cash: cashOf(move.state, company),
      });
  },
});

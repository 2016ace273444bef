/** 1862 §7.6: one build per turn: track, a small station, or London. */
import {
  type ActionOf,
  amend,
  type Board,
  type Choice,
  type Colour,
  type CompanyId,
  companyOf,
  defineStep,
  emptyCircles,
  factsOf,
  frameOf,
  type HexId,
  layableHexes,
  type LayPolicy,
  laysAt,
  contentAt,
  memo,
  type Move,
  nothingToPay,
  one,
  type Option,
  phaseFacts,
  placeFromCharter,
  type PlayerId,
  pop,
  type Refusal,
  type RuleRef,
  type State,
  tileOf,
  tokensOf,
  type UpgradePolicy,
} from '@roundhouse/engine';
import { deciderPasses } from '../../common/passing.ts';
import { policy } from '../../common/policy.ts';
import { type LayAction, layChoice, policiesByKey, type TrackStepFrame } from '../../common/track.ts';
import { LONDON_PLACES } from '../map.ts';
import { option } from '../settings.ts';
import { closing, reason } from './closing.ts';
import { openingPolicy } from './founding.ts';
import { emptyHome, takeSlot, waitingAt } from './home.ts';
import { BROWN_OF, isLondonPlace, NETWORK, reachesLondon, SECOND, STATIONS, UPGRADES } from './network.ts';
import { STEP } from '../steps.ts';
import { cite, refuse, type RuleId, special } from '../vocabulary.ts';

export interface TrackFrame extends TrackStepFrame {
  readonly company: CompanyId;
  /** Yellow tiles laid in this turn. */
  readonly laid: number;
}

const policyFor = policiesByKey();

const layPolicy = (
  key: string,
  upgrades: UpgradePolicy,
  colours: readonly Colour[],
  more: Partial<LayPolicy> = {},
): LayPolicy =>
  policyFor(key, () => ({
    upgrades,
    network: NETWORK,
    connection: 'cityOrNewTrack',
    colours,
    cost: nothingToPay,
    looksOnce: true,
    ...more,
  }));

const trackPolicy = (state: State): LayPolicy => {
  const { name, colours } = phaseFacts(state);
  return layPolicy(`track ${name}`, UPGRADES, colours);
};

/** §7.6.2 (b): the second tile is yellow and not N. */
const SECOND_YELLOW = layPolicy('second', SECOND, ['yellow']);

/** §7.6.4 (a): anywhere, connected or not. */
const SMALL_STATION = layPolicy('station', STATIONS, ['green', 'brown'], { connection: 'none' });

const homeTile = (state: State, hex: HexId): LayPolicy =>
  layPolicy(`home ${hex}`, UPGRADES, ['yellow'], { connection: 'none', closed: (other) => other !== hex });

const openSlot = (state: State, hex: HexId): LayPolicy => {
  const base = openingPolicy(state);
  return layPolicy(`open ${hex} ${state.phase}`, base.upgrades, base.colours, {
    connection: 'none',
    closed: (other) => other !== hex,
  });
};

/** §7.2 (b), (d): the hex that must be built in first. */
export const duty = (state: State, company: CompanyId): HexId | undefined =>
  waitingAt(state, company)[0] ?? emptyHome(state, company);

/** How tiles may be laid now. */
const layPolicyNow = (state: State, { company, laid }: TrackFrame): LayPolicy => {
  if (laid > 0) return SECOND_YELLOW;
  const [waits] = waitingAt(state, company);
  if (waits !== undefined) return openSlot(state, waits);
  const home = emptyHome(state, company);
  return home === undefined ? trackPolicy(state) : homeTile(state, home);
};

/** §7.2 (b): an empty home hex is built in before any small station. */
export const homeTileComesFirst = policy(true);

/** §7.2 (b): an empty home hex must be built in. */
export const emptyHomeMustBeBuilt = policy(true);

/** Small stations are built instead of anything else, but the home comes first. */
const stationPolicyNow = (state: State, { company, laid }: TrackFrame): LayPolicy | Refusal | undefined => {
  if (laid > 0) return undefined;
  const due = duty(state, company);
  if (due === undefined) return SMALL_STATION;
  const first = homeTileComesFirst.of(state) || waitingAt(state, company).length > 0;
  return first ? refuse('1862 §7.2 (g)', 'homeFirst', { hex: due }) : SMALL_STATION;
};

const decider = (state: State, { company }: TrackFrame): PlayerId | null => companyOf(state, company).president;

const CITED: Readonly<Record<string, RuleId>> = {
  colourNotAllowed: '1862 §7.6.3 (a)',
  hexTakesNoTile: '1862 §7.6.1 (c)',
  stopsDiffer: '1862 §7.6.1 (c)',
  colourDoesNotFollow: '1862 §7.6.3 (a)',
  labelDiffers: '1862 §7.6.1 (d)',
  trackNotKept: '1862 §7.6.3 (a)',
  exitLeadsNowhere: '1862 §7.6.1 (b)',
  notConnected: '1862 §7.6.1 (a)',
  hexIsClosed: '1862 §7.2 (g)',
  tileIsSpecial: '1862 §7.6.1 (c)',
};

const citeLay = (problem: string): RuleRef => cite(CITED[problem] ?? '1862 §7.6.1 (c)');

const markBuilt = (move: Move): void => amend(move, STEP.operatingTurn, { built: true });

/** One N tile, or up to two other yellow ones, or one upgrade. */
const tileLaid = (move: Move, { company, laid }: TrackFrame, { hex, tile }: LayAction): void => {
  markBuilt(move);
  if (waitingAt(move.state, company).includes(hex)) takeSlot(move, company, hex);
  const { colour, label } = tileOf(factsOf(move.state).track, tile);
  if (colour === 'yellow' && label !== 'N' && laid === 0) amend(move, STEP.track, { laid: 1 });
  else pop(move);
};

/** Track laid as the build of the turn, or where the home needs it. */
export const track = layChoice<TrackFrame>({
  decider,
  cite: citeLay,
  rights: [{ policy: layPolicyNow, laid: tileLaid }],
});

const station = layChoice<TrackFrame>({
  decider,
  cite: (problem) =>
    problem === 'trackNotKept' || problem === 'colourDoesNotFollow' ? cite('1862 §7.6.4 (b)') : citeLay(problem),
  rights: [
    {
      policy: stationPolicyNow,
      laid: (move) => {
        markBuilt(move);
        pop(move);
      },
    },
  ],
});

/** A tile of the colour that lies there already only adds a small station. */
const addsStation = (state: State, { hex, tile }: LayAction): boolean => {
  const { map, tiles } = factsOf(state).track;
  const to = tiles[tile];
  return (
    map.hexes[hex] !== undefined &&
    to !== undefined &&
    contentAt(factsOf(state).track, state.board, hex).colour === to.colour
  );
};

const LINES: Readonly<Record<string, number>> = { green: 2, brown: 3 };

/** §7.6.4 (b): hexes with a line that has no small station yet. */
const hexesForStations = (state: State, frame: TrackFrame): readonly HexId[] => {
  const policy = stationPolicyNow(state, frame);
  if (!policy || !('upgrades' in policy)) return [];
  const { tiles } = factsOf(state).track;
  return Object.entries(state.board.tiles).flatMap(([hex, { tile: id }]) => {
    const { colour, nodes } = tiles[id] ?? { colour: 'white', nodes: [] };
    return nodes.every(({ kind }) => kind === 'town') && nodes.length < (LINES[colour] ?? 0) ? [hex] : [];
  });
};

const remembered = memo<Board, Map<string, readonly HexId[]>>(() => new Map());

/** Where something can be built; everything is free, so that the board alone decides. */
const buildableHexes = (state: State, frame: TrackFrame): readonly HexId[] => {
  const byKey = remembered(state.board);
  const { company, laid } = frame;
  const key = `${company} ${laid} ${state.phase} ${waitingAt(state, company).join()} ${homeTileComesFirst.of(state)}`;
  let hexes = byKey.get(key);
  if (!hexes) {
    const tracks = layableHexes(factsOf(state).track, state.board, company, layPolicyNow(state, frame));
    hexes = [...new Set([...tracks, ...hexesForStations(state, frame)])];
    byKey.set(key, hexes);
  }
  return hexes;
};

const isSmall = (nodes: readonly { readonly kind: string }[]): boolean => nodes.every(({ kind }) => kind === 'town');

/** What the general rules of tiles would call by another name. */
const ownReason = (state: State, { laid }: TrackFrame, action: LayAction): Refusal | undefined => {
  const { track: set } = factsOf(state);
  const to = set.tiles[action.tile];
  if (!to || !set.map.hexes[action.hex]) return undefined;
  if (laid > 0 && to.label === 'N') return refuse('1862 §7.6.2 (b)', 'nAlone');
  if (laid > 0 && to.colour !== 'yellow')
    return addsStation(state, action)
      ? refuse('1862 §7.6.4 (a)', 'upgradeAlone')
      : refuse('1862 §7.6.3 (d)', 'upgradeAlone');
  const own = BROWN_OF[action.hex];
  if (own !== undefined && to.colour === 'brown' && to.id !== own)
    return refuse('1862 §7.6.1 (d)', 'ownBrownTile', { hex: action.hex, tile: own });
  const lying = contentAt(set, state.board, action.hex);
  if (laid === 0 && addsStation(state, action) && lying.colour === 'yellow' && isSmall(lying.nodes))
    return refuse('1862 §7.6.2 (c)', 'yellowStation');
  return undefined;
};

/** Track and small stations are both laid as tiles; the offer lists the hexes of both. */
const layTile: Choice<TrackFrame, 'layTile'> = {
  options: (state, frame, about) => {
    if (about) return (addsStation(state, about) ? station : track).options(state, frame, about);
    const by = decider(state, frame);
    const hexes = buildableHexes(state, frame);
    return by && hexes.length > 0 ? [{ kind: 'lay', by, company: frame.company, hexes }] : [];
  },
  judge: (state, frame, action) => {
    const own = ownReason(state, frame, action);
    if (own) return own;
    const refusal = (addsStation(state, action) ? station : track).judge?.(state, frame, action);
    // §7.6.3 (c): of an upgrade the new track must become part of a route.
    return refusal?.key === 'lay.notConnected' && state.board.tiles[action.hex]
      ? { ...refusal, rule: '1862 §7.6.3 (c)' satisfies RuleId }
      : refusal;
  },
  expand: (state, frame, about) => [
    ...(track.expand?.(state, frame, about) ?? []),
    ...(station.expand?.(state, frame, about) ?? []),
  ],
  apply: (move, frame, action) => {
    const adds = addsStation(move.state, action);
    (adds ? station : track).apply(move, frame, action);
    if (adds) special(move, 'smallStation', { company: frame.company, hex: action.hex, tile: action.tile });
  },
};

/** §7.6.5: why no marker may go to London now, besides the place itself. */
export const whyNotLondon = (state: State, company: CompanyId): Refusal | undefined => {
  if (companyOf(state, company).tokens.length === 0) return refuse('1862 §7.6.5 (b)', 'noToken');
  if (tokensOf(state.board, company).some(({ hex }) => isLondonPlace(hex)))
    return refuse('1862 §7.6.5 (a)', 'alreadyThere', { company, hex: 'London' });
  if (!reachesLondon(state, company)) return refuse('1862 §7.6.5 (b)', 'notConnected', { company, hex: 'London' });
  return undefined;
};

/** §7.6.5 (b): offered as the build of the turn, and to the player who built nothing when a marker is placed. */
export const londonOptions = (
  state: State,
  company: CompanyId,
  by: PlayerId,
  about: ActionOf<'placeToken'> | undefined,
  refused?: Refusal,
): readonly Option[] =>
  LONDON_PLACES.filter((hex) => !about || about.hex === hex).flatMap((hex) => {
    const full =
      emptyCircles(state, hex, 0) === 0 ? refuse('1862 §7.6.5 (a)', 'cityFull', { hex: 'London' }) : undefined;
    const refusal = refused ?? whyNotLondon(state, company) ?? full;
    return refusal && !about ? [] : [one({ type: 'placeToken', by, hex, city: 0 }, refusal)];
  });

/** §7.6.5 (b): in place of track and of a station marker. */
export const buildToLondon = (move: Move, company: CompanyId, hex: HexId): void =>
  placeFromCharter(move, company, hex, 0, 0);

const canLay = (state: State, frame: TrackFrame): boolean => {
  const hex = duty(state, frame.company);
  return (
    hex === undefined ||
    laysAt(factsOf(state).track, state.board, frame.company, hex, layPolicyNow(state, frame)).length > 0
  );
};

/** §13 (a): only after a merger may the build be left out, if the table plays so. */
const mayLeaveHome = (state: State): boolean =>
  option(state, 'firstBuildOptional') && frameOf(state, STEP.operatingTurn)?.merged === true;

/** §7.2 (g): anyone who has no slot at home must build there if that is possible. */
const whyNotPass = (state: State, frame: TrackFrame): Refusal | undefined => {
  const hex = duty(state, frame.company);
  if (frame.laid > 0 || hex === undefined || !canLay(state, frame)) return undefined;
  if (mayLeaveHome(state) && waitingAt(state, frame.company).includes(hex)) return undefined;
  if (!emptyHomeMustBeBuilt.of(state) && emptyHome(state, frame.company) === hex) return undefined;
  return refuse('1862 §7.2 (g)', 'homeFirst', { hex });
};

const londonRefused = (state: State, { company, laid }: TrackFrame): Refusal | undefined => {
  if (laid > 0) return refuse('1862 §7.6.5 (b)', 'londonInstead');
  const due = duty(state, company);
  return due === undefined ? undefined : refuse('1862 §7.2 (g)', 'homeFirst', { hex: due });
};

const step = defineStep<TrackFrame>({
  decider,
  choices: {
    layTile,
    placeToken: {
      options: (state, frame, about) => {
        const by = decider(state, frame);
        if (!by || (about && !isLondonPlace(about.hex))) return [];
        return londonOptions(state, frame.company, by, about, londonRefused(state, frame));
      },
      apply: (move, { company }, { hex }) => {
        pop(move);
        // §7.6.5 (b): no further marker in this turn.
        amend(move, STEP.operatingTurn, { built: true, stage: 'run' });
        buildToLondon(move, company, hex);
      },
    },
    pass: deciderPasses('track', decider, whyNotPass),
  },
});

export const trackStep = closing<TrackFrame>(step, (_state, { company, laid }) =>
  reason(laid > 0 ? 'noSecondTile' : 'noTile', { company }),
);

export const trackFrame = (company: CompanyId): TrackFrame => STEP.track.frame({ company, laid: 0 });

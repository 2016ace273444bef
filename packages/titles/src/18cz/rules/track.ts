/** §VIII.4, §VIII.5: laying and upgrading track, the terrain power and the purple tiles of locals. */
import {
  amend,
  type Choice,
  type CompanyId,
  companyOf,
  emit,
  factsOf,
  firstTilePays,
  type HexId,
  type LayCost,
  type LayPolicy,
  type LayProblem,
  type LayRefusal,
  type Move,
  nothingToPay,
  phaseFacts,
  PLAIN_NETWORK,
  type PrivateId,
  type Refusal,
  type RuleRef,
  shapeAt,
  type State,
  tokensOf,
  type UpgradePolicy,
} from '@roundhouse/engine';
import { logNoTile } from '../../common/closing.ts';
import { policy } from '../../common/policy.ts';
import {
  type LayAction,
  layChoice,
  type LayRight,
  payableHexes,
  policiesByKey,
  type TrackStepFrame,
  type TrackRules,
} from '../../common/track.ts';
import { defineTrackStep } from '../../common/trackStep.ts';
import { sizeOfLocal, type Size, isLocal } from '../companies.ts';
import { isPurple, PURPLE_BY_SIZE, RED_TILE } from '../tiles.ts';
import { BASE_LOCALS } from '../companies.ts';
import { ruling } from '../rulings.ts';
import { assignAteMarker } from './home.ts';
import { hasPower, usePower } from './locals.ts';
import { meansOf, powersWithinReach } from './means.ts';
import { isVaclavs, trackDecider } from './vaclav.ts';
import { STEP } from '../steps.ts';
import { cite, refuse, type RuleId } from '../vocabulary.ts';

export interface TrackFrame extends TrackStepFrame {
  /** Yellow tiles laid, and whether a tile was upgraded, in this turn. */
  readonly yellow?: number;
  readonly upgraded?: boolean;
}

/** §VIII.5-5: cities of Praha and OO hexes become one in brown; two towns stay two. */
export const UPGRADES: UpgradePolicy = { mayMerge: ['city'], mayGain: ['P'] };
const TOWNS_MERGE: UpgradePolicy = { ...UPGRADES, mayMerge: ['city', 'town'] };

/** §IV.1-10: the terrain a local of this size can ignore. */
const TERRAIN_BY_SIZE: Readonly<Record<Size, readonly string[]>> = {
  small: ['water'],
  medium: ['water', 'hill'],
  large: ['water', 'hill', 'mountain'],
};

/** Who pays: `upgradesFree` is the rule, `pays` has the first green tile of Teplice pay for its river. */
type Money = 'pays' | 'upgradesFree' | 'free';
type Colours = LayPolicy['colours'];

/** One policy for each kind of lay. */
const policyFor = policiesByKey();

/** §VIII.4-8, §VIII.5-12: the first tile on a terrain pays; an upgrade never does, also the first tile on an OO hex. */
const upgradesAreFree: LayCost = (lay) =>
  lay.from.colour === 'yellow' && lay.to.label === 'OO' ? 0 : firstTilePays(lay);

const COSTS: Readonly<Record<Money, LayCost>> = {
  pays: firstTilePays,
  upgradesFree: upgradesAreFree,
  free: nothingToPay,
};

const common = (colours: Colours, money: Money): LayPolicy => ({
  upgrades: UPGRADES,
  network: PLAIN_NETWORK,
  connection: 'permissive',
  colours,
  cost: COSTS[money],
});

const moneyFor = (state: State, company: CompanyId): Money => {
  if (isVaclavs(state, company)) return 'free';
  return ruling(state, 'tepliceCosts') ? 'pays' : 'upgradesFree';
};

const normalPolicy = (colours: Colours, money: Money, only: HexId | null): LayPolicy =>
  policyFor(`normal ${colours.join()} ${money} ${only ?? ''}`, () => ({
    ...common(colours, money),
    ...(only === null ? {} : { closed: (hex) => hex !== only }),
  }));

/** §IV.1-9, power 2: the first tile on terrain that the local covers, as part of the normal lay. */
const terrainPolicy = (colours: Colours, size: Size, only: HexId | null, hexes: readonly HexId[]): LayPolicy =>
  policyFor(`terrain ${colours.join()} ${size} ${only ?? ''} ${hexes.join()}`, () => ({
    ...common(colours, 'free'),
    closed: (hex, board) => !hexes.includes(hex) || board.tiles[hex] !== undefined || (only !== null && hex !== only),
  }));

/** §IV.1-9, power 1: only purple tiles, only colours of the phase. */
const purplePolicy = (colours: Colours, size: Size, townsMerge: boolean, only: HexId | null): LayPolicy =>
  policyFor(`purple ${colours.join()} ${size} ${townsMerge} ${only ?? ''}`, () => ({
    ...common(colours, 'pays'),
    ...(only === null ? {} : { closed: (hex) => hex !== only }),
    ...(townsMerge ? { upgrades: TOWNS_MERGE } : {}),
    power: { tiles: PURPLE_BY_SIZE[size] ?? [] },
  }));

const hexesWithTerrain = (state: State, kinds: readonly string[]): readonly HexId[] =>
  Object.values(factsOf(state).track.map.hexes)
    .filter(({ terrain }) => terrain.some((each) => each.kinds.some((kind) => kinds.includes(kind))))
    .map(({ id }) => id);

const isFirstTurn = (state: State, company: CompanyId): boolean => companyOf(state, company).turns === 0;

/** §VIII.4-2: two yellow tiles or one upgrade in the first turn, later one tile. */
export const coloursLeft = (state: State, { company, yellow = 0, upgraded = false }: TrackFrame): Colours => {
  const all = phaseFacts(state).colours;
  if (upgraded) return [];
  if (yellow === 0) return all;
  return yellow === 1 && isFirstTurn(state, company) ? ['yellow'] : [];
};

/** §IV.1-9: a tile laid by the terrain power is one of the normal lays: what they have left is left for it. */
export const coloursByPower = policy(
  (_state: State, left: Colours, _lays: { readonly laid: number; readonly most: number }): Colours => left,
);

const coloursForPower = (state: State, frame: TrackFrame): Colours => {
  const laid = (frame.yellow ?? 0) + (frame.upgraded ? 1 : 0);
  const most = isFirstTurn(state, frame.company) ? 2 : 1;
  return coloursByPower.of(state)(state, coloursLeft(state, frame), { laid, most });
};

/** §VIII.4-3, §VIII.5-11: while the home hex is bare, the company lays there or nowhere. */
const homeFirst = (state: State, company: CompanyId): HexId | null => {
  const [home, ...others] = factsOf(state).companies[company]?.home ?? [];
  if (ruling(state, 'firstTileAnywhere') && tokensOf(state.board, company).some(({ hex }) => hex !== home?.hex))
    return null;
  if (!home || others.length > 0 || home.hex === 'E12' || state.board.tiles[home.hex]) return null;
  return home.hex;
};

const CITED: Readonly<Record<LayProblem | 'notEnoughCash', RuleId>> = {
  noSuchHex: '18CZ §VIII.4-9',
  noSuchTile: '18CZ §VIII.4-1',
  hexTakesNoTile: '18CZ §VIII.4-1',
  hexIsClosed: '18CZ §VIII.4-3',
  stopsDiffer: '18CZ §VIII.4-7',
  colourNotAllowed: '18CZ §VIII.5-1',
  tileIsSpecial: '18CZ §VIII.5-2',
  colourDoesNotFollow: '18CZ §VIII.5-1',
  labelDiffers: '18CZ §VIII.4-6',
  trackNotKept: '18CZ §VIII.5-4',
  exitLeadsNowhere: '18CZ §VIII.4-9',
  stubNotConnected: '18CZ §VIII.4-12',
  noTileLeft: '18CZ §VIII.5-9',
  tooFewExits: '18CZ §VIII.4-5',
  notConnected: '18CZ §VIII.4-4',
  notEnoughCash: '18CZ §VIII.4-8',
};

const spent = refuse('18CZ §VIII.4-2', 'laysSpent');

/** §VIII.4-2: a tile that is not yellow is an upgrade, also with a power. */
export const isUpgrade = policy((colour: string | undefined, _byPower: boolean): boolean => colour !== 'yellow');

/** Counting a normal lay, also one that a local pays for. */
const countLay = (move: Move, frame: TrackFrame, tile: string, byPower: boolean): void => {
  const colour = factsOf(move.state).track.tiles[tile]?.colour;
  const upgrade = isUpgrade.of(move.state)(colour, byPower);
  amend(move, STEP.track, upgrade ? { upgraded: true } : { yellow: (frame.yellow ?? 0) + 1 });
};

const normalRight: LayRight<TrackFrame> = {
  policy: (state, frame): LayPolicy | Refusal => {
    const colours = coloursLeft(state, frame);
    if (colours.length === 0) return spent;
    return normalPolicy(colours, moneyFor(state, frame.company), homeFirst(state, frame.company));
  },
  laid: (move, frame, { hex, tile }) => {
    countLay(move, frame, tile, false);
    assignAteMarker(move, frame.company, hex, tile);
  },
};

/** A local's terrain power, in the step; its purple power is open at any moment of the turn. */
const terrainRight = (id: PrivateId): LayRight<TrackFrame> => ({
  power: id,
  policy: (state, frame) => {
    if (!hasPower(state, frame.company, id)) return undefined;
    const colours = coloursForPower(state, frame);
    if (colours.length === 0) return undefined;
    const size = sizeOfLocal(id);
    return terrainPolicy(
      colours,
      size,
      homeFirst(state, frame.company),
      hexesWithTerrain(state, TERRAIN_BY_SIZE[size]),
    );
  },
  laid: (move, frame, { hex, tile }) => {
    usePower(move, id);
    emit(move, { type: 'special', key: 'powerUsed', args: { company: frame.company, private: id } });
    countLay(move, frame, tile, true);
    assignAteMarker(move, frame.company, hex, tile);
  },
});

const purpleRight = (id: PrivateId): LayRight<TrackStepFrame> => ({
  power: id,
  policy: (state, frame) =>
    hasPower(state, frame.company, id)
      ? purplePolicy(
          phaseFacts(state).colours,
          sizeOfLocal(id),
          ruling(state, 'doubleTownsMerge'),
          homeFirst(state, frame.company),
        )
      : undefined,
  laid: (move, frame) => {
    usePower(move, id);
    emit(move, { type: 'special', key: 'powerUsed', args: { company: frame.company, private: id } });
  },
});

const LOCAL_IDS = Object.keys(BASE_LOCALS).filter(isLocal);

/** §VIII.4-5, -6, -7: what a tile must have depends on what the hex has. */
const BY_STOPS: Readonly<Record<string, RuleId>> = { city: '18CZ §VIII.4-6', town: '18CZ §VIII.4-5' };

const citeLay = (problem: LayProblem | 'notEnoughCash', { needed }: LayRefusal['args']): RuleRef =>
  cite((problem === 'stopsDiffer' ? BY_STOPS[String(needed)] : undefined) ?? CITED[problem]);

const isRed = (tile: string): boolean => Object.values(RED_TILE).includes(tile);

/** Hexes where only the red tile of a state railway lies. */
const isRedEdged = (state: State, hex: HexId): boolean =>
  Object.keys(RED_TILE).some((company) => factsOf(state).companies[company]?.home.some((home) => home.hex === hex));

/** What a lay is against, where its hex, its color or its power decide which rule that is. */
const dueRefusal = (
  state: State,
  company: CompanyId,
  { hex, tile, power }: LayAction,
  refusal: Refusal,
): Refusal | undefined => {
  const { track } = factsOf(state);
  if (!track.map.hexes[hex]) return undefined;
  if (isRed(tile)) return { ...refusal, rule: '18CZ §VIII.4-14' satisfies RuleId };
  if (isRedEdged(state, hex)) return refuse('18CZ §VIII.4-14', 'redTileOnly', { hex });
  const laid = state.board.tiles[hex] !== undefined;
  const colour = track.tiles[tile]?.colour;
  switch (refusal.key) {
    case 'lay.stopsDiffer':
      return laid ? { ...refusal, rule: '18CZ §VIII.5-5' satisfies RuleId } : undefined;
    case 'lay.colourDoesNotFollow':
      return !laid && colour === 'yellow' ? { ...refusal, rule: '18CZ §VIII.4-1' satisfies RuleId } : undefined;
    case 'lay.colourNotAllowed':
      // A color of the phase: what forbids it is the yellow tile that was laid before.
      return phaseFacts(state).colours.some((each) => each === colour) ? spent : undefined;
    case 'lay.hexIsClosed': {
      const home = homeFirst(state, company);
      return power !== undefined && (home === null || home === hex)
        ? { ...refusal, rule: '18CZ §IV.1-10' satisfies RuleId }
        : undefined;
    }
    default:
      return undefined;
  }
};

const byItsRule = <F extends TrackStepFrame>(choice: Choice<F, 'layTile'>): Choice<F, 'layTile'> => ({
  ...choice,
  judge: (state, frame, action) => {
    const refusal = choice.judge?.(state, frame, action);
    return refusal && (dueRefusal(state, frame.company, action, refusal) ?? refusal);
  },
});

/** The tile says which of a local's two powers lays it. */
const only = <F extends TrackStepFrame>(choice: Choice<F, 'layTile'>, purple: boolean): Choice<F, 'layTile'> => ({
  ...choice,
  options: (state, frame, about) =>
    about?.power !== undefined && isPurple(about.tile) !== purple ? [] : choice.options(state, frame, about),
});

const layRules: TrackRules<TrackFrame> = {
  rights: [normalRight, ...LOCAL_IDS.map(terrainRight)],
  decider: (state, { company }) => trackDecider(state, company),
  cite: citeLay,
};

const normalLay = byItsRule(layChoice(layRules));

const purple = byItsRule(
  layChoice<TrackStepFrame>({
    rights: LOCAL_IDS.map(purpleRight),
    decider: (state, { company }) => trackDecider(state, company),
    cite: citeLay,
  }),
);

const townsIn = (nodes: readonly { readonly kind: string }[]): number =>
  nodes.filter(({ kind }) => kind === 'town').length;

/** §VIII.5-6: two towns do not become one. */
const losesTown = (state: State, hex: HexId, tile: string): boolean => {
  const { track } = factsOf(state);
  const next = track.tiles[tile];
  return next !== undefined && track.map.hexes[hex] !== undefined
    ? townsIn(next.nodes) === 1 && townsIn(shapeAt(track, state.board, hex).nodes) === 2
    : false;
};

/** §VIII.3-2: open at any moment of the turn; only purple tiles. */
export const purpleLay = only(
  {
    ...purple,
    judge: (state, frame, action) => {
      const refusal = purple.judge?.(state, frame, action);
      const towns = refusal && !ruling(state, 'doubleTownsMerge') && losesTown(state, action.hex, action.tile);
      return towns ? refuse('18CZ §VIII.5-6', 'townsStayTwo', { hex: action.hex }) : refusal;
    },
  },
  true,
);

/** Whether a tile could still be laid in the step, with all the money and powers that the company could get. */
const couldLay = (state: State, frame: TrackFrame): boolean => {
  const { company } = frame;
  const policy = normalRight.policy(state, frame);
  if (policy && 'upgrades' in policy && payableHexes(state, company, policy, meansOf(state, company)).length > 0)
    return true;
  const colours = coloursForPower(state, frame);
  if (colours.length === 0) return false;
  const sizes = new Set(powersWithinReach(state, company).map(sizeOfLocal));
  return [...sizes].some((size) => {
    const hexes = hexesWithTerrain(state, TERRAIN_BY_SIZE[size]);
    const free = terrainPolicy(colours, size, homeFirst(state, company), hexes);
    return payableHexes(state, company, free, 0).length > 0;
  });
};

/** §VIII.3-2: whether a purple tile could be laid, with a local that the company has or could still buy. */
export const couldLayPurple = (state: State, company: CompanyId): boolean => {
  const sizes = new Set(powersWithinReach(state, company).map(sizeOfLocal));
  const { colours } = phaseFacts(state);
  return [...sizes].some((size) => {
    const policy = purplePolicy(colours, size, ruling(state, 'doubleTownsMerge'), homeFirst(state, company));
    return payableHexes(state, company, policy, meansOf(state, company)).length > 0;
  });
};

/** Nothing was laid and nothing can be: the log says why. */
const logNothingLaid = (move: Move, frame: TrackFrame): void => {
  const policy = normalRight.policy(move.state, frame);
  if (frame.yellow !== undefined || frame.upgraded || !policy || !('upgrades' in policy)) return;
  logNoTile(move, frame.company, [policy]);
};

export const trackStep = defineTrackStep<TrackFrame>({
  ...layRules,
  step: 'track',
  layTile: only(normalLay, false),
  isOpen: ({ state }, frame) => couldLay(state, frame) || couldLayPurple(state, frame.company),
  logClosed: logNothingLaid,
});

/** §VIII.4, §VIII.5: laying and upgrading track, the terrain power and the purple tiles of locals. */
import {
  amendStep,
  type Choice,
  companyOf,
  type CompanyId,
  defineStep,
  emit,
  factsOf,
  firstTilePays,
  type HexId,
  type LayPolicy,
  type LayProblem,
  type Move,
  nothingToPay,
  one,
  phaseFacts,
  PLAIN_NETWORK,
  pop,
  type PrivateId,
  type Refusal,
  type State,
  type Step,
  type UpgradePolicy,
  tokensOf,
} from '@roundhouse/engine';
import { layChoice, type LayRight, type TrackFrame } from '../../common/track.ts';
import { sizeOfLocal, type Size, isLocal } from '../companies.ts';
import { isPurple, PURPLE_BY_SIZE } from '../tiles.ts';
import { BASE_LOCALS } from '../companies.ts';
import { no, ruled, ruleId } from './cite.ts';
import { noteTerrain } from './debts.ts';
import { assignAteMarker } from './home.ts';
import { hasPower, mightUseLocal, usePower } from './locals.ts';
import { isVaclavs, trackDecider } from './vaclav.ts';

export interface LayingFrame extends TrackFrame {
  readonly step: 'track';
  /** Yellow tiles laid, and whether a tile was upgraded, in this turn. */
  readonly yellow?: number;
  readonly upgraded?: boolean;
}

/** §VIII.5-6, §VIII.6: cities of Praha and OO hexes become one in brown, double towns on purple tiles. */
export const UPGRADES: UpgradePolicy = { mayMerge: ['city', 'town'], mayGain: ['P'] };

/** §IV.1-10: the terrain a local of this size can ignore. */
const TERRAIN_BY_SIZE: Readonly<Record<Size, readonly string[]>> = {
  small: ['water'],
  medium: ['water', 'hill'],
  large: ['water', 'hill', 'mountain'],
};

type Money = 'pays' | 'free';
type Colours = LayPolicy['colours'];

const policies = new Map<string, LayPolicy>();

/** One object for each kind of lay, so that what fits where is worked out once. */
const policyFor = (key: string, make: () => LayPolicy): LayPolicy => {
  let policy = policies.get(key);
  if (!policy) policies.set(key, (policy = make()));
  return policy;
};

const common = (colours: Colours, money: Money): LayPolicy => ({
  upgrades: UPGRADES,
  network: PLAIN_NETWORK,
  connection: 'permissive',
  colours,
  cost: money === 'pays' ? firstTilePays : nothingToPay,
});

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
const purplePolicy = (colours: Colours, size: Size): LayPolicy =>
  policyFor(`purple ${colours.join()} ${size}`, () => ({
    ...common(colours, 'pays'),
    power: { tiles: PURPLE_BY_SIZE[size] ?? [] },
  }));

const hexesWithTerrain = (state: State, kinds: readonly string[]): readonly HexId[] =>
  Object.values(factsOf(state).track.map.hexes)
    .filter(({ terrain }) => terrain.some((each) => each.kinds.some((kind) => kinds.includes(kind))))
    .map(({ id }) => id);

const isFirstTurn = (state: State, company: CompanyId): boolean => companyOf(state, company).turns === 0;

/** §VIII.4-2: two yellow tiles or one upgrade in the first turn, later one tile. */
const coloursLeft = (state: State, { company, yellow = 0, upgraded = false }: LayingFrame): Colours => {
  const all = phaseFacts(state).colours;
  if (upgraded) return [];
  if (yellow === 0) return all;
  return yellow === 1 && isFirstTurn(state, company) ? ['yellow'] : [];
};

/** D31: 18xx.games only counts the tiles of the turn where a local waives the terrain; upgrades do not matter to it. */
const coloursForPower = (state: State, frame: LayingFrame): Colours => {
  if (!ruled(state, 'powerIsNoUpgrade')) return coloursLeft(state, frame);
  const laid = (frame.yellow ?? 0) + (frame.upgraded ? 1 : 0);
  return laid < (isFirstTurn(state, frame.company) ? 2 : 1) ? phaseFacts(state).colours : [];
};

/** §VIII.4-3, §VIII.5-11: while the home hex is bare, the company lays there or nowhere. */
const homeFirst = (state: State, company: CompanyId): HexId | null => {
  const [home, ...others] = factsOf(state).companies[company]?.home ?? [];
  if (ruled(state, 'firstTileAnywhere') && tokensOf(state.board, company).some(({ hex }) => hex !== home?.hex))
    return null;
  if (!home || others.length > 0 || home.hex === 'E12' || state.board.tiles[home.hex]) return null;
  return home.hex;
};

const CITED: Readonly<Record<LayProblem | 'notEnoughCash', string>> = {
  noSuchHex: 'VIII.4-9',
  noSuchTile: 'VIII.4-1',
  hexIsClosed: 'VIII.4-3',
  colourNotAllowed: 'VIII.5-1',
  tileIsSpecial: 'VIII.5-2',
  colourDoesNotFollow: 'VIII.5-1',
  labelDiffers: 'VIII.4-6',
  trackNotKept: 'VIII.5-4',
  exitLeadsNowhere: 'VIII.4-9',
  stubNotConnected: 'VIII.4-12',
  noTileLeft: 'VIII.5-9',
  tooFewExits: 'VIII.4-5',
  notConnected: 'VIII.4-4',
  notEnoughCash: 'VIII.4-8',
};

const spent = no('VIII.4-2', 'laysSpent');

/** Counting a normal lay, also one that a local pays for. */
const countLay = (move: Move, frame: LayingFrame, tile: string, byPower: boolean): void => {
  const colour = factsOf(move.state).track.tiles[tile]?.colour;
  const upgrade = colour !== 'yellow';
  if (upgrade && byPower && ruled(move.state, 'powerIsNoUpgrade'))
    amendStep(move, 'track', { yellow: (frame.yellow ?? 0) + 1 });
  else amendStep(move, 'track', upgrade ? { upgraded: true } : { yellow: (frame.yellow ?? 0) + 1 });
};

const normalRight: LayRight<LayingFrame> = {
  policy: (state, frame): LayPolicy | Refusal => {
    const colours = coloursLeft(state, frame);
    if (colours.length === 0) return spent;
    return normalPolicy(colours, isVaclavs(state, frame.company) ? 'free' : 'pays', homeFirst(state, frame.company));
  },
  laid: (move, frame, { hex, tile }) => {
    countLay(move, frame, tile, false);
    noteVaclavsTerrain(move, frame.company, hex, tile);
    assignAteMarker(move, frame.company, hex, wasBare(move.state, tile));
  },
};

/** A green tile on a hex printed yellow lies there as the first tile. */
const wasBare = (state: State, tile: string): boolean => {
  const printed = factsOf(state).track.tiles[tile];
  return printed?.colour === 'green' && printed.label === 'OO';
};

/** D35: what a first tile of Vaclav would have cost; every hex with terrain gets a yellow tile first, or is bare. */
const noteVaclavsTerrain = (move: Move, company: CompanyId, hex: HexId, tile: string): void => {
  const { state } = move;
  if (!isVaclavs(state, company) || !ruled(state, 'vaclavBuys')) return;
  const { map, tiles } = factsOf(state).track;
  if (tiles[tile]?.colour !== 'yellow' && !wasBare(state, tile)) return;
  noteTerrain(
    move,
    (map.hexes[hex]?.terrain ?? []).reduce((sum, { cost }) => sum + cost, 0),
  );
};

/** A local's terrain power, in the step; its purple power is open at any moment of the turn. */
const terrainRight = (id: PrivateId): LayRight<LayingFrame> => ({
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
    assignAteMarker(move, frame.company, hex, wasBare(move.state, tile));
  },
});

const purpleRight = (id: PrivateId): LayRight<TrackFrame> => ({
  power: id,
  policy: (state, frame) =>
    hasPower(state, frame.company, id) ? purplePolicy(phaseFacts(state).colours, sizeOfLocal(id)) : undefined,
  laid: (move, frame) => {
    usePower(move, id);
    emit(move, { type: 'special', key: 'powerUsed', args: { company: frame.company, private: id } });
  },
});

const LOCAL_IDS = Object.keys(BASE_LOCALS).filter(isLocal);

const cite = (problem: LayProblem | 'notEnoughCash'): string => ruleId(CITED[problem]);

/** Which of a local's two powers a tile is laid with is told by the tile. */
const only = <F extends TrackFrame>(choice: Choice<F, 'layTile'>, purple: boolean): Choice<F, 'layTile'> => ({
  ...choice,
  options: (state, frame, about) =>
    about?.power !== undefined && isPurple(about.tile) !== purple ? [] : choice.options(state, frame, about),
});

const normalLay = layChoice<LayingFrame>({
  rights: [normalRight, ...LOCAL_IDS.map(terrainRight)],
  decider: (state, { company }) => trackDecider(state, company),
  cite,
});

/** §VIII.3-2: open at any moment of the turn; only purple tiles. */
export const purpleLay = only(
  layChoice<TrackFrame>({
    rights: LOCAL_IDS.map(purpleRight),
    decider: (state, { company }) => trackDecider(state, company),
    cite,
  }),
  true,
);

export const trackStep: Step = defineStep<LayingFrame>({
  decider: (state, { company }) => trackDecider(state, company),
  choices: {
    layTile: only(normalLay, false),
    pass: {
      options: (state, { company }) => {
        const by = trackDecider(state, company);
        return by ? [one({ type: 'pass', by })] : [];
      },
      apply: (move, { company }, { by }) => {
        pop(move);
        emit(move, { type: 'passed', player: by, company, step: 'track' });
      },
    },
  },
  settle: (move, frame) => {
    const { state } = move;
    if (coloursLeft(state, frame).length > 0) return false;
    if (ruled(state, 'idlePrompts') && mightUseLocal(state, frame.company)) return false;
    pop(move);
    return true;
  },
});

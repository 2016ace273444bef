/** §4.4.1: laying tiles; §4.3(c): two yellow tiles or one upgrade; Copper Canyon and Mexico City. */
import {
  type ActionOf,
  amend,
  changedBoard,
  type CompanyId,
  companyOf,
  defineStep,
  emit,
  factsOf,
  firstTilePays,
  type LayCost,
  type LayPolicy,
  type LayProblem,
  type LayRefusal,
  type Move,
  phaseFacts,
  PLAIN_NETWORK,
  privateOf,
  type Refusal,
  type RuleRef,
  type State,
  tilesLeft,
  update,
  updatePrivate,
} from '@roundhouse/engine';
import { byPresident, layChoice, type LayRight, policiesByKey, type TrackStepFrame } from '../../common/track.ts';
import { allTilesLaid, defineTrackStep } from '../../common/trackStep.ts';
import { isMinor } from '../companies.ts';
import { COPPER_CANYON, MEXICO_CITY, PUEBLA } from '../map.ts';
import { ruling } from '../rulings.ts';
import { option } from '../settings.ts';
import { COPPER_CANYON_TILE, PUEBLA_HALF, TILES } from '../tiles.ts';
import { noExtraYellow } from './slots.ts';
import { majorPurchase } from './privateTrade.ts';
import { STEP } from '../steps.ts';
import { cite, refuse, type RuleId } from '../vocabulary.ts';
import { closePrivate } from '../../common/privates.ts';

export interface TrackFrame extends TrackStepFrame {
  readonly yellow?: number;
  readonly upgraded?: boolean;
}

/** §4.4.1(f)#2: $60 for green and $40 for brown, once for both halves. */
const cost: LayCost = (lay) => {
  if (lay.hex.id !== MEXICO_CITY) return firstTilePays(lay);
  return lay.first ? 60 : 40;
};

const policies = policiesByKey();

/** One policy for each set of colours. */
const policyOf = (colours: LayPolicy['colours']): LayPolicy =>
  policies(colours.join(), () => ({
    upgrades: {},
    network: PLAIN_NETWORK,
    connection: 'cityOrNewTrack',
    colours,
    cost,
    looksOnce: true,
  }));

const YELLOW = policyOf(['yellow']);

/** Table III #2: $60, anywhere round, without a connection. */
const CANYON: LayPolicy = {
  ...YELLOW,
  connection: 'none',
  cost: () => 60,
  power: { tiles: [COPPER_CANYON_TILE], hexes: [COPPER_CANYON], anyLabel: true, anyStops: true },
};

const hasCity = (tile: string): boolean => TILES[tile]?.nodes.some(({ kind }) => kind === 'city') ?? false;

const CITED: Readonly<Partial<Record<LayProblem | 'notEnoughCash', RuleId>>> = {
  colourNotAllowed: '18MEX §4.4.1(a)',
  hexTakesNoTile: '18MEX §4.4.1(c)#1',
  noTileLeft: '18MEX §4.4.1(b)#1',
  noSuchHex: '18MEX §4.4.1(i)',
  noSuchTile: '18MEX §4.4.1(b)#1',
  tileIsSpecial: '18MEX §4.4.1(b)#1',
  colourDoesNotFollow: '18MEX §4.4.1(c)#1',
  labelDiffers: '18MEX §4.4.1(g)',
  trackNotKept: '18MEX §4.4.1(h)#1',
  exitLeadsNowhere: '18MEX §4.4.1(i)',
  stubNotConnected: '18MEX §4.4.1(h)#1',
  notConnected: '18MEX §4.4.1(j)#1',
  notEnoughCash: '18MEX §4.4.1(f)#1',
};

const citeLay = (problem: LayProblem | 'notEnoughCash', { hex, tile, needed }: LayRefusal['args']): RuleRef => {
  // §4.4.1(d), (e): by what the hex has, or else by what the tile has.
  if (problem === 'stopsDiffer') {
    const isCity = needed === 'city' || (needed === 'none' && hasCity(String(tile)));
    return cite(isCity ? '18MEX §4.4.1(d)' : '18MEX §4.4.1(e)#1');
  }
  if (problem === 'notEnoughCash' && hex === MEXICO_CITY) return cite('18MEX §4.4.1(f)#2');
  return cite(CITED[problem] ?? '18MEX §4.4.1#1');
};

/** §8(a): three in the first operating turn. */
export const yellowAllowed = (state: State, company: CompanyId): number =>
  option(state, 'extraYellow') && companyOf(state, company).turns === 0 && !noExtraYellow.get(state).includes(company)
    ? 3
    : 2;

/** T16: the other half of Mexico City comes with the one that is laid. */
const layPuebla = (move: Move, company: CompanyId, tile: string): void => {
  const half = PUEBLA_HALF[tile];
  if (half === undefined) return;
  const { board } = move.state;
  update(move, { board: changedBoard(board, { tiles: { ...board.tiles, [PUEBLA]: { tile: half, rotation: 0 } } }) });
  emit(move, { type: 'tileLaid', company, hex: PUEBLA, tile: half, rotation: 0, cost: 0 });
};

const majorLays: LayRight<TrackFrame> = {
  policy: (state, { company, yellow = 0, upgraded = false }) => {
    if (upgraded) return refuse('18MEX §4.4.1#3', 'upgradeMade');
    const most = yellowAllowed(state, company);
    if (yellow >= most) return refuse('18MEX §4.4.1#3', 'tilesLaid', { count: most });
    return policyOf(yellow > 0 ? ['yellow'] : phaseFacts(state).colours);
  },
  laid: (move, frame, { tile }) => {
    const { company, yellow = 0 } = frame;
    layPuebla(move, company, tile);
    // §4.4.1(c)#2: every lay that is not yellow is an upgrade.
    amend(move, frame, TILES[tile]?.colour === 'yellow' ? { yellow: yellow + 1 } : { upgraded: true });
  },
};

/** T15: a major that owns KCM&O, while Copper Canyon is unbuilt. */
const canyonLay: LayRight<TrackFrame> = {
  power: 'KCMO',
  policy: (state, { company }) => {
    const { owner, closed } = privateOf(state, 'KCMO');
    if (owner !== company || closed || state.board.tiles[COPPER_CANYON]) return undefined;
    return tilesLeft(factsOf(state).track, state.board, COPPER_CANYON_TILE) > 0 ? CANYON : undefined;
  },
  laid: (move) => {
    const { used } = privateOf(move.state, 'KCMO');
    updatePrivate(move, 'KCMO', { used: used + 1 });
    if (!ruling(move.state, 'kcmoClosesOnCopperCanyon')) return;
    closePrivate(move, 'KCMO');
  },
};

/** Whether a company that has laid so much this turn may lay more. */
export const tilesLeftToLay = (
  state: State,
  company: CompanyId,
  { yellow, upgraded }: { readonly yellow: number; readonly upgraded: boolean },
): boolean => !upgraded && yellow < (companyOf(state, company).size === 'minor' ? 1 : yellowAllowed(state, company));

const majorRights = [majorLays, canyonLay];

export const majorTilesLaid = (state: State, frame: TrackFrame): boolean => allTilesLaid(state, frame, majorRights);

/** §4.3.5#1: KCM&O may be bought at any moment of the turn, and Copper Canyon laid at once. */
export const canyonMayCome = (state: State, company: CompanyId): boolean =>
  !isMinor(company) &&
  !state.board.tiles[COPPER_CANYON] &&
  majorPurchase
    .options(state, company)
    .some(
      (each) => !each.refusal && each.kind === 'price' && 'private' in each.action && each.action.private === 'KCMO',
    );

const majorStep = defineTrackStep({ step: 'track', rights: majorRights, cite: citeLay });
const majorLay = layChoice({ rights: majorRights, decider: byPresident, cite: citeLay });

/** §4.3(c): after a yellow tile the upgrade is what is forbidden, not its colour. */
const whyNotLay = (state: State, frame: TrackFrame, action: ActionOf<'layTile'>): Refusal | undefined => {
  const refusal = majorLay.judge?.(state, frame, action);
  const colour = TILES[action.tile]?.colour;
  const upgrade =
    (frame.yellow ?? 0) > 0 && colour !== 'yellow' && phaseFacts(state).colours.some((each) => each === colour);
  return refusal?.key === 'lay.colourNotAllowed' && upgrade ? refuse('18MEX §4.3(c)', 'yellowOrUpgrade') : refusal;
};

export const trackStep = defineStep<TrackFrame>({
  ...majorStep,
  choices: { ...majorStep.choices, layTile: { ...majorLay, judge: whyNotLay } },
  settle: (move, frame) => !canyonMayCome(move.state, frame.company) && (majorStep.settle?.(move, frame) ?? false),
});

const minorLays: LayRight<TrackFrame> = {
  policy: (_state, { yellow = 0 }) => (yellow > 0 ? refuse('18MEX §4.2(b)', 'tilesLaid', { count: 1 }) : YELLOW),
  laid: (move) => amend(move, STEP.minorTrack, { yellow: 1 }),
};

export const minorTileLaid = (state: State, frame: TrackFrame): boolean => allTilesLaid(state, frame, [minorLays]);

/** §4.2(b): one yellow tile. */
export const minorTrackStep = defineTrackStep<TrackFrame>({ step: 'track', rights: [minorLays], cite: citeLay });

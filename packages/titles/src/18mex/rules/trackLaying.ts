/** §4.4.1: laying tiles; §4.3(c): two yellow tiles or one upgrade; Copper Canyon and Mexico City. */
import {
  amend,
  companyOf,
  type CompanyId,
  defineStep,
  emit,
  factsOf,
  firstTilePays,
  type LayCost,
  type LayPolicy,
  type LayProblem,
  type Move,
  one,
  phaseFacts,
  phaseHas,
  PLAIN_NETWORK,
  type PlayerId,
  pop,
  privateOf,
  refuse,
  type State,
  tilesLeft,
  update,
  updatePrivate,
} from '@roundhouse/engine';
import { byPresident, layChoice, type LayRight, type TrackFrame } from '../../common/track.ts';
import { isMinor } from '../companies.ts';
import { COPPER_CANYON, MEXICO_CITY, PUEBLA } from '../map.ts';
import { ruling } from '../rulings.ts';
import { option } from '../settings.ts';
import { COPPER_CANYON_TILE, PUEBLA_HALF, tiles } from '../tiles.ts';
import { noExtraYellow } from './own.ts';
import { majorCanBuyPrivate, majorOffers } from './privateTrade.ts';
import { lookAgain } from './stations.ts';

interface LayFrame extends TrackFrame {
  readonly yellow?: number;
  readonly upgraded?: boolean;
}

/** §4.4.1(f)#2: $60 for green and $40 for brown, once for both halves. */
const cost: LayCost = (lay) => {
  if (lay.hex.id !== MEXICO_CITY) return firstTilePays(lay);
  return lay.first ? 60 : 40;
};

const policyFor = (colours: LayPolicy['colours'], upgrades: LayPolicy['upgrades'] = {}): LayPolicy => ({
  upgrades,
  network: PLAIN_NETWORK,
  connection: 'cityOrNewTrack',
  colours,
  cost,
  looksOnce: true,
});

const YELLOW = policyFor(['yellow']);

/** Plain tiles that may not be laid in Copper Canyon, by the ruling. */
type Canyon = 'free' | 'noUpgrade' | 'noTile';

const CANYON_UPGRADES: Readonly<Record<Canyon, LayPolicy['upgrades']>> = {
  free: {},
  noUpgrade: { forbids: (_from, to, hex) => hex?.id === COPPER_CANYON && to.colour !== 'yellow' },
  noTile: { forbids: (_from, _to, hex) => hex?.id === COPPER_CANYON },
};

/** The ruling: while KCM&O is open, no upgrade in Copper Canyon, and nothing but its own tile for the owner. */
const canyonFor = (state: State, company: CompanyId): Canyon => {
  const { owner, closed } = privateOf(state, 'KCMO');
  if (ruling(state, 'plainCopperCanyonUpgrade') !== false || closed) return 'free';
  return owner === company ? 'noTile' : 'noUpgrade';
};

/** One policy for each set of colours: lays are remembered by it. */
const policies = new Map<string, LayPolicy>();
const policyOf = (state: State, company: CompanyId, colours: LayPolicy['colours']): LayPolicy => {
  const canyon = canyonFor(state, company);
  const key = `${colours.join()} ${canyon}`;
  let policy = policies.get(key);
  if (!policy) policies.set(key, (policy = policyFor(colours, CANYON_UPGRADES[canyon])));
  return policy;
};

/** Table III #2: $60, anywhere round, without a connection. */
const CANYON: LayPolicy = {
  ...YELLOW,
  connection: 'none',
  cost: () => 60,
  power: { tiles: [COPPER_CANYON_TILE], hexes: [COPPER_CANYON], anyLabel: true, anyStops: true },
};

const CITED: Readonly<Partial<Record<LayProblem | 'notEnoughCash', string>>> = {
  colourNotAllowed: '18MEX §4.4.1(a)',
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

const cite = (problem: LayProblem | 'notEnoughCash'): string => CITED[problem] ?? '18MEX §4.4.1#1';

/** §8(a): three in the first operating turn. */
export const yellowAllowed = (state: State, company: CompanyId): number =>
  option(state, 'extraYellow') === true &&
  companyOf(state, company).turns === 0 &&
  !noExtraYellow.get(state).includes(company)
    ? 3
    : 2;

/** T16: the other half of Mexico City comes with the one that is laid. */
const layPuebla = (move: Move, company: CompanyId, tile: string): void => {
  const half = PUEBLA_HALF[tile];
  if (half === undefined) return;
  const { board } = move.state;
  update(move, { board: { ...board, tiles: { ...board.tiles, [PUEBLA]: { tile: half, rotation: 0 } } } });
  emit(move, { type: 'tileLaid', company, hex: PUEBLA, tile: half, rotation: 0, cost: 0 });
};

const majorLays: LayRight<LayFrame> = {
  policy: (state, { company, yellow = 0, upgraded = false }) => {
    if (upgraded) return refuse('18MEX §4.4.1#3', 'upgradeMade');
    const most = yellowAllowed(state, company);
    if (yellow >= most) return refuse('18MEX §4.4.1#3', 'tilesLaid', { count: most });
    return policyOf(state, company, yellow > 0 ? ['yellow'] : phaseFacts(state).colours);
  },
  laid: (move, { company, yellow = 0 }, { tile }) => {
    lookAgain(move);
    layPuebla(move, company, tile);
    // §4.4.1(c)#2: every lay that is not yellow is an upgrade.
    amend(move, tiles[tile]?.colour === 'yellow' ? { yellow: yellow + 1 } : { upgraded: true });
  },
};

/** T15: a major that owns KCM&O, while Copper Canyon is unbuilt. */
const canyonLay: LayRight<LayFrame> = {
  power: 'KCMO',
  policy: (state, { company }) => {
    const { owner, closed } = privateOf(state, 'KCMO');
    if (owner !== company || closed || state.board.tiles[COPPER_CANYON]) return undefined;
    return tilesLeft(factsOf(state).track, state.board, COPPER_CANYON_TILE) > 0 ? CANYON : undefined;
  },
  laid: (move) => {
    lookAgain(move);
    const { used } = privateOf(move.state, 'KCMO');
    updatePrivate(move, 'KCMO', { used: used + 1 });
    if (ruling(move.state, 'kcmoClosesOnCopperCanyon') !== true) return;
    updatePrivate(move, 'KCMO', { closed: true });
    emit(move, { type: 'privateClosed', private: 'KCMO' });
  },
};

/** The step is over when the turn's tiles are laid; whether any more would fit is for the president to see. */
const allLaid = (state: State, frame: LayFrame, rights: readonly LayRight<LayFrame>[]): boolean =>
  rights.every((right) => {
    const policy = right.policy(state, frame);
    return policy === undefined || 'key' in policy;
  });

const passOf = (state: State, frame: TrackFrame) => {
  const by: PlayerId | null = byPresident(state, frame);
  return by ? [one({ type: 'pass', by })] : [];
};

/** Whether a company that has laid so much this turn may lay more. */
export const tilesLeftToLay = (
  state: State,
  company: CompanyId,
  { yellow, upgraded }: { readonly yellow: number; readonly upgraded: boolean },
): boolean => !upgraded && yellow < (companyOf(state, company).size === 'minor' ? 1 : yellowAllowed(state, company));

const majorRights = [majorLays, canyonLay];

/** §4.3.5#1: as long as a private may be bought the power of KCM&O may still come. */
const canyonMayCome = (state: State, company: CompanyId): boolean =>
  ruling(state, 'canyonAfterTiles') === true ? majorCanBuyPrivate(state, company) : canyonForSale(state, company);

/** The ruling: KCM&O itself can be bought and has something to lay, in a phase in which any private may be bought. */
export const canyonForSale = (state: State, company: CompanyId): boolean =>
  !isMinor(company) &&
  phaseHas(state, 'privatesToMajors') &&
  !state.board.tiles[COPPER_CANYON] &&
  majorOffers(state, company).some(
    (each) => !each.refusal && each.kind === 'price' && 'private' in each.action && each.action.private === 'KCMO',
  );

export const majorTrack = defineStep<LayFrame>({
  decider: byPresident,
  choices: {
    layTile: layChoice({ rights: majorRights, decider: byPresident, cite }),
    pass: { options: passOf, apply: (move) => pop(move) },
  },
  settle: (move, frame) => {
    if (!allLaid(move.state, frame, majorRights) || canyonMayCome(move.state, frame.company)) return false;
    pop(move);
    return true;
  },
});

const minorLays: LayRight<LayFrame> = {
  policy: (_state, { yellow = 0 }) => (yellow > 0 ? refuse('18MEX §4.2(b)', 'tilesLaid', { count: 1 }) : YELLOW),
  laid: (move) => {
    lookAgain(move);
    amend(move, { yellow: 1 });
  },
};

/** §4.2(b): one yellow tile. */
export const minorTrack = defineStep<LayFrame>({
  decider: byPresident,
  choices: {
    layTile: layChoice({ rights: [minorLays], decider: byPresident, cite }),
    pass: { options: passOf, apply: (move) => pop(move) },
  },
  settle: (move, frame) => {
    if (!allLaid(move.state, frame, [minorLays])) return false;
    pop(move);
    return true;
  },
});

/** Why something that no offer covers is not possible, by the rule that forbids it. */
import {
  type Action,
  type ActionOf,
  type ActionType,
  certificate,
  citiesOf,
  companyOf,
  factsOf,
  frameOf,
  isAt,
  nextTrain,
  type Refusal,
  shapeAt,
  type State,
  stepOnTop,
  topFrame,
  trainFacts,
} from '@roundhouse/engine';
import { STEP, type StepName } from '../steps.ts';
import { modeOf } from '../modes.ts';
import { option } from '../settings.ts';
import { freeWarranties, MOST_WARRANTIES } from '../trains.ts';
import { mostAtFlotation } from './founding.ts';
import { partners } from './merging.ts';
import { inReceivership, lnerFormed } from './slots.ts';
import { bankPrice, usedPrice } from './trainMarket.ts';
import { turnRule } from './turnRule.ts';
import { refuse, type RuleId } from '../vocabulary.ts';

type Reasons = { readonly [T in ActionType]?: (state: State, action: ActionOf<T>) => Refusal | undefined };

const isKnown = (state: State, company: string): boolean => state.companies[company] !== undefined;

/** §3.0 (a): what belongs to another kind of round. */
const ROUNDS: Readonly<Partial<Record<ActionType, 'parliament' | 'operating'>>> = {
  bid: 'parliament',
  merge: 'operating',
  layTile: 'operating',
  placeToken: 'operating',
  removeToken: 'operating',
  runTrains: 'operating',
  dividend: 'operating',
  buyTrain: 'operating',
  convert: 'operating',
  bankrupt: 'operating',
};

/** Shares are bought with a charter, in a stock round, or redeemed by a company. */
const sharesElsewhere = (state: State, who: string | undefined): Refusal | undefined => {
  if (state.round.kind === 'stock') return undefined;
  return who === undefined ? refuse('1862 §3.0 (a)', 'otherRound.stock') : refuse('1862 §7.1 (d)', 'otherStep');
};

const outOfGame = (state: State, company: string): Refusal | undefined =>
  isKnown(state, company) && companyOf(state, company).status === 'closed'
    ? refuse('1862 §2.4.1-§2.4.4', 'notInGame', { company })
    : undefined;

const isFounded = (state: State, company: string): boolean =>
  isKnown(state, company) && ['started', 'floated'].includes(companyOf(state, company).status);

const founded = (state: State, company: string, section: RuleId): Refusal | undefined =>
  isFounded(state, company) ? refuse(section, 'alreadyFounded', { company }) : undefined;

const SIDE_LETTERS = 'FLE';

const cityAt = (state: State, hex: string): boolean => {
  const { track } = factsOf(state);
  return track.map.hexes[hex] !== undefined && citiesOf(shapeAt(track, state.board, hex)).length > 0;
};

const REASONS: Reasons = {
  bid: (state, { item }) => {
    const auctioned = frameOf(state, STEP.auction)?.item;
    if (auctioned !== undefined && auctioned !== item)
      return refuse('1862 §4.1 (g)', 'otherAuction', { company: auctioned });
    if (isAt(state, STEP.charter)) return refuse('1862 §4.2', 'charterFirst');
    return outOfGame(state, item) ?? founded(state, item, '1862 §3.2 (a)');
  },
  par: (state, { company }) => {
    const charter = frameOf(state, STEP.charter)?.company;
    if (charter !== undefined)
      return charter === company
        ? refuse('1862 §4.2', 'notPar')
        : refuse('1862 §4.2', 'otherCharter', { company: charter });
    if (state.round.kind === 'parliament') return refuse('1862 §4.1 (a)', 'auctionFirst');
    if (state.round.kind === 'operating') return refuse('1862 §3.0 (a)', 'otherRound.stock');
    return (
      outOfGame(state, company) ??
      founded(state, company, '1862 §6.5.3 (a)') ??
      refuse('1862 §6.5.3 (b)', 'foundingPrice')
    );
  },
  buyShares: (state, { company, certificates, for: who }) => {
    const charter = frameOf(state, STEP.charter)?.company;
    if (charter !== undefined) return refuse('1862 §4.2', 'otherCharter', { company: charter });
    if (option(state, 'beginner') && who !== undefined) return refuse('1862 §11.3 (b)', 'noRedemption');
    if (isAt(state, STEP.redeem) || (who !== undefined && state.round.kind === 'operating'))
      return refuse('1862 §7.13', 'poolShareOnly');
    const elsewhere = sharesElsewhere(state, who) ?? outOfGame(state, company);
    if (elsewhere || !isKnown(state, company)) return elsewhere;
    if (!isFounded(state, company)) return refuse('1862 §6.5.3 (a)', 'notFounded', { company });
    if (certificates.length > 1) return refuse('1862 §6.2 (a)', 'oneShare');
    const paper = certificate(state, company, certificates[0] ?? '');
    if (paper?.kind === 'president') return refuse('1862 §6.3 (f)', 'directorNotForSale', { company });
    return refuse('1862 §6.5.1 (a)', 'notForSale', { company });
  },
  sellShares: (state, { company, for: who }) => {
    if (state.round.kind === 'parliament') return refuse('1862 §4.1 (f)', 'otherRound.stock');
    if (who !== undefined && isAt(state, STEP.trains)) return refuse('1862 §7.11 (c)', 'notTrainless');
    return sharesElsewhere(state, who) ?? refuse('1862 §6.4 (b)', 'notHeld', { company });
  },
  merge: (state, { company, with: partner, survivor }) => {
    if (!isAt(state, STEP.merge) || !isKnown(state, partner)) return undefined;
    if (company !== topFrame(state, STEP.merge)?.company) return refuse('1862 §7.5 (a)', 'notOnTurn', { company });
    if (inReceivership(state, partner)) return refuse('1862 §7.5.2 (b)', 'partnerInReceivership', { company: partner });
    if (!partners(state, company).includes(partner))
      return refuse('1862 §7.5.2 (a)', 'notJoined', { company, with: partner });
    return survivor === undefined || [company, partner].includes(survivor)
      ? undefined
      : refuse('1862 §5.2.1', 'wrongSurvivor');
  },
  buyTrain: (state, { train: id, from, price, side, warranties = 0 }) => {
    if (!isAt(state, STEP.trains)) return undefined;
    const found = state.trains.find((each) => each.id === id);
    if (!found) return undefined;
    if (from !== 'depot') {
      if (warranties > 0) return refuse('1862 §7.10 (a)', 'warrantiesFromBank');
      if (found.at !== from) return refuse('1862 §7.9 (a)', 'notItsTrain', { company: from });
      const cost = usedPrice(state, found);
      return price === cost ? undefined : refuse('1862 §7.9 (c)', 'fixedPrice', { cost });
    }
    if (found.at !== 'depot') return refuse('1862 §7.9 (a)', 'notInBank');
    if (found.name !== nextTrain(state)?.name) return refuse('1862 §7.9 (b)', 'notNextTrain');
    if (side !== undefined && !trainFacts(state, found.name).sides.some(({ name }) => name === side))
      return modeOf(state).types.length < 3 && SIDE_LETTERS.includes(side.slice(-1))
        ? refuse('1862 §11.1', 'noSuchType')
        : refuse('1862 §2.2 (a)', 'noSuchSide');
    const most = option(state, 'beginner') ? 0 : MOST_WARRANTIES - freeWarranties(found.name);
    if (warranties > most)
      return option(state, 'beginner')
        ? refuse('1862 §11.3 (c)', 'noWarranties')
        : refuse('1862 §7.10 (b)', 'tooManyWarranties', { limit: most });
    const cost = bankPrice(state);
    return price === cost ? refuse('1862 §7.9 (b)', 'notNextTrain') : refuse('1862 §7.9 (c)', 'fixedPrice', { cost });
  },
  dividend: (state, { kind }) =>
    kind === 'half' && isAt(state, STEP.dividend) ? refuse('1862 §7.8.5 (a)', 'noHalf') : undefined,
  choose: (state) => {
    if (isAt(state, STEP.markers))
      return refuse('1862 §6.5.4.2 (b)', 'markersRange', { limit: mostAtFlotation(state) });
    return refuse('1862 §5.2.4', 'nothingToChoose');
  },
  convert: (state) => (isAt(state, STEP.trains) ? refuse('1862 §5.1.3', 'notTrainless') : undefined),
  bankrupt: (state) => (isAt(state, STEP.trains) ? refuse('1862 §7.12 (a)', 'notTrainless') : undefined),
  answer: () => refuse('1862 §7.5.1 (a)', 'nothingProposed'),
  discardTrain: () => refuse('1862 §7.9 (g)', 'trainsStay'),
  takeLoan: () => refuse('1862 §7.11 (c)', 'noLoans'),
  repayLoan: () => refuse('1862 §7.11 (c)', 'noLoans'),
  removeToken: () => refuse('1862 §7.7 (c)', 'markersStay'),
  layTile: (state, { hex, tile }) => {
    if (frameOf(state, STEP.operatingTurn)?.built !== true) return undefined;
    const to = factsOf(state).track.tiles[tile];
    if (to?.colour === 'yellow') return refuse('1862 §7.6.2 (a)', 'builtAlready');
    const lying = state.board.tiles[hex]?.tile;
    const same = lying !== undefined && factsOf(state).track.tiles[lying]?.colour === to?.colour;
    return refuse(same ? '1862 §7.6.4 (a)' : '1862 §7.6.3 (d)', 'builtAlready');
  },
  placeToken: (state, { hex }) => {
    if (!isAt(state, STEP.station)) return undefined;
    return cityAt(state, hex) ? refuse('1862 §7.7 (a)', 'oneMarker') : refuse('1862 §7.7 (b)', 'largeStationOnly');
  },
};

/** Steps in which nobody may simply go on, and the rule that asks for a decision. */
const MUST_ACT: Readonly<Partial<Record<StepName, RuleId>>> = {
  markers: '1862 §6.5.4.2 (b)',
  fine: '1862 §4.3 (c)',
  fold: '1862 §5.2.4',
  excess: '1862 §7.5.6 (c)',
  run: '1862 §7.8 (k)',
  dividend: '1862 §7.8.5 (a)',
};

const ownReason = (state: State, action: Action): Refusal | undefined => {
  const because = REASONS[action.type] as ((state: State, action: Action) => Refusal | undefined) | undefined;
  return because?.(state, action);
};

/** §10.3 (c), (d): what is over once the LNER has formed. */
const AFTER_LNER: Readonly<Partial<Record<ActionType, RuleId>>> = {
  bid: '1862 §10.3 (c)',
  par: '1862 §10.3 (c)',
  merge: '1862 §10.3 (d)',
  layTile: '1862 §10.3 (d)',
  placeToken: '1862 §10.3 (d)',
};

export const whyNot = (state: State, action: Action): Refusal | undefined => {
  const late = lnerFormed(state) ? AFTER_LNER[action.type] : undefined;
  if (late !== undefined) return refuse(late, late === '1862 §10.3 (c)' ? 'lnerFormed' : 'onlyRunAndBuy');
  if (action.type === 'pass') {
    const step = stepOnTop(state, STEP);
    const section = isAt(state, STEP.consent) ? turnRule(state) : step && MUST_ACT[step];
    return section === undefined ? undefined : refuse(section, 'mustAct');
  }
  const round = ROUNDS[action.type];
  if (round !== undefined && round !== state.round.kind) return refuse('1862 §3.0 (a)', `otherRound.${round}`);
  return ownReason(state, action) ?? (round === undefined ? undefined : refuse('1862 §7.1 (d)', 'otherStep'));
};

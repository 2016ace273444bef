/** Why something that no offer speaks of is not possible, by the rule that forbids it. */
import {
  type Action,
  type ActionOf,
  type ActionType,
  certificate,
  companyOf,
  frameOf,
  type Refusal,
  type State,
  topFrame,
} from '@roundhouse/engine';
import { isBeginner } from '../settings.ts';
import { freeWarranties, MOST_WARRANTIES } from '../trains.ts';
import { no } from './cite.ts';
import { mostAtFlotation } from './founding.ts';
import { partners } from './merging.ts';
import { inReceivership } from './slots.ts';
import { bankPrice, usedPrice } from './trainMarket.ts';

type Reasons = { readonly [T in ActionType]?: (state: State, action: ActionOf<T>) => Refusal | undefined };

const stepOf = (state: State): string => topFrame(state)?.step ?? '';
const isKnown = (state: State, company: string): boolean => state.companies[company] !== undefined;

/** §3.0 (a): what belongs to another kind of round. */
const ROUNDS: Readonly<Partial<Record<ActionType, string>>> = {
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
  return who === undefined ? no('§3.0 (a)', 'otherRound.stock') : no('§7.1 (d)', 'otherStep');
};

const outOfGame = (state: State, company: string): Refusal | undefined =>
  isKnown(state, company) && companyOf(state, company).status === 'closed'
    ? no('§2.4.1-§2.4.4', 'notInGame', { company })
    : undefined;

const founded = (state: State, company: string, section: string): Refusal | undefined =>
  isKnown(state, company) && ['started', 'floated'].includes(companyOf(state, company).status)
    ? no(section, 'alreadyFounded', { company })
    : undefined;

const REASONS: Reasons = {
  bid: (state, { item }) => {
    const auctioned = frameOf(state, 'auction')?.['item'];
    if (typeof auctioned === 'string' && auctioned !== item)
      return no('§4.1 (g)', 'otherAuction', { company: auctioned });
    if (stepOf(state) === 'charter') return no('§4.2', 'charterFirst');
    return outOfGame(state, item) ?? founded(state, item, '§3.2 (a)');
  },
  par: (state, { company }) => {
    const charter = frameOf(state, 'charter')?.['company'];
    if (typeof charter === 'string')
      return charter === company ? no('§4.2', 'notPar') : no('§4.2', 'otherCharter', { company: charter });
    if (state.round.kind === 'parliament') return no('§4.1 (a)', 'auctionFirst');
    if (state.round.kind === 'operating') return no('§3.0 (a)', 'otherRound.stock');
    return outOfGame(state, company) ?? founded(state, company, '§6.5.3 (a)') ?? no('§6.5.3 (b)', 'foundingPrice');
  },
  buyShares: (state, { company, certificates, for: who }) => {
    const charter = frameOf(state, 'charter')?.['company'];
    if (typeof charter === 'string') return no('§4.2', 'otherCharter', { company: charter });
    const elsewhere = sharesElsewhere(state, who) ?? outOfGame(state, company);
    if (elsewhere || !isKnown(state, company)) return elsewhere;
    if (!founded(state, company, '')) return no('§6.5.3 (a)', 'notFounded', { company });
    if (certificates.length > 1) return no('§6.2 (a)', 'oneShare');
    const paper = certificate(state, company, certificates[0] ?? '');
    if (paper?.kind === 'president') return no('§6.3 (f)', 'directorNotForSale', { company });
    return no('§6.5.1 (a)', 'notForSale', { company });
  },
  sellShares: (state, { company, for: who }) => {
    if (state.round.kind === 'parliament') return no('§4.1 (f)', 'otherRound.stock');
    return sharesElsewhere(state, who) ?? no('§6.4 (b)', 'notHeld', { company });
  },
  merge: (state, { company, with: partner, survivor }) => {
    if (stepOf(state) !== 'merge' || !isKnown(state, partner)) return undefined;
    if (company !== topFrame(state)?.['company']) return no('§7.5 (a)', 'notOnTurn', { company });
    if (inReceivership(state, partner)) return no('§7.5.2 (b)', 'partnerInReceivership', { company: partner });
    if (!partners(state, company).includes(partner)) return no('§7.5.2 (a)', 'notJoined', { company, with: partner });
    return survivor === undefined || [company, partner].includes(survivor) ? undefined : no('§5.2.1', 'wrongSurvivor');
  },
  buyTrain: (state, { train: id, from, price, warranties = 0 }) => {
    if (stepOf(state) !== 'trains') return undefined;
    const found = state.trains.find((each) => each.id === id);
    if (!found) return undefined;
    if (from !== 'depot') {
      if (warranties > 0) return no('§7.10 (a)', 'warrantiesFromBank');
      if (found.at !== from) return no('§7.9 (a)', 'notItsTrain', { company: from });
      const cost = usedPrice(state, found);
      return price === cost ? undefined : no('§7.9 (c)', 'fixedPrice', { cost });
    }
    if (found.at !== 'depot') return no('§7.9 (b)', 'notNextTrain');
    const most = isBeginner(state) ? 0 : MOST_WARRANTIES - freeWarranties(found.name);
    if (warranties > most)
      return isBeginner(state)
        ? no('§11.3 (c)', 'noWarranties')
        : no('§7.10 (b)', 'tooManyWarranties', { limit: most });
    const cost = bankPrice(state);
    return price === cost ? no('§7.9 (b)', 'notNextTrain') : no('§7.9 (c)', 'fixedPrice', { cost });
  },
  dividend: (state, { kind }) =>
    kind === 'half' && stepOf(state) === 'dividend' ? no('§7.8.5 (a)', 'noHalf') : undefined,
  choose: (state) => {
    if (stepOf(state) === 'markers') return no('§6.5.4.2 (b)', 'markersRange', { limit: mostAtFlotation(state) });
    return no('§5.2.4', 'nothingToChoose');
  },
  convert: (state) => (stepOf(state) === 'trains' ? no('§5.1.3', 'notTrainless') : undefined),
  bankrupt: (state) => (stepOf(state) === 'trains' ? no('§7.12 (a)', 'notTrainless') : undefined),
  answer: () => no('§7.5.1 (a)', 'nothingProposed'),
  removeToken: () => no('§7.7 (c)', 'markersStay'),
};

/** Steps in which nobody may simply go on, and the rule that asks for a decision. */
const MUST_ACT: Readonly<Record<string, string>> = {
  markers: '§6.5.4.2 (b)',
  fine: '§4.3 (c)',
  fold: '§5.2.4',
  excess: '§7.5.6 (c)',
  consent: '§7.5.1 (a)',
  homeUpgrade: '§7.2 (d)',
  run: '§7.8 (k)',
  dividend: '§7.8.5 (a)',
};

const ownReason = (state: State, action: Action): Refusal | undefined => {
  const because = REASONS[action.type] as ((state: State, action: Action) => Refusal | undefined) | undefined;
  return because?.(state, action);
};

export const whyNot = (state: State, action: Action): Refusal | undefined => {
  if (action.type === 'pass') {
    const section = MUST_ACT[stepOf(state)];
    return section === undefined ? undefined : no(section, 'mustAct');
  }
  const round = ROUNDS[action.type];
  if (round !== undefined && round !== state.round.kind) return no('§3.0 (a)', `otherRound.${round}`);
  return ownReason(state, action) ?? (round === undefined ? undefined : no('§7.1 (d)', 'otherStep'));
};

/** 18CZ: a fixed number of rounds, three sizes of company, locals that are worth more every round. */
import {
  type Action,
  type ActionOf,
  cashOf,
  cell,
  type CompanyId,
  firstNeighbour,
  isAt,
  percentAt,
  type PlayerId,
  priceOf,
  type State,
  type TrainSide,
} from '@roundhouse/engine';
import { debtOf, option, penaltyOf, routeProblem, STEP } from '@roundhouse/titles/18cz';
import { chanceToFloat, type Floating, owedToStarts } from '../floating.ts';
import type { Insight } from '../insight.ts';
import { certificatesBelowLimit } from '../certificatesBelowLimit.ts';
import { absorptions } from './absorptions.ts';
import { foundings, type SharesLacking, sharePurchases } from './founding.ts';
import { repayments } from './loans.ts';
import { localPurchases, localSales, localWorth, reserveIn } from './locals.ts';
import { roundsLeft } from './rounds.ts';
import { familyTrains } from './trains.ts';
import { strongWeights, weights } from './weights.ts';

interface Size {
  readonly share: number;
  readonly shares: number;
  /** Percent that must be sold before it operates, and the certificates that make it: the director's counts as two shares. */
  readonly needed: number;
  readonly certificates: number;
}

const LARGE: Size = { share: 10, shares: 10, needed: 50, certificates: 4 };
const SIZES: Readonly<Record<string, Size>> = {
  small: { share: 25, shares: 4, needed: 50, certificates: 1 },
  medium: { share: 20, shares: 5, needed: 60, certificates: 2 },
  large: LARGE,
};

const sizeOf = (state: State, company: CompanyId): Size => SIZES[state.companies[company]?.size ?? ''] ?? LARGE;

/** By size, a train that reaches far. */
const FAR: Readonly<Record<string, string>> = { small: '4e', medium: '4+4f', large: '5Eh' };

const KINDS: Readonly<Record<string, string>> = { small: 'forSmall', medium: 'forMedium', large: 'forLarge' };

const sideFor = (state: State, company: CompanyId, sides: readonly TrainSide[]): TrainSide | undefined => {
  if (sides.every(({ kind }) => kind === undefined)) return sides[0];
  return sides.find(({ kind }) => kind === KINDS[state.companies[company]?.size ?? '']);
};

/** Of what a company needs to float, the part that its founder should have: somebody else may buy a share. */
const IN_HAND = 1;

const toFloat = (state: State, { company, cell: at }: ActionOf<'par'>): number => {
  const { needed, share } = sizeOf(state, company);
  return (needed / share) * cell(state, at).price;
};

const FLOATING: Floating = {
  needed: (state, company) => sizeOf(state, company).needed,
  price: priceOf,
  share: (state, company) => sizeOf(state, company).share,
};

/** The director's certificate is two shares. */
const lacking: SharesLacking = (state, company) => {
  const { needed, share } = sizeOf(state, company);
  return { shares: Math.max(0, needed / share - 2), percent: share };
};

/** A company that never floats takes its founder's money to the grave: they need the money and the certificates for it. */
const willNotFloat = (state: State, action: ActionOf<'par'>): boolean => {
  const { by, company } = action;
  const free = cashOf(state, by) - owedToStarts(state, by, FLOATING);
  return (
    certificatesBelowLimit(state, by) < sizeOf(state, company).certificates + certificatesOwed(state, by) ||
    free < IN_HAND * toFloat(state, action)
  );
};

const isOwnStart = (state: State, player: PlayerId, company: CompanyId): boolean =>
  state.companies[company]?.status === 'started' && state.companies[company].president === player;

/** Certificates that a player still needs for companies of theirs to float. */
const certificatesOwed = (state: State, player: PlayerId): number => {
  let sum = 0;
  for (const { id } of Object.values(state.companies)) {
    if (!isOwnStart(state, player, id)) continue;
    const { needed, share } = sizeOf(state, id);
    sum += Math.max(0, (needed - percentAt(state, player, id)) / share);
  }
  return sum;
};

/** Whether a purchase takes the money, or the place for certificates, that a company of one's own still needs to float. */
const neglects = (state: State, { by, company, certificates }: ActionOf<'buyShares'>): boolean => {
  if (isOwnStart(state, by, company)) return false;
  const owed = owedToStarts(state, by, FLOATING);
  return (
    owed > 0 &&
    (cashOf(state, by) - priceOf(state, company) * certificates.length < owed ||
      certificatesBelowLimit(state, by) <= certificatesOwed(state, by))
  );
};

/** Places for certificates that are few, and money that should not lie idle. */
const FEW = 2;
const IDLE = 200;

/** What the first company costs, and two of them. */
const ONE_START = 130;
const TWO_STARTS = 220;

/** Money that locals should leave: as long as there are more companies than players, somebody can begin two. */
const moneyForStarts = ({ companies, seats }: State): number =>
  Object.values(companies).filter(({ status }) => status === 'available').length > seats.length
    ? TWO_STARTS
    : ONE_START;

/** Locals are good, but a director's certificate must be left for; and who starts a company must see it float. */
const never = (state: State, action: Action): boolean => {
  switch (action.type) {
    case 'buyPrivate':
      return action.for === undefined && cashOf(state, action.by) - action.price < moneyForStarts(state);
    case 'par':
      return willNotFloat(state, action);
    case 'buyShares':
      return neglects(state, action);
    case 'sellShares':
      return isOwnStart(state, action.by, action.company);
    // A private put up for the others alone.
    case 'choose':
      return isAt(state, STEP.nominate);
    default:
      return false;
  }
};

export const insight: Insight = {
  title: '18CZ',
  weights,
  strongWeights,
  problem: routeProblem,
  nodes: 2000,
  roundsLeft,
  marker: (state, from, { company, paid }) => {
    const to = firstNeighbour(state, from, paid ? 'right' : 'left') ?? from;
    const twice = paid && state.companies[company]?.size === 'large';
    return twice ? (firstNeighbour(state, to, 'right') ?? to) : to;
  },
  capital: (state, company) =>
    reserveIn(state, company) +
    (state.companies[company]?.status === 'started' ? priceOf(state, company) * sizeOf(state, company).shares : 0),
  floats: (state, company) => chanceToFloat(state, company, FLOATING),
  sideFor,
  runs: (state, company, { kind }) => kind === undefined || kind === KINDS[state.companies[company]?.size ?? ''],
  far: (state, company) =>
    option(state, 'moravia') ? '4+4g' : (FAR[state.companies[company]?.size ?? 'small'] ?? weights.longTrain),
  // State railways choose a border hex, and are paid for reaching it.
  potentialBeforeHome: 0.9,
  mustOwn: () => true,
  presidentPays: true,
  sellsToStart: true,
  wantsSwap: (state, player) => certificatesBelowLimit(state, player) < FEW && cashOf(state, player) >= IDLE,
  sharePercent: (state, company) => sizeOf(state, company).share,
  privateWorth: (state, id) => localWorth(state, id),
  otherWorth: (state, player) => -debtOf(state, player) - penaltyOf(state, player),
  never,
  propose: {
    buyPrivate: localPurchases,
    sellPrivate: localSales,
    par: foundings(lacking),
    buyShares: sharePurchases,
    repayLoan: repayments,
    buyTrain: familyTrains,
    merge: absorptions,
  },
  lotWorth: (state, item) => localWorth(state, item) * 0.6,
};

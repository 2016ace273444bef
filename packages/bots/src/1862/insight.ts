/** 1862: nobody goes broke, prices leap on big dividends, permits say which trains may run. */
import {
  type Action,
  type ActionOf,
  BANK,
  cashOf,
  cell,
  type CellId,
  type Company,
  type CompanyId,
  firstNeighbour,
  percentAt,
  type PlayerId,
  priceOf,
  type State,
  train,
  trainFacts,
  type TrainSide,
} from '@roundhouse/engine';
import { isChartered, obligations, permits, routeProblem, typeOf } from '@roundhouse/titles/1862';
import { depotOfState } from '../depot.ts';
import { chanceToFloat, type Floating, owedToStarts } from '../floating.ts';
import type { Insight } from '../insight.ts';
import { revenueNow } from '../outlook.ts';
import { certificatesBelowLimit } from '../certificatesBelowLimit.ts';
import { charterBids, charterWorth } from './charters.ts';
import { runs } from './runs.ts';
import { CHARTER_FEE, FLOATING_SHARES, isTooPoor, leastForCharter, START_FEE } from './starts.ts';
import { trains } from './trains.ts';
import { unions } from './unions.ts';
import { strongWeights, weights } from './weights.ts';

/** Trains of a company meet and share stations: what several run for together is not found at a glance. */
const NODES = 12_000;

/** Rounds that usually follow, by phase. */
const LEFT: Readonly<Record<string, number>> = { A: 9, B: 9, C: 8, D: 7, E: 6, F: 5, G: 4, H: 3 };

const roundsLeft = (state: State): number => {
  const inSet = state.round.kind === 'operating' ? state.round.of - state.round.number : 0;
  if (state.ending) return Math.max(inSet, state.round.kind === 'operating' ? 0 : 3);
  return Math.max(inSet, Math.min(LEFT[state.phase] ?? 6, Math.ceil(cashOf(state, BANK) / 700)));
};

const permitsOf = (state: State, company: CompanyId): readonly string[] => permits.get(state)[company] ?? [];

const sideFor = (state: State, company: CompanyId, sides: readonly TrainSide[]): TrainSide | undefined => {
  const held = permitsOf(state, company);
  const fit = sides.filter(({ name }) => /[FLE]$/.test(name) && held.includes(typeOf(name)));
  return fit[0] ?? sides.find(({ name }) => /[FLE]$/.test(name));
};

const steps = (state: State, from: CellId, count: number): CellId => {
  let cell = from;
  for (let step = 0; step < count; step++) cell = firstNeighbour(state, cell, 'right') ?? cell;
  return cell;
};

const FAR: Readonly<Record<string, string>> = { freight: '5F', local: '4L', express: '4E' };

/** Without a charter the shares of a company cost its price from the start: its par is never more than 100 (§6.5.3). */
const priceOfShare = (state: State, company: CompanyId): number =>
  priceOf(state, company) || (state.companies[company]?.par ?? LOWEST_PAR);

const FLOATING: Floating = { needed: () => 50, price: priceOfShare, share: () => 10 };

const LOWEST_PAR = 54;
/** Five shares at the lowest par: what a company has at least that is worth keeping. */
const LEAST = FLOATING_SHARES * LOWEST_PAR;
/** The director's certificate and two shares: what must be held of a company until it floats. */
const PAPERS = 3;

/** Money that should not lie idle: a company could be begun with it. */
const IDLE = 400;

const hasRoom = (state: State, player: PlayerId): boolean =>
  certificatesBelowLimit(state, player) - sharesOwed(state, player) >= PAPERS;

const free = (state: State, player: PlayerId, except?: CompanyId): number =>
  cashOf(state, player) - owedToStarts(state, player, FLOATING, except);

/** What a share of a company that one has begun is worth until it is founded, in its price. */
const PRESSING = 1.3;

const isBegun = (state: State, player: PlayerId, company: CompanyId): boolean => {
  const known = state.companies[company];
  return known?.status === 'started' && (known.president === player || obligations.get(state)[company] === player);
};

/** Shares that a company still needs to be founded. */
const sharesMissing = (state: State, company: CompanyId): number => {
  const held = state.seats.reduce((all, each) => all + percentAt(state, each, company), 0);
  return Math.max(0, 50 - held) / 10;
};

const begunBy = (state: State, player: PlayerId): readonly Company[] =>
  Object.values(state.companies).filter(({ id }) => isBegun(state, player, id));

/** Places that must be kept for shares of companies which one has begun. */
const sharesOwed = (state: State, player: PlayerId): number =>
  begunBy(state, player).reduce((sum, { id }) => sum + sharesMissing(state, id), 0);

/** A player who won a charter and does not found the company pays for five shares and gets none; money in others earns nothing. */
const finesAhead = (state: State, player: PlayerId): number =>
  begunBy(state, player).reduce((sum, { id, par }) => {
    const each = isChartered(state, id) ? (par ?? LOWEST_PAR) : LOWEST_PAR;
    return sum + sharesMissing(state, id) * each * PRESSING;
  }, 0);

/** Whether a sale gives away a company that runs, or is about to. */
const deserts = (state: State, { by, company, percent }: ActionOf<'sellShares'>): boolean => {
  if (state.companies[company]?.president !== by) return false;
  const left = percentAt(state, by, company) - percent;
  const stays = left >= 30 && state.seats.every((each) => each === by || percentAt(state, each, company) <= left);
  return !stays && (revenueNow(state, insight, company) > 0 || cashOf(state, company) >= LEAST);
};

/** Whether a deal takes the money or the places that companies still need which one has begun, or gives a company away. */
const neglects = (state: State, action: Action): boolean => {
  if (action.type === 'sellShares')
    return isBegun(state, action.by, action.company) || (state.round.kind === 'stock' && deserts(state, action));
  if (action.type === 'par' && state.round.kind !== 'parliament')
    return (
      !hasRoom(state, action.by) ||
      free(state, action.by) < FLOATING_SHARES * cell(state, action.cell).price ||
      isTooPoor(state, action)
    );
  if (action.type !== 'buyShares' || isBegun(state, action.by, action.company)) return false;
  const owed = owedToStarts(state, action.by, FLOATING);
  return (
    owed > 0 &&
    (cashOf(state, action.by) - priceOf(state, action.company) < owed ||
      certificatesBelowLimit(state, action.by) <= sharesOwed(state, action.by))
  );
};

/** §7.10 (c): warranties that are used up before the train can rust, one in every round; some trains never do. */
const isNeedless = (state: State, action: Action): boolean => {
  if (action.type !== 'buyTrain' || !action.warranties) return false;
  const side = sideOf(state, action);
  return side !== undefined && depotOfState(state, insight).gone(side) > action.warranties;
};

const sideOf = (state: State, { train: id, side }: ActionOf<'buyTrain'>): TrainSide | undefined => {
  const card = trainFacts(state, train(state, id).name);
  return card.sides.find(({ name }) => name === side);
};

/** With a charter the bank pays for all shares on flotation; else a company has what its shares brought. */
const capital = (state: State, company: CompanyId): number => {
  const { status, par } = state.companies[company] ?? {};
  if (status !== 'started' || par === null || par === undefined) return 0;
  return isChartered(state, company)
    ? 10 * par - CHARTER_FEE
    : FLOATING_SHARES * priceOfShare(state, company) - cashOf(state, company) - START_FEE;
};

export const insight: Insight = {
  title: '1862',
  weights,
  strongWeights,
  problem: routeProblem,
  nodes: NODES,
  roundsLeft,
  marker: (state, from, { revenue, price, paid }) => {
    if (!paid || revenue === 0) return firstNeighbour(state, from, 'left');
    return price > 0 ? steps(state, from, Math.min(4, Math.floor(revenue / price))) : from;
  },
  countsPurchases: true,
  capital,
  floats: (state, company) => chanceToFloat(state, company, FLOATING),
  sideFor,
  runs: (state, company, { name }) => /[FLE]$/.test(name) && permitsOf(state, company).includes(typeOf(name)),
  far: (state, company) => FAR[permitsOf(state, company)[0] ?? 'express'] ?? '5E',
  mustOwn: () => true,
  presidentPays: false,
  refinanced: (state, company) => 10 * (state.companies[company]?.par ?? LOWEST_PAR),
  sharePercent: () => 10,
  privateWorth: () => 0,
  outlookKey: (state, company) => `${permitsOf(state, company).join()}${state.companies[company]?.par ?? ''}`,
  // Who cannot pay five shares is fined as much.
  lotWorth: (state, item, player, { price }) =>
    !hasRoom(state, player) || free(state, player) - price < leastForCharter(state) ? -1 : charterWorth(state, item),
  otherWorth: (state, player) => -finesAhead(state, player),
  propose: { merge: unions, bid: charterBids, runTrains: runs, buyTrain: trains },
  wantsSwap: (state, player) => !hasRoom(state, player) && cashOf(state, player) >= IDLE,
  never: (state, action) => {
    if (neglects(state, action) || isNeedless(state, action)) return true;
    if (action.type !== 'par' || state.round.kind !== 'parliament') return false;
    const money = free(state, action.by, action.company);
    return (
      (cell(state, action.cell).price > LOWEST_PAR && FLOATING_SHARES * cell(state, action.cell).price > money) ||
      (isTooPoor(state, action) && leastForCharter(state) <= money)
    );
  },
};

/** What nobody should do who wants to be taken seriously: found in a game that bots have played. */
import {
  type Action,
  apply,
  begin,
  cashOf,
  certificate,
  type CompanyId,
  type Game,
  isRefusal,
  offeredTo,
  offers,
  type PlayerId,
  priceOf,
  type State,
  trainFacts,
  trainsAt,
} from '@roundhouse/engine';
import { type Forecast, forecastOf } from '@roundhouse/engine/models/forecast';
import type { Choice, Reason } from '../src/bot.ts';
import { operatingCompany } from '../src/building.ts';
import type { Insight } from '../src/insight.ts';
import { revenueNow } from '../src/outlook.ts';

export const FOLLIES = [
  'buys and sells the same share',
  'saves for a train that the treasury pays',
  'promises a rise that does not come',
  'bids above its own valuation',
  'discards the train it has just bought',
  'leaves money idle in the last stock round',
  'says what does not happen',
] as const;
export type Folly = (typeof FOLLIES)[number];

export interface Found {
  readonly folly: Folly;
  readonly number: number;
  readonly action: Action;
}

/** What was chosen at each decision, with the reasons. */
export type Reasons = ReadonlyMap<number, Pick<Choice, 'reasons'>>;

interface Deal {
  readonly turn: number;
  readonly price: number;
  /** Operating rounds change what a share is worth. */
  readonly set: number;
  /** A president who has gone is a reason that changed: the next one answers for the company's trains. */
  readonly president: PlayerId | null;
}

/** Own turns within which nothing is sold again at the same price. */
const SOON = 2;

const nextTrainPrice = (state: State): number => {
  const next = state.trains.find((each) => each.at === 'depot');
  return next ? trainFacts(state, next.name).price : 0;
};

const bidsTooMuch = (action: Action, reasons: Reasons, number: number): boolean =>
  action.type === 'bid' &&
  (reasons.get(number)?.reasons ?? []).some(
    ({ key, args }) => key === 'reason.bidWorth' && action.price > Number(args['worth']) + 1,
  );

const promisesTooMuch = (before: State, after: State, company: CompanyId, reasons: Reasons, number: number): boolean =>
  (reasons.get(number)?.reasons ?? []).some(({ key }) => key === 'reason.pays') &&
  priceOf(after, company) <= priceOf(before, company);

const savesNeedlessly = (state: State, action: Action): boolean => {
  const company = operatingCompany(state);
  if (action.type !== 'dividend' || action.kind !== 'withhold' || company === undefined) return false;
  if ((state.companies[company]?.loans ?? 0) > 0) return false;
  const price = nextTrainPrice(state);
  return price > 0 && cashOf(state, company) >= 2 * price && trainsAt(state, company).length > 0;
};

const isIdle = (state: State, action: Action, insight: Insight): boolean =>
  action.type === 'pass' &&
  state.round.kind === 'stock' &&
  insight.roundsLeft(state) <= 3 &&
  offers(state, 'buyShares').some(
    (each) =>
      each.kind === 'one' &&
      offeredTo(each) === action.by &&
      each.action.type === 'buyShares' &&
      each.action.for === undefined &&
      revenueNow(state, insight, each.action.company) > 0,
  );

/** Whether a reason agrees with what the forecast shows beside the button: prices, cash, rust. */
const agrees = ({ key, args }: Reason, action: Action, { cash, prices, rusted }: Forecast): boolean => {
  const company = typeof args['company'] === 'string' ? args['company'] : '';
  const cashOfHolder = (holder: string): number => cash.find((each) => each.holder === holder)?.by ?? 0;
  switch (key) {
    case 'reason.pays':
      return prices.some((each) => each.company === company && each.to > each.from);
    case 'reason.rusts':
      return rusted.some(({ owners }) => owners.length > 0);
    case 'reason.raises':
      return cashOfHolder(company) === Number(args['proceeds']);
    case 'reason.sellsBetter':
      return cashOfHolder(action.by) > 0;
    case 'reason.saves':
      return cashOfHolder(company) > 0;
    default:
      return true;
  }
};

/** Reasons that say something a forecast can confirm. */
const CHECKED: ReadonlySet<string> = new Set([
  'reason.pays',
  'reason.rusts',
  'reason.raises',
  'reason.sellsBetter',
  'reason.saves',
]);

const saysOtherwise = (state: State, action: Action, reasons: Reasons, number: number): boolean => {
  const said = (reasons.get(number)?.reasons ?? []).filter(({ key }) => CHECKED.has(key));
  const forecast = said.length === 0 ? null : forecastOf(state, action);
  return forecast !== null && said.some((each) => !agrees(each, action, forecast));
};

export const folliesIn = (game: Game, insight: Insight, reasons: Reasons): readonly Found[] => {
  const found: Found[] = [];
  let { state } = begin(game);
  const turns = new Map<PlayerId, number>();
  const bought = new Map<string, Deal>();
  const sold = new Map<string, Deal>();
  let last: PlayerId | undefined;
  let train: { readonly id: string; readonly company: CompanyId | undefined } | undefined;
  for (const [index, action] of game.actions.entries()) {
    const number = index + 1;
    const add = (folly: Folly): void => void found.push({ folly, number, action });
    if (state.round.kind === 'stock' && action.by !== last) turns.set(action.by, (turns.get(action.by) ?? 0) + 1);
    last = action.by;
    const turn = turns.get(action.by) ?? 0;
    const { set } = state.round;
    // After a purchase or before a sale: who answers for the company while the share is held.
    const president = 'company' in action ? (state.companies[action.company ?? '']?.president ?? null) : null;
    const isRecent = (deal: Deal | undefined): boolean =>
      deal !== undefined && deal.set === set && turn - deal.turn <= SOON && deal.president === president;
    const result = apply(state, action);
    if (isRefusal(result)) throw new Error(`action ${number} is refused`);
    const key = 'company' in action ? `${action.by} ${action.company}` : '';
    if (action.type === 'buyShares' && action.for === undefined && state.round.kind === 'stock') {
      const percent = action.certificates.reduce(
        (sum, id) => sum + (certificate(state, action.company, id)?.percent ?? 0),
        0,
      );
      if (percent > 0) bought.set(key, { turn, price: priceOf(state, action.company), set, president });
      if (isRecent(sold.get(key)) && (sold.get(key)?.price ?? 0) <= priceOf(state, action.company))
        add('buys and sells the same share');
    }
    if (action.type === 'sellShares' && action.for === undefined && state.round.kind === 'stock') {
      const price = priceOf(state, action.company);
      const why = reasons.get(number)?.reasons ?? [];
      // Money for something better is a reason, as long as the share is not bought back.
      const isForBetter = why.some(
        ({ key: reason }) =>
          reason === 'reason.sellsToBuy' || reason === 'reason.sellsToStart' || reason === 'reason.raids',
      );
      if (!isForBetter && isRecent(bought.get(key)) && price <= (bought.get(key)?.price ?? 0))
        add('buys and sells the same share');
      sold.set(key, { turn, price, set, president });
    }
    if (savesNeedlessly(state, action)) add('saves for a train that the treasury pays');
    const company = operatingCompany(state);
    if (
      action.type === 'dividend' &&
      company !== undefined &&
      promisesTooMuch(state, result.state, company, reasons, number)
    )
      add('promises a rise that does not come');
    if (bidsTooMuch(action, reasons, number)) add('bids above its own valuation');
    if (action.type === 'discardTrain' && train?.id === action.train) add('discards the train it has just bought');
    if (action.type === 'buyTrain') train = { id: action.train, company };
    else if (action.type !== 'discardTrain') train = undefined;
    if (saysOtherwise(state, action, reasons, number)) add('says what does not happen');
    if (isIdle(state, action, insight)) add('leaves money idle in the last stock round');
    ({ state } = result);
  }
  return found;
};

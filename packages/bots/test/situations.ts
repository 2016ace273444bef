/** Situations that any player would call obvious, made of positions of a game by changing one thing. */
import {
  type Action,
  apply,
  cashOf,
  CONSENT,
  decider,
  isAt,
  isRefusal,
  type Offer,
  offers,
  percentAt,
  type PlayerId,
  priceOf,
  revenueAtWork,
  type State,
  stepNameOf,
  titleOf,
  topFrame,
  trainFacts,
  trainsAt,
} from '@roundhouse/engine';
import { askedBy } from '@roundhouse/titles';
import type { Insight } from '../src/insight.ts';
import { farRevenue, outlookOf, revenueNow } from '../src/outlook.ts';
import { HORIZON } from '../src/plain.ts';
import { bankTrains, companyInTurn, isTrainStep } from './maxims.ts';

export interface Situation {
  readonly state: State;
  /** Whether this is what anybody would do there. */
  readonly obvious: (action: Action) => boolean;
}

/** Undefined: the position is not of the kind. */
export type Making = (state: State, insight: Insight) => Situation | undefined;

export const withCash = (state: State, holder: string, money: number): State => ({
  ...state,
  cash: { ...state.cash, [holder]: money, bank: (state.cash['bank'] ?? 0) - (money - cashOf(state, holder)) },
});

const isStockTurn = (state: State): boolean => /stockTurn/.test(stepNameOf(topFrame(state)) ?? '');

const cheapest = (state: State): number =>
  Math.min(...bankTrains(state).map((each) => (each.type === 'buyTrain' ? each.price : Infinity)));

const lasts = (state: State, name: string): boolean => {
  const { rustsOn, obsoleteOn } = trainFacts(state, name);
  return rustsOn.length + obsoleteOn.length === 0;
};

const trainless = (state: State): string | undefined => {
  const company = companyInTurn(state);
  return company !== undefined && trainsAt(state, company).length === 0 ? company : undefined;
};

/** Nothing comes after this round. */
const inTheLastRound = (state: State): State => ({
  ...state,
  round: { ...state.round, number: 3, of: 3, set: Math.max(state.round.set, 8) },
  ending: { reason: 'bank', data: { set: Math.max(state.round.set, 8) } },
  cash: { ...state.cash, bank: Math.min(0, state.cash['bank'] ?? 0) },
});

const members = (state: State): readonly Action[] =>
  offers(state).flatMap((each) => ('action' in each ? [each.action] : []));

/** What another player is asked for, as the asker would like it best. */
const cheekiest = (state: State): Extract<Offer, { kind: 'price' }> | undefined =>
  offers(state).find(
    (each): each is Extract<Offer, { kind: 'price' }> =>
      each.kind === 'price' &&
      each.min <= 5 &&
      each.action.type !== 'sellPrivate' &&
      askedBy(state, each.action) !== undefined,
  );

/** Frames of a title's dividend step know the revenue. */
const earned = (state: State): number => revenueAtWork(state) ?? 0;

/** Whether a company may cost its president a train: dropping it then is no folly. */
const mayCost = (state: State, insight: Insight, player: PlayerId, company: string): boolean =>
  state.companies[company]?.president === player && outlookOf(state, insight, company, HORIZON).bill > 0;

export const SITUATIONS: Readonly<Record<string, Making>> = {
  'a company that has money and track and no train buys one': (state, insight) => {
    const company = trainless(state);
    if (company === undefined || !isTrainStep(state)) return undefined;
    const rich = withCash(state, company, 1500);
    return farRevenue(rich, insight, company) > 0 && bankTrains(rich).length > 0
      ? { state: rich, obvious: ({ type }) => type === 'buyTrain' }
      : undefined;
  },
  'the last train that lasts goes to the company that has none and can pay': (state, insight) => {
    const company = trainless(state);
    if (company === undefined || !isTrainStep(state) || farRevenue(state, insight, company) === 0) return undefined;
    const last = state.trains.findLast(
      (each) => each.at === 'depot' && lasts(state, each.name) && trainFacts(state, each.name).from === undefined,
    );
    if (!last) return undefined;
    const only: State = {
      ...state,
      trains: state.trains.map((each) =>
        each.at === 'depot' && each.id !== last.id ? { ...each, at: 'out' as const } : each,
      ),
    };
    const rich = withCash(only, company, trainFacts(state, last.name).price + 200);
    return bankTrains(rich).length > 0 ? { state: rich, obvious: ({ type }) => type === 'buyTrain' } : undefined;
  },
  'a player who has plenty of money while shares of running companies are for sale does not pass': (state) => {
    const me = decider(state);
    if (!me || !isStockTurn(state)) return undefined;
    const rich = withCash(state, me, cashOf(state, me) + 1000);
    const earns = members(rich).some(
      (each) =>
        each.type === 'buyShares' &&
        each.for === undefined &&
        priceOf(rich, each.company) > 0 &&
        trainsAt(rich, each.company).length > 0,
    );
    return earns ? { state: rich, obvious: ({ type }) => type !== 'pass' } : undefined;
  },
  'a player with enough money does not sell the share that pays best': (state, insight) => {
    const me = decider(state);
    if (!me || !isStockTurn(state)) return undefined;
    const held = Object.keys(state.companies).filter((id) => percentAt(state, me, id) > 0 && priceOf(state, id) > 0);
    const [best] = held
      .map((id) => ({ id, yields: revenueNow(state, insight, id) / priceOf(state, id) }))
      .sort((a, b) => b.yields - a.yields);
    if (!best || best.yields <= 0.5 || mayCost(state, insight, me, best.id)) return undefined;
    const rich = withCash(state, me, cashOf(state, me) + 600);
    return members(rich).some((each) => each.type === 'sellShares' && each.company === best.id)
      ? { state: rich, obvious: (action) => action.type !== 'sellShares' || action.company !== best.id }
      : undefined;
  },
  'what is earned in the last round is paid out': (state, insight) => {
    if (!members(state).some(({ type }) => type === 'dividend') || earned(state) === 0) return undefined;
    const last = inTheLastRound(state);
    return insight.roundsLeft(last) === 0 && members(last).some(({ type }) => type === 'dividend')
      ? { state: last, obvious: (action) => action.type !== 'dividend' || action.kind !== 'withhold' }
      : undefined;
  },
  'a company whose trains last and are as many as it may have pays': (state, insight) => {
    const company = companyInTurn(state);
    if (!members(state).some(({ type }) => type === 'dividend') || company === undefined || earned(state) === 0)
      return undefined;
    if ((state.companies[company]?.loans ?? 0) > 0) return undefined;
    const limit = titleOf(state).trainLimit(state, company);
    const given = new Set(
      state.trains
        .filter((each) => each.at === 'depot' && lasts(state, each.name))
        .slice(-limit)
        .map(({ id }) => id),
    );
    if (given.size < limit) return undefined;
    const sideOf = (name: string): string => {
      const card = trainFacts(state, name);
      return (insight.sideFor?.(state, company, [card, ...card.sides]) ?? card).name;
    };
    const trains = state.trains.map((each) =>
      given.has(each.id)
        ? { ...each, at: company, side: sideOf(each.name) }
        : each.at === company
          ? { ...each, at: 'out' as const }
          : each,
    );
    return {
      state: { ...state, trains },
      obvious: (action) => action.type !== 'dividend' || action.kind !== 'withhold',
    };
  },
  'nobody gives a train, a private or a company away for next to nothing': (state) => {
    const offer = cheekiest(state);
    if (!offer) return undefined;
    const result = apply(state, { ...offer.action, price: offer.min });
    if (isRefusal(result) || !isAt(result.state, CONSENT)) return undefined;
    return { state: result.state, obvious: (action) => action.type === 'answer' && !action.accept };
  },
  'the only train of a company is not sold for three times the price of the next one': (state) => {
    const next = state.trains.find((each) => each.at === 'depot');
    const buyer = companyInTurn(state);
    if (!next || buyer === undefined) return undefined;
    const price = 3 * trainFacts(state, next.name).price;
    const rich = withCash(state, buyer, price);
    const only = offers(rich).find(
      (each): each is Extract<Offer, { kind: 'price' }> =>
        each.kind === 'price' &&
        each.action.type === 'buyTrain' &&
        each.min <= price &&
        each.max >= price &&
        askedBy(rich, each.action) !== undefined &&
        trainsAt(rich, each.action.from).length === 1,
    );
    const result = only && apply(rich, { ...only.action, price });
    return !result || isRefusal(result) || !isAt(result.state, CONSENT)
      ? undefined
      : { state: result.state, obvious: (action) => action.type === 'answer' && !action.accept };
  },
  'track does not take the money for the train that is lacking': (state) => {
    const company = trainless(state);
    if (company === undefined || !offers(state).some(({ kind }) => kind === 'lay')) return undefined;
    const next = state.trains.find((each) => each.at === 'depot');
    if (!next) return undefined;
    const { price } = trainFacts(state, next.name);
    const poor = withCash(state, company, price);
    return {
      state: poor,
      obvious: (action) => {
        const result = apply(poor, action);
        return !isRefusal(result) && cashOf(result.state, company) >= price - 40;
      },
    };
  },
  'a station does not take the money for the train that is lacking': (state) => {
    const company = trainless(state);
    if (company === undefined || !members(state).some(({ type }) => type === 'placeToken')) return undefined;
    const next = state.trains.find((each) => each.at === 'depot');
    if (!next || !members(state).some(({ type }) => type === 'pass')) return undefined;
    const { price } = trainFacts(state, next.name);
    const poor = withCash(state, company, price);
    return {
      state: poor,
      obvious: (action) => {
        const result = apply(poor, action);
        return !isRefusal(result) && cashOf(result.state, company) >= price - 40;
      },
    };
  },
  'a company that can pay for its next trains anyway does not keep back what it earns': (state, insight) => {
    const [me, company] = [decider(state), companyInTurn(state)];
    if (!insight.presidentPays || !me || company === undefined || earned(state) === 0) return undefined;
    // Where most of it goes to others there may be reasons.
    if (percentAt(state, me, company) < 50) return undefined;
    return members(state).some(({ type }) => type === 'dividend')
      ? {
          state: withCash(state, company, 2500),
          obvious: (action) => action.type !== 'dividend' || action.kind !== 'withhold',
        }
      : undefined;
  },
  'a train that will no longer run is not bought': (state, insight) => {
    const company = companyInTurn(state);
    if (!insight.presidentPays || !isTrainStep(state) || company === undefined) return undefined;
    if (trainsAt(state, company).length === 0) return undefined;
    const last = withCash(inTheLastRound(state), company, 1500);
    return insight.roundsLeft(last) === 0 && bankTrains(last).length > 0
      ? { state: last, obvious: ({ type }) => type !== 'buyTrain' }
      : undefined;
  },
  'a player who can pay for the shares that his company still needs buys into it or into something': (state) => {
    const me = decider(state);
    if (!me || !isStockTurn(state)) return undefined;
    const waiting = Object.values(state.companies).find((each) => each.status === 'started' && each.president === me);
    if (!waiting) return undefined;
    const rich = withCash(state, me, 2000);
    return members(rich).some((each) => each.type === 'buyShares' && each.company === waiting.id)
      ? { state: rich, obvious: ({ type }) => type !== 'pass' && type !== 'sellShares' }
      : undefined;
  },
  'who has no money to speak of buys nothing that he must sell for again': (state) => {
    const me = decider(state);
    if (!me || !isStockTurn(state) || !members(state).some(({ type }) => type === 'pass')) return undefined;
    const poor = withCash(state, me, 0);
    return { state: poor, obvious: (action) => !['buyShares', 'par', 'bid'].includes(action.type) };
  },
  'a company with a train is not left without one for the price of it': (state) => {
    const company = companyInTurn(state);
    if (!isTrainStep(state) || company === undefined) return undefined;
    const mine = trainsAt(state, company).filter((each) => !each.obsolete);
    return mine.length > 0 && cheapest(state) < Infinity
      ? {
          state,
          obvious: (action) => {
            const result = apply(state, action);
            return !isRefusal(result) && trainsAt(result.state, company).length > 0;
          },
        }
      : undefined;
  },
};

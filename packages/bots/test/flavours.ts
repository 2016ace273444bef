/** Situations that only one title has. */
import {
  type Action,
  cashOf,
  decider,
  offers,
  percentAt,
  type State,
  topFrame,
  trainFacts,
  trainsAt,
} from '@roundhouse/engine';
import { buyingPower } from '@roundhouse/titles/1817';
import { revenueNow } from '../src/outlook.ts';
import { bankTrains, companyInTurn, isTrainStep } from './maxims.ts';
import { type Making, withCash } from './situations.ts';

const members = (state: State): readonly Action[] =>
  offers(state).flatMap((each) => ('action' in each ? [each.action] : []));

const priceOnTop = (state: State): number =>
  Math.min(...bankTrains(state).map((each) => (each.type === 'buyTrain' ? each.price : Infinity)));

const IN_1817: Readonly<Record<string, Making>> = {
  'a company without a train borrows what the first one lacks': (state) => {
    const company = companyInTurn(state);
    if (!isTrainStep(state) || company === undefined || trainsAt(state, company).length > 0) return undefined;
    const next = state.trains.find((each) => each.at === 'depot');
    if (!next || !members(state).some(({ type }) => type === 'takeLoan')) return undefined;
    const short = withCash(state, company, trainFacts(state, next.name).price - 60);
    return buyingPower(short, company) >= trainFacts(state, next.name).price + 60
      ? { state: short, obvious: ({ type }) => type === 'takeLoan' || type === 'buyTrain' }
      : undefined;
  },
  'a company that would be lost without a train buys it with the money that it has': (state) => {
    const company = companyInTurn(state);
    if (!isTrainStep(state) || company === undefined) return undefined;
    const trains = state.trains.map((each) => (each.at === company ? { ...each, at: 'out' as const } : each));
    const bare = withCash({ ...state, trains }, company, 700);
    return priceOnTop(bare) <= 600 ? { state: bare, obvious: ({ type }) => type === 'buyTrain' } : undefined;
  },
  'nobody sells a company short that earns': (state, insight) => {
    const earns = members(state).some((each) => each.type === 'short' && revenueNow(state, insight, each.company) > 0);
    return earns
      ? {
          state,
          obvious: (action) => action.type !== 'short' || revenueNow(state, insight, action.company) === 0,
        }
      : undefined;
  },
  'nobody starts a company that could not pay for its first train': (state) => {
    const me = decider(state);
    if (!me || topFrame(state)?.step !== 'stockTurn' || !members(state).some(({ type }) => type === 'bid'))
      return undefined;
    return { state: withCash(state, me, 0), obvious: ({ type }) => type !== 'bid' };
  },
  'a company whose purse is full takes no loan': (state) => {
    const company = companyInTurn(state);
    if (company === undefined || !members(state).some(({ type }) => type === 'takeLoan')) return undefined;
    return { state: withCash(state, company, 2000), obvious: ({ type }) => type !== 'takeLoan' };
  },
};

const IN_18MEX: Readonly<Record<string, Making>> = {
  'nobody pays twice what an item of the first sale costs': (state) => {
    const me = decider(state);
    if (!me || !members(state).some(({ type }) => type === 'bid')) return undefined;
    const rich = withCash(state, me, 3000);
    return { state: rich, obvious: (action) => action.type !== 'bid' || action.price <= 600 };
  },
};

const IN_1849: Readonly<Record<string, Making>> = {
  'a president with an eye on the price does not sell his majority in a company that pays': (state, insight) => {
    const me = decider(state);
    if (!me || !/stockTurn/.test(topFrame(state)?.step ?? '')) return undefined;
    const mine = Object.values(state.companies).filter(
      (each) =>
        each.president === me && percentAt(state, me, each.id) >= 40 && revenueNow(state, insight, each.id) >= 60,
    );
    const [first] = mine;
    return first && cashOf(state, me) > 0 && members(state).some((each) => each.type === 'sellShares')
      ? {
          state,
          obvious: (action) =>
            action.type !== 'sellShares' ||
            mine.every(({ id }) => id !== action.company || percentAt(state, me, id) - action.percent >= 20),
        }
      : undefined;
  },
};

export const FLAVOURS: Readonly<Record<string, Readonly<Record<string, Making>>>> = {
  '1817': IN_1817,
  '1849': IN_1849,
  '18MEX': IN_18MEX,
};

/** What any player would call obvious, looked for in the positions of whole games of bots. */
import {
  type Action,
  bidsFor,
  cashOf,
  companyAtWork,
  type Event,
  offers,
  revenueAtWork,
  type State,
  stepNameOf,
  titleOf,
  topFrame,
  trainFacts,
  trainsAt,
} from '@roundhouse/engine';
import { botNamed, decide } from '../src/index.ts';
import type { Insight } from '../src/insight.ts';

export interface Decision {
  readonly state: State;
  readonly action: Action;
  readonly after: State;
  readonly events: readonly Event[];
  readonly insight: Insight;
}

/** Undefined: the maxim says nothing here. */
export type Maxim = (decision: Decision) => boolean | undefined;

export const companyInTurn = (state: State): string | undefined => {
  const company = companyAtWork(state);
  return typeof company === 'string' ? company : undefined;
};

export const isTrainStep = (state: State): boolean => /^trains$/.test(stepNameOf(topFrame(state)) ?? '');

export const bankTrains = (state: State): readonly Action[] =>
  offers(state, 'buyTrain').flatMap((each) =>
    'action' in each && each.action.type === 'buyTrain' && ['depot', 'pool'].includes(each.action.from)
      ? [each.action]
      : [],
  );

const lasts = (state: State, name: string): boolean => {
  const { rustsOn, obsoleteOn } = trainFacts(state, name);
  return rustsOn.length + obsoleteOn.length === 0;
};

/** Only purchases from companies are offered. */
const isForced = (state: State): boolean =>
  offers(state).every(
    (each) => 'action' in each && each.action.type === 'buyTrain' && state.companies[each.action.from] !== undefined,
  );

export const MAXIMS: Readonly<Record<string, Maxim>> = {
  'a company that ran does not go without a train while it can pay for one': ({ state, action, events }) => {
    const company = companyInTurn(state);
    if (!isTrainStep(state) || company === undefined || trainsAt(state, company).length > 0) return undefined;
    const ran = (revenueAtWork(state) ?? 0) > 0;
    const cheapest = Math.min(...bankTrains(state).map((each) => (each.type === 'buyTrain' ? each.price : Infinity)));
    if (!ran || cheapest > cashOf(state, company)) return undefined;
    return action.type !== 'pass' || events.length === 0;
  },
  'what is earned in the last round is paid out': ({ state, action, insight }) =>
    action.type === 'dividend' && insight.roundsLeft(state) === 0
      ? action.kind === 'pay' || action.kind === 'hudson'
      : undefined,
  'a company whose trains last and are as many as it may have pays': ({ state, action }) => {
    const company = companyInTurn(state);
    if (action.type !== 'dividend' || company === undefined) return undefined;
    const lasting = trainsAt(state, company).filter((each) => !each.obsolete && lasts(state, each.name));
    if (lasting.length < titleOf(state).trainLimit(state, company) || (state.companies[company]?.loans ?? 0) > 0)
      return undefined;
    return action.kind !== 'withhold';
  },
  'nobody is asked for what he would refuse': ({ after, events }) => {
    if (!events.some(({ type }) => type === 'proposed')) return undefined;
    const plain = botNamed('plain');
    const asked = plain && decide(plain, after, { seed: 1 }).action;
    return asked?.type === 'answer' && asked.accept;
  },
  'a train does not go from one company that needs it to another': ({ state, action }) => {
    if (action.type !== 'buyTrain' || action.from === 'depot' || action.from === 'pool') return undefined;
    return isForced(state) ? undefined : trainsAt(state, action.from).length > 1;
  },
  'nobody raises a bid of his own that leads': ({ state, action }) =>
    action.type === 'bid' ? bidsFor(state, action.item)[0]?.[0] !== action.by : undefined,
  'nobody declares himself bankrupt while he has another way': ({ state, action }) =>
    offers(state, 'bankrupt').length > 0 && offers(state).length > 1 ? action.type !== 'bankrupt' : undefined,
};

/** Orders that make sense now, for the panel: nobody should have to invent them. */
import { flatMap } from '../lists.ts';
import type { ActionOf } from '../actions.ts';
import { priceOf } from '../market.ts';
import { isCompanyLot } from '../bids.ts';
import { offers } from '../play.ts';
import type { CompanyId, PlayerId, State } from '../state.ts';
import { percentAt } from '../shares.ts';
import { isAboutMergers, partOf, passOf, type Question, questionOf } from './question.ts';
import type { OrderForm, Watch } from './form.ts';

const CAREFUL: readonly Watch[] = ['sold', 'started', 'presidency', 'phase', 'fell'];

/** Why it is proposed. */
export type OrderReason = 'nothingToBuy' | 'passed' | 'company' | 'auction' | 'mergers' | 'nextRound';

export interface Proposed {
  readonly form: OrderForm;
  readonly because: OrderReason;
}

const led = (state: State, me: PlayerId): readonly CompanyId[] =>
  Object.values(state.companies)
    .filter(({ president, status }) => president === me && status === 'floated')
    .map(({ id }) => id);

/** It is the turn of a company, or about whole companies. */
const isOfCompany = (state: State, question: Question): boolean =>
  partOf(state, question) !== null || isAboutMergers(state, question);

/** Whether the player could buy anything in this round with the money at hand. */
const canBuy = (state: State, me: PlayerId): boolean => {
  const question = questionOf(state);
  if (question?.who === me)
    return offers(state).some(
      (offer) => 'action' in offer && ['buyShares', 'par', 'bid', 'buyPrivate'].includes(offer.action.type),
    );
  const cash = state.cash[me] ?? 0;
  // What is for sale before their turn comes is for them to see; what they could start, too.
  if (Object.values(state.privates).some(({ owner, closed }) => owner === null && !closed)) return true;
  return Object.values(state.companies).some(
    ({ id, status }) =>
      status === 'available' ||
      ((status === 'started' || status === 'floated') &&
        priceOf(state, id) <= cash &&
        percentAt(state, 'ipo', id) + percentAt(state, 'pool', id) > 0),
  );
};

export type LastPaid = Readonly<Record<CompanyId, ActionOf<'dividend'>['kind']>>;

/** `paid`: what each company did with its revenue last time. */
export const proposals = (state: State, me: PlayerId, paid: LastPaid = {}): readonly Proposed[] => {
  if (state.outcome || state.out.includes(me)) return [];
  const { kind, set, number } = state.round;
  const found: Proposed[] = [];
  const add = (because: OrderReason, form: OrderForm): void => void found.push({ because, form });
  const question = questionOf(state);
  const isStock = kind === 'stock';
  // Other rounds of the players (an auction, a draft): anyone who may pass in it may do so for all of it.
  const mayPass = question?.who === me && passOf(question) !== undefined && !isOfCompany(state, question);
  if (isStock || mayPass)
    add(canBuy(state, me) || !isStock ? 'passed' : 'nothingToBuy', {
      kind: 'pass',
      watch: [...CAREFUL],
      round: { kind, set, number },
    });
  if (!isStock)
    add('nextRound', { kind: 'pass', watch: [...CAREFUL], round: { kind: 'stock', set: set + 1, number: 1 } });
  if (question?.who === me && question.types.has('bid')) {
    const items = new Set(
      flatMap(offers(state), (offer) => ('action' in offer && offer.action.type === 'bid' ? [offer.action.item] : [])),
    );
    for (const item of [...items].slice(0, 6))
      add('auction', {
        kind: 'bid',
        watch: [],
        item,
        ...(isCompanyLot(state, item) && { of: 'company' as const }),
        upTo: Math.floor((state.cash[me] ?? 0) / 2),
      });
  }
  for (const company of led(state, me)) {
    if (state.trains.some(({ at }) => at === company))
      add('company', { kind: 'run', watch: ['phase'], company, pay: paid[company] ?? 'pay' });
    add('company', { kind: 'turn', watch: ['phase', 'presidency'], company, parts: ['track', 'station'] });
  }
  if (question && isAboutMergers(state, question)) add('mergers', { kind: 'mergers', watch: [], own: false });
  return found;
};

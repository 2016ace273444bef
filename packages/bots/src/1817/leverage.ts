/** 1817: loans as leverage. A train on credit is worth it where what it earns for its owner is more than its loans cost. */
import {
  type Action,
  type ActionOf,
  apply,
  cashOf,
  cell,
  firstNeighbour,
  isRefusal,
  type Offer,
  offers,
  rightAfter,
  type State,
} from '@roundhouse/engine';
import { interestRate, loansOpen } from '@roundhouse/titles/1817';
import type { View } from '../insight.ts';
import { changesFrom } from '../judge.ts';
import { revenueNow } from '../outlook.ts';
import { eagerness } from '../propose.ts';

/** Loans that are taken for one train at most. */
const MOST_LOANS = 4;
/** The part of its run that a company can count on for its interest, */
const COUNTED_ON = 0.5;
/** what it keeps in hand, */
const LEFT_OVER = 10;
/** and how many steps away from being for sale it stays. */
const STEPS_AWAY = 2;
/** In the last rounds a loan costs more steps than its train can bring. */
const LEAST_ROUNDS = 3;
/** What the judge must see in it beyond the loans, for it does not see every danger. */
const MARGIN = 20;

/** What the loans of a company will cost at the end of its turn, with some more. */
export const interestDue = (state: State, company: string, more: number): number =>
  ((state.companies[company]?.loans ?? 0) + more) * interestRate(state);

/** Whether a company with so much cash can pay its interest, if need be out of further loans: if not, it is liquidated. */
export const canPayInterest = (state: State, company: string, cash: number): boolean => {
  const rate = interestRate(state);
  let loans = state.companies[company]?.loans ?? 0;
  let money = cash;
  for (let open = loansOpen(state, company); money < loans * rate && open > 0; open--) {
    loans++;
    money += 100;
  }
  return money >= loans * rate;
};

/** Whether a company is for sale, or will be after so many steps to the left. */
export const turnsGray = (state: State, company: string, steps: number): boolean => {
  let at = state.market.at[company];
  for (let step = 0; step < steps; step++) at = at && firstNeighbour(state, at, 'left');
  return steps > 0 && (at === undefined || cell(state, at).price === 0);
};

const newTrain = (offer: Offer): readonly ActionOf<'buyTrain'>[] =>
  offer.kind === 'one' && offer.action.type === 'buyTrain' && offer.action.from === 'depot' ? [offer.action] : [];

const canBear = (state: State, { insight }: View, company: string): boolean => {
  const cash = cashOf(state, company);
  return (
    cash >= LEFT_OVER &&
    canPayInterest(state, company, cash) &&
    interestDue(state, company, 1) <= cash + revenueNow(state, insight, company) * COUNTED_ON &&
    !turnsGray(state, company, STEPS_AWAY)
  );
};

/** What a train is worth that is bought with as many loans as it takes; 0 where that is not possible or too dangerous. */
export const leveraged = (view: View, loan: Action, company: string): number => {
  const { state, insight, me, horizon } = view;
  if (insight.roundsLeft(state) < LEAST_ROUNDS) return 0;
  let now = state;
  for (let count = 0; count < MOST_LOANS; count++) {
    const borrowed = apply(now, loan);
    if (isRefusal(borrowed)) return 0;
    now = borrowed.state;
    const [purchase] = offers(now, 'buyTrain').flatMap(newTrain);
    if (!purchase) continue;
    const bought = rightAfter(now, purchase);
    if (!bought || !canBear(bought, view, company)) return 0;
    const gain = changesFrom(state, insight, me, horizon)(bought);
    return gain + eagerness({ ...view, state: now }, purchase, bought) - MARGIN;
  }
  return 0;
};

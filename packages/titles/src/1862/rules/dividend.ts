/** 1862 §7.8.5, §7.8.6, §7.10 (c): paying or keeping the revenue, the price, and warranties that run out. */
import {
  type ActionOf,
  BANK,
  cashOf,
  changeTrain,
  type CompanyId,
  frameOf,
  leftDepot,
  type Move,
  priceOf,
  push,
  type Refusal,
  rust,
  sideFacts,
  type State,
  train,
  trainsAt,
} from '@roundhouse/engine';
import { keepRevenue, type PayoutRules, payRevenue, playersAndTreasury } from '../../common/dividends.ts';
import { defineDividendStep } from '../../common/dividendStep.ts';
import { option } from '../settings.ts';
import { bankruptAtZero } from './bankruptcy.ts';
import { inReceivership } from './slots.ts';
import { restack, slide } from './prices.ts';
import { STEP } from '../steps.ts';
import { pay, refuse, special } from '../vocabulary.ts';

type Kind = ActionOf<'dividend'>['kind'];

/** §7.8.5 (a): players, and the company for shares in its own treasury; nothing for pool and initial offering. */
const PAYOUT: PayoutRules = {
  receiver: playersAndTreasury,
  round: 'down',
};

interface Earned {
  readonly revenue: number;
  readonly subsidy: number;
}

const earnedNow = (state: State): Earned => {
  const turn = frameOf(state, STEP.operatingTurn);
  return { revenue: turn?.revenue ?? 0, subsidy: turn?.subsidy ?? 0 };
};

/** §7.8.6 (a): the smallest multiple of ten that lifts the dividend to the price. */
export const hudsonTopUp = (price: number, revenue: number): number => Math.ceil((price - revenue) / 10) * 10;

export const whyNotHudson = (state: State, company: CompanyId, { revenue, subsidy }: Earned): Refusal | undefined => {
  if (option(state, 'beginner')) return refuse('1862 §11.3 (d)', 'noHudson');
  const price = priceOf(state, company);
  if (revenue < 10 || revenue >= price) return refuse('1862 §7.8.6 (a)', 'hudsonNeedsLess', { revenue, price });
  const cost = hudsonTopUp(price, revenue);
  const cash = cashOf(state, company) + subsidy;
  return cost > cash ? refuse('1862 §7.8.6 (a)', 'notEnoughCash', { cost, cash }) : undefined;
};

/** §7.8.5 (b): steps to the right by how often the dividend holds the price, four at most. */
export const stepsRight = (paid: number, price: number): number => Math.min(4, Math.floor(paid / price));

const moveAfterDividend = (move: Move, company: CompanyId, paid: number): void => {
  const price = priceOf(move.state, company);
  if (paid === 0) slide(move, company, 1, 'left', 'noDividend');
  else if (paid < price) restack(move, company);
  else {
    const before = move.state.market.at[company];
    slide(move, company, stepsRight(paid, price), 'right', 'dividend');
    // At the end of the line the token cannot move but goes under the others.
    if (move.state.market.at[company] === before) restack(move, company);
  }
};

/** §7.10 (d): a train whose time has come rusts with its last warranty. */
const isOverdue = (state: State, id: string): boolean =>
  sideFacts(state, train(state, id)).rustsOn.some((group) => leftDepot(state, group) > 0);

/** §7.10 (c): one warranty less on each train, run or not. */
const useWarranties = (move: Move, company: CompanyId): void => {
  const covered = trainsAt(move.state, company).filter(({ warranties }) => warranties > 0);
  for (const { id, side, warranties } of covered) {
    changeTrain(move, id, { warranties: warranties - 1 });
    special(move, 'warrantyUsed', { company, train: side, count: warranties - 1 });
  }
  const gone = covered
    .map(({ id }) => train(move.state, id))
    .filter(({ id, warranties }) => warranties === 0 && isOverdue(move.state, id));
  rust(move, gone);
};

/** The decision carried out: subsidy first, then the revenue, the price and the warranties. */
export const settleRevenue = (move: Move, company: CompanyId, kind: Kind): void => {
  const { revenue, subsidy } = earnedNow(move.state);
  pay(move, BANK, company, subsidy, 'subsidy');
  const topUp = kind === 'hudson' ? hudsonTopUp(priceOf(move.state, company), revenue) : 0;
  if (topUp > 0) {
    pay(move, company, BANK, topUp, 'hudson');
    special(move, 'hudson', { company, amount: topUp });
  }
  const paid = kind === 'withhold' ? 0 : revenue + topUp;
  if (paid > 0) payRevenue(move, company, paid, PAYOUT);
  else keepRevenue(move, company, revenue);
  moveAfterDividend(move, company, paid);
  useWarranties(move, company);
  bankruptAtZero(move, company);
};

export const dividendStep = defineDividendStep({
  turn: STEP.operatingTurn,
  kinds: ['pay', 'withhold', 'hudson'],
  whyNot: (state, company, kind) => (kind === 'hudson' ? whyNotHudson(state, company, earnedNow(state)) : undefined),
  distribute: (move, company, _revenue, kind) => settleRevenue(move, company, kind),
});

/** Nothing to decide without revenue, and nobody to decide in receivership (§8 (d)). */
export const beginDividend = (move: Move, company: CompanyId): void => {
  if (earnedNow(move.state).revenue === 0 || inReceivership(move.state, company))
    settleRevenue(move, company, 'withhold');
  else push(move, STEP.dividend.frame({ company }));
};

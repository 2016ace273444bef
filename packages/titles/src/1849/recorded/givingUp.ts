/** 1849 §10.7-h: how a president gives up on 18xx.games: everything is sold with that one action, and closings come afterwards. */
import {
  cashOf,
  type CompanyId,
  inMarketOrder,
  type Move,
  type PlayerId,
  type State,
  update,
} from '@roundhouse/engine';
import { BOND_INTEREST } from '../money.ts';
import { owesForBond } from '../rules/bondAtClosing.ts';
import type { ClosingReason } from '../rules/closing.ts';
import { canGiveUp, giveUp, raisable } from '../rules/emergency.ts';
import { askToLeave } from '../rules/leaving.ts';
import { keepsPresident, limitsOf } from '../rules/need.ts';
import { largestSale, type MoreRefusals, sell } from '../rules/selling.ts';
import { isFounded } from '../rules/slots.ts';
import { cheapestTrain } from '../rules/trains.ts';
import { closingTogether } from './closings.ts';
import { recorded } from './rulings.ts';
import { siteSales } from './sales.ts';
import { drawnOrder } from './slots.ts';
import { STEP } from '../steps.ts';
import { pay } from '../vocabulary.ts';

/** Need is also looked at there when asking how much could be raised. */
const limitsOfSale = (state: State, operating: CompanyId, seller: PlayerId, missing: number): MoreRefusals =>
  siteSales(state) ? limitsOf(state, { seller, missing, operating }) : keepsPresident(state, operating, seller);

const couldRaise = (state: State, operating: CompanyId, seller: PlayerId, missing: number): number =>
  raisable(state, seller, limitsOfSale(state, operating, seller, missing));

/** Ruling `sellOffAtOnce`: giving up is open when all that could be sold is not enough. */
export const canGiveUpAsRecorded = (state: State, company: CompanyId, president: PlayerId, missing: number): boolean =>
  recorded(state, 'sellOffAtOnce')
    ? couldRaise(state, company, president, missing) < missing
    : canGiveUp(state, company, president, missing);

/** Ruling `interestTest`: money is measured against the cheapest train instead of the interest. */
export const canGiveUpInterest = (state: State, company: CompanyId, president: PlayerId, missing: number): boolean => {
  if (!recorded(state, 'interestTest')) return canGiveUpAsRecorded(state, company, president, missing);
  const money = cashOf(state, company) - BOND_INTEREST + cashOf(state, president);
  return money + couldRaise(state, company, president, missing) < (cheapestTrain(state, company) ?? 0);
};

/** Of several presidencies lost at once only the last leaves a choice; for the others the last certificate has been given. */
const keepLastChoice = (move: Move): void => {
  const last = move.state.agenda.findLast(STEP.presidencySwap.is);
  const agenda = move.state.agenda.filter((frame) => !STEP.presidencySwap.is(frame) || frame === last);
  if (agenda.length < move.state.agenda.length) update(move, { agenda });
};

/** Each corporation as far as it may be sold, in market value order. */
const sellOff = (move: Move, operating: CompanyId, seller: PlayerId, missing: number): void => {
  const target = missing + cashOf(move.state, seller);
  for (const company of inMarketOrder(move.state)) {
    if (!move.state.market.at[company]) continue;
    const left = target - cashOf(move.state, seller);
    const block = largestSale(move.state, seller, company, limitsOfSale(move.state, operating, seller, left));
    if (!block) continue;
    const certificates = block.pick.map((each) => each.id);
    sell(move, { type: 'sellShares', by: seller, company, certificates, percent: block.percent });
    keepLastChoice(move);
  }
};

export const giveUpAsRecorded = (
  move: Move,
  company: CompanyId,
  president: PlayerId,
  missing: number,
  why: ClosingReason,
): void => {
  const sellAndPay = (): void => {
    if (recorded(move.state, 'sellOffAtOnce')) {
      const before = drawnOrder.get(move.state);
      sellOff(move, company, president, missing);
      if (recorded(move.state, 'fixedOrder')) drawnOrder.set(move, before);
    }
    if (isFounded(move.state, company)) pay(move, president, company, cashOf(move.state, president), 'contribution');
  };
  closingTogether(move, sellAndPay, company);
  if (isFounded(move.state, company)) giveUp(move, company, president, why);
  // The sales have closed it already.
  else if (!owesForBond(move.state, president)) askToLeave(move, president);
};

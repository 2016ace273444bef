/** 1849 §10.7: a president raises money: sales as far as needed, and giving up where all is not enough. */
import {
  cashOf,
  type CompanyId,
  inMarketOrder,
  type Move,
  type Option,
  pay,
  type PlayerId,
  refuse,
  type State,
  update,
} from '@roundhouse/engine';
import { collectDebt } from './bondAtClosing.ts';
import { closeCorporation } from './closing.ts';
import { askToLeave } from './leaving.ts';
import { proceeds, tooMuch } from './need.ts';
import {
  type Block,
  largestSale,
  losesPresidency,
  type MoreRefusals,
  type Sale,
  saleOptions,
  sell,
} from './selling.ts';
import { closingTogether } from './closings.ts';
import { drawnOrder, foundedCorporations, isFounded, rulingOn } from './slots.ts';

/** §10.7-e: the operating corporation keeps its president. */
const keepsPresident =
  (state: State, operating: CompanyId, seller: PlayerId): MoreRefusals =>
  (company: CompanyId, block: Block) =>
    company === operating && losesPresidency(state, seller, company, block.percent)
      ? refuse('1849 §10.7-e', 'presidentMustStay', { company })
      : undefined;

export const emergencySales = (
  state: State,
  company: CompanyId,
  seller: PlayerId,
  missing: number,
  about?: Sale,
): readonly Option[] => {
  const keeps = keepsPresident(state, company, seller);
  return saleOptions(state, seller, about, (sold, block) => keeps(sold, block) ?? tooMuch(state, sold, block, missing));
};

/** What stands against an emergency sale; on 18xx.games need is also looked at when asking how much could be raised. */
const limitsOfSale = (state: State, operating: CompanyId, seller: PlayerId, missing: number): MoreRefusals => {
  const keeps = keepsPresident(state, operating, seller);
  if (!rulingOn(state, 'siteSales')) return keeps;
  return (company, block) => keeps(company, block) ?? tooMuch(state, company, block, missing);
};

/** All that a president could raise by selling, each corporation at once. */
export const raisable = (state: State, operating: CompanyId, seller: PlayerId, missing: number): number =>
  foundedCorporations(state).reduce((sum, company) => {
    const block = largestSale(state, seller, company, limitsOfSale(state, operating, seller, missing));
    return sum + (block ? proceeds(state, company, block) : 0);
  }, 0);

/** §10-b: under the ruling `fixedOrder` the order is drawn up anew after emergency sales. */
export const redrawOrder = (move: Move): void => {
  if (rulingOn(move.state, 'fixedOrder')) drawnOrder.set(move, inMarketOrder(move.state));
};

/** Of several presidencies lost at once only the last leaves a choice; for the others the last certificate has been given. */
const keepLastChoice = (move: Move): void => {
  const last = move.state.agenda.findLast((frame) => frame.step === 'presidencySwap');
  const agenda = move.state.agenda.filter((frame) => frame.step !== 'presidencySwap' || frame === last);
  if (agenda.length < move.state.agenda.length) update(move, { agenda });
};

/** Everything is sold at once, each corporation as far as it may be, in market value order. */
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

/** §10.7-h, case B: everything goes into the treasury, the corporation closes, the president may have to leave. */
export const giveUp = (move: Move, company: CompanyId, president: PlayerId, missing: number): void => {
  const sellAndPay = (): void => {
    if (rulingOn(move.state, 'sellOffAtOnce')) {
      const before = drawnOrder.get(move.state);
      sellOff(move, company, president, missing);
      if (rulingOn(move.state, 'fixedOrder')) drawnOrder.set(move, before);
    }
    if (isFounded(move.state, company)) pay(move, president, company, cashOf(move.state, president), 'contribution');
  };
  closingTogether(move, sellAndPay, company);
  const debt = isFounded(move.state, company) ? closeCorporation(move, company, 'noMoney') : undefined;
  if (debt) collectDebt(move, debt);
  const owes = move.state.agenda.at(-1)?.step === 'bondDebt';
  if (!owes) askToLeave(move, president);
};

/** Case B is open when all that could be sold is not enough; by the rulebook only when nothing is left to sell. */
export const canGiveUp = (state: State, company: CompanyId, president: PlayerId, missing: number): boolean => {
  const sales = raisable(state, company, president, missing);
  return rulingOn(state, 'sellOffAtOnce') ? sales < missing : sales === 0 && missing > 0;
};

/** 1849 §10.7: a president raises money: sales as far as needed, and giving up where all is not enough. */
import { cashOf, type CompanyId, type Move, type Option, type PlayerId, type State } from '@roundhouse/engine';
import { collectDebt, owesForBond } from './bondAtClosing.ts';
import { closeCorporation, type ClosingReason } from './closing.ts';
import { askToLeave } from './leaving.ts';
import { keepsPresident, limitsOf, proceeds } from './need.ts';
import { largestSale, type MoreRefusals, type Sale, saleOptions } from './selling.ts';
import { foundedCorporations } from './slots.ts';
import { pay, special } from '../vocabulary.ts';

export const salesToRaise = (
  state: State,
  operating: CompanyId,
  seller: PlayerId,
  missing: number,
  about?: Sale,
): readonly Option[] => saleOptions(state, seller, about, limitsOf(state, { seller, missing, operating }));

/** All that a president could raise by selling, each corporation at once. */
export const raisable = (state: State, seller: PlayerId, limits: MoreRefusals): number =>
  foundedCorporations(state).reduce((sum, company) => {
    const block = largestSale(state, seller, company, limits);
    return sum + (block ? proceeds(state, company, block) : 0);
  }, 0);

/** §10.7-h, case B: everything goes into the treasury, the corporation closes, the president may have to leave. */
export const giveUp = (move: Move, company: CompanyId, president: PlayerId, why: ClosingReason = 'noMoney'): void => {
  const all = cashOf(move.state, president);
  pay(move, president, company, all, 'contribution');
  if (all > 0) special(move, 'helped', { player: president, company, amount: all });
  const debt = closeCorporation(move, company, why);
  if (debt) collectDebt(move, debt);
  if (!owesForBond(move.state, president)) askToLeave(move, president);
};

/** Case B is open when nothing is left to sell, and what there is does not suffice. */
export const canGiveUp = (state: State, company: CompanyId, president: PlayerId, missing: number): boolean =>
  missing > 0 && raisable(state, president, keepsPresident(state, company, president)) === 0;

/** 1849 §10.7: a president raises money: sales as far as needed, and giving up where all is not enough. */
import {
  cashOf,
  type CompanyId,
  type Move,
  type Option,
  pay,
  type PlayerId,
  refuse,
  type State,
} from '@roundhouse/engine';
import { collectDebt } from './bondAtClosing.ts';
import { closeCorporation } from './closing.ts';
import { askToLeave } from './leaving.ts';
import { proceeds, tooMuch } from './need.ts';
import { type Block, largestSale, losesPresidency, type MoreRefusals, type Sale, saleOptions } from './selling.ts';
import { foundedCorporations } from './slots.ts';

/** §10.7-e: the operating corporation keeps its president. */
export const keepsPresident =
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

/** All that a president could raise by selling, each corporation at once. */
export const raisable = (state: State, seller: PlayerId, limits: MoreRefusals): number =>
  foundedCorporations(state).reduce((sum, company) => {
    const block = largestSale(state, seller, company, limits);
    return sum + (block ? proceeds(state, company, block) : 0);
  }, 0);

/** §10.7-h, case B: everything goes into the treasury, the corporation closes, the president may have to leave. */
export const giveUp = (move: Move, company: CompanyId, president: PlayerId): void => {
  pay(move, president, company, cashOf(move.state, president), 'contribution');
  const debt = closeCorporation(move, company, 'noMoney');
  if (debt) collectDebt(move, debt);
  const owes = move.state.agenda.at(-1)?.step === 'bondDebt';
  if (!owes) askToLeave(move, president);
};

/** Case B is open when nothing is left to sell, and what there is does not suffice. */
export const canGiveUp = (state: State, company: CompanyId, president: PlayerId, missing: number): boolean =>
  missing > 0 && raisable(state, president, keepsPresident(state, company, president)) === 0;

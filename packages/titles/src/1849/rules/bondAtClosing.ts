/** 1849 §14.2-f: a bond that is out is redeemed when its corporation closes, by the treasury and then by the president. */
import {
  BANK,
  cashOf,
  type CompanyId,
  companyOf,
  defineStep,
  type Frame,
  type Move,
  type PlayerId,
  pop,
  type State,
  update,
} from '@roundhouse/engine';
import { BOND } from '../money.ts';
import { askToLeave } from './leaving.ts';
import { largestSale, type Sale, saleOptions, sell } from './selling.ts';
import { sameSale } from '../../common/sales.ts';
import { keepsPresident, limitsOf } from './need.ts';
import { rememberOrder } from './prices.ts';
import { ruling } from '../rulings.ts';
import { foundedCorporations, soldThisRound } from './slots.ts';
import { turnNotes } from './turn.ts';
import { STEP } from '../steps.ts';
import { pay, special } from '../vocabulary.ts';

export interface Debt {
  readonly player: PlayerId;
  readonly amount: number;
}

export interface DebtFrame extends Frame {
  readonly player: PlayerId;
  readonly amount: number;
}

/** The treasury pays first; what is left is the president's debt. */
export const oweForBond = (move: Move, company: CompanyId, president: PlayerId): Debt | undefined => {
  const { loans } = companyOf(move.state, company);
  if (loans === 0 || ruling(move.state, 'bondsVanish')) return undefined;
  const paid = Math.min(BOND, cashOf(move.state, company));
  pay(move, company, BANK, paid, 'bond');
  return paid < BOND ? { player: president, amount: BOND - paid } : undefined;
};

/** The president's own money follows at once; for the rest shares must be sold. */
export const collectDebt = (move: Move, { player, amount }: Debt): void => {
  const paid = Math.min(amount, cashOf(move.state, player));
  pay(move, player, BANK, paid, 'bond');
  if (paid === amount) return;
  // §9.5-c: what is given for a presidency is chosen before anything else is sold.
  const { agenda } = move.state;
  const choices = agenda.slice(agenda.findLastIndex((frame) => !STEP.presidencySwap.is(frame)) + 1);
  const debt = STEP.bondDebt.frame({ player, amount: amount - paid });
  update(move, { agenda: [...agenda.slice(0, agenda.length - choices.length), debt, ...choices] });
};

/** Whether the player still has to sell for a bond. */
export const owesForBond = (state: State, player: PlayerId): boolean =>
  state.agenda.some((frame) => STEP.bondDebt.is(frame) && frame.player === player);

/** §10.7-e holds here too: the corporation on turn, where another one closed, keeps its president. */
const operatingNow = (state: State): CompanyId | undefined => turnNotes(state)?.company;

const canSell = (state: State, player: PlayerId): boolean => {
  const keeps = keepsPresident(state, operatingNow(state), player);
  return foundedCorporations(state).some((company) => largestSale(state, player, company, keeps) !== undefined);
};

const salesFor = (state: State, { player, amount }: DebtFrame, about?: Sale) =>
  saleOptions(
    state,
    player,
    about,
    limitsOf(state, { seller: player, missing: amount, operating: operatingNow(state) }),
  );

export const bondDebtStep = defineStep<DebtFrame>({
  decider: (_state, { player }) => player,
  open: false,
  choices: {
    sellShares: {
      options: salesFor,
      same: sameSale,
      apply: (move, { player, amount }, action) => {
        pop(move);
        rememberOrder(move);
        if (move.state.round.kind === 'stock') soldThisRound.note(move, player, action.company);
        sell(move, action);
        collectDebt(move, { player, amount });
      },
    },
  },
  settle: (move, { player, amount }) => {
    if (canSell(move.state, player)) return false;
    pop(move);
    special(move, 'bondUnpaid', { player, amount });
    askToLeave(move, player);
    return true;
  },
});

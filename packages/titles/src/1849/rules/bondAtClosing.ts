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
import { foundedCorporations, movedBySale, orderBefore, soldThisRound } from './slots.ts';
import { operatingTurnOf } from './operatingTurn.ts';
import { STEP } from '../steps.ts';
import { pay, special } from '../vocabulary.ts';

export interface Debt {
  readonly player: PlayerId;
  readonly amount: number;
}

/** The order of markers that a turn or another emergency had remembered before this one began. */
type Remembered = {
  readonly order: readonly CompanyId[];
  readonly moved: readonly CompanyId[];
};

export interface DebtFrame extends Frame {
  readonly player: PlayerId;
  readonly amount: number;
  readonly outer?: Remembered;
}

/** The treasury pays first; what is left is the president's debt. */
export const oweForBond = (move: Move, company: CompanyId, president: PlayerId): Debt | undefined => {
  const { loans } = companyOf(move.state, company);
  if (loans === 0 || ruling(move.state, 'bondsVanish')) return undefined;
  const paid = Math.min(BOND, cashOf(move.state, company));
  pay(move, company, BANK, paid, 'bond');
  return paid < BOND ? { player: president, amount: BOND - paid } : undefined;
};

const isDebtOf = (player: PlayerId) => (frame: Frame) => STEP.bondDebt.is(frame) && frame.player === player;

/**
 * The president's own money follows at once; for the rest shares must be sold. Debts of one president are one: they pay them out
 * of the same cash and stops selling when it covers them all. §9.2-b: the order of markers is remembered once for all sales of
 * this emergency; what was remembered before comes back when it is over.
 */
export const collectDebt = (move: Move, { player, amount }: Debt, known?: Remembered): void => {
  const others = move.state.agenda.filter(isDebtOf(player)).filter(STEP.bondDebt.is);
  const owed = others.reduce((sum, frame) => sum + frame.amount, amount);
  const before = others[0]?.outer ?? known;
  if (others.length > 0) update(move, { agenda: move.state.agenda.filter((frame) => !isDebtOf(player)(frame)) });
  const paid = Math.min(owed, cashOf(move.state, player));
  pay(move, player, BANK, paid, 'bond');
  if (paid === owed) {
    if (before) recallOrder(move, before);
    return;
  }
  const outer = before ?? { order: orderBefore.get(move.state), moved: movedBySale.get(move.state) };
  if (!before) rememberOrder(move);
  // §9.5-c: what is given for a presidency is chosen before anything else is sold.
  const { agenda } = move.state;
  const choices = agenda.slice(agenda.findLastIndex((frame) => !STEP.presidencySwap.is(frame)) + 1);
  const debt = STEP.bondDebt.frame({ player, amount: owed - paid, outer });
  update(move, { agenda: [...agenda.slice(0, agenda.length - choices.length), debt, ...choices] });
};

const recallOrder = (move: Move, { order, moved }: Remembered): void => {
  orderBefore.set(move, order);
  movedBySale.set(move, moved);
};

/** Whether the player still has to sell for a bond. */
export const owesForBond = (state: State, player: PlayerId): boolean =>
  state.agenda.some((frame) => STEP.bondDebt.is(frame) && frame.player === player);

/** §10.7-e holds here too: the corporation on turn, where another one closed, keeps its president. */
const operatingNow = (state: State): CompanyId | undefined => operatingTurnOf(state)?.company;

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
      apply: (move, { player, amount, outer }, action) => {
        pop(move);
        if (!outer) rememberOrder(move);
        if (move.state.round.kind === 'stock') soldThisRound.note(move, player, action.company);
        sell(move, action);
        collectDebt(move, { player, amount }, outer);
      },
    },
  },
  settle: (move, { player, amount, outer }) => {
    if (cashOf(move.state, player) > 0) {
      pop(move);
      collectDebt(move, { player, amount }, outer);
      return true;
    }
    if (canSell(move.state, player)) return false;
    pop(move);
    if (outer) recallOrder(move, outer);
    special(move, 'bondUnpaid', { player, amount });
    askToLeave(move, player);
    return true;
  },
});

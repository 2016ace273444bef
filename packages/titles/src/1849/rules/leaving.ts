/** 1849 §10.7-h: a president without shares leaves the game or takes a loan. */
import {
  BANK,
  certificatesAt,
  defineStep,
  type Frame,
  type Move,
  one,
  type PlayerId,
  pop,
  privatesOf,
  push,
  type State,
} from '@roundhouse/engine';
import { LOAN } from '../money.ts';
import { ruling } from '../rulings.ts';
import { foundedCorporations, playerLoans } from './slots.ts';
import { STEP } from '../steps.ts';
import { endGame, pay, special } from '../vocabulary.ts';
import { leaveBankrupt } from '../../common/leaving.ts';
import { removePrivate } from '../../common/privates.ts';

export interface LeaveFrame extends Frame {
  readonly player: PlayerId;
}

const holdsShares = (state: State, player: PlayerId): boolean =>
  foundedCorporations(state).some((company) => certificatesAt(state, player, company).length > 0);

/** §10.7-i: privates are no shares. */
export const askToLeave = (move: Move, player: PlayerId): void => {
  if (!holdsShares(move.state, player)) push(move, STEP.leaveOrLoan.frame({ player }));
};

export const stillIn = ({ seats, out }: State): number => seats.length - out.length;

const leave = (move: Move, player: PlayerId): void => {
  leaveBankrupt(move, player);
  if (!ruling(move.state, 'leaverKeepsPrivates'))
    for (const id of privatesOf(move.state, player)) removePrivate(move, id);
  // §13-d
  if (stillIn(move.state) === 1) endGame(move, 'bankrupt');
};

const borrow = (move: Move, player: PlayerId): void => {
  const loans = playerLoans.get(move.state);
  playerLoans.set(move, { ...loans, [player]: (loans[player] ?? 0) + 1 });
  pay(move, BANK, player, LOAN, 'loan');
  special(move, 'loanTaken', { player, amount: LOAN });
};

export const leaveOrLoanStep = defineStep<LeaveFrame>({
  decider: (_state, { player }) => player,
  open: false,
  choices: {
    choose: {
      options: (_state, { player }) => [
        one({ type: 'choose', by: player, choice: 'takeLoan' }),
        one({ type: 'choose', by: player, choice: 'leaveGame' }),
      ],
      apply: (move, { player }, { choice }) => {
        pop(move);
        if (choice === 'leaveGame') leave(move, player);
        else borrow(move, player);
      },
    },
  },
});

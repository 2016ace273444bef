/** 1849 §10.7-h: a president without shares leaves the game or takes a loan. */
import {
  BANK,
  certificatesAt,
  defineStep,
  emit,
  endGame,
  type Frame,
  type Move,
  one,
  pay,
  playerAfter,
  type PlayerId,
  pop,
  privatesOf,
  push,
  refuse,
  special,
  type State,
  type Step,
  update,
  updatePrivate,
} from '@roundhouse/engine';
import { LOAN } from '../money.ts';
import { foundedCorporations, playerLoans, rulingOn, waitingChoice } from './slots.ts';

interface LeaveFrame extends Frame {
  readonly step: 'leaveOrLoan';
  readonly player: PlayerId;
}

const holdsShares = (state: State, player: PlayerId): boolean =>
  foundedCorporations(state).some((company) => certificatesAt(state, player, company).length > 0);

/** §10.7-i: privates are no shares. */
export const askToLeave = (move: Move, player: PlayerId): void => {
  if (holdsShares(move.state, player)) return;
  if (rulingOn(move.state, 'choiceWaits') && foundedCorporations(move.state).length === 0)
    waitingChoice.set(move, player);
  else push(move, { step: 'leaveOrLoan', player });
};

/** Ruling `choiceWaits`: where no corporation was left to operate, the question comes with the next one. */
export const askWhoWaits = (move: Move): void => {
  const player = waitingChoice.get(move.state);
  if (player === null || foundedCorporations(move.state).length === 0) return;
  waitingChoice.set(move, null);
  push(move, { step: 'leaveOrLoan', player });
};

const stillIn = ({ seats, out }: State): number => seats.length - out.length;

const leave = (move: Move, player: PlayerId): void => {
  if (move.state.priority === player) update(move, { priority: playerAfter(move.state, player) });
  update(move, { out: [...move.state.out, player] });
  emit(move, { type: 'bankrupt', player });
  if (!rulingOn(move.state, 'leaverKeepsPrivates'))
    for (const id of privatesOf(move.state, player)) {
      updatePrivate(move, id, { closed: true, owner: null });
      emit(move, { type: 'privateClosed', private: id });
    }
  // §13-d
  if (stillIn(move.state) === 1) endGame(move, 'bankrupt');
};

const borrow = (move: Move, player: PlayerId): void => {
  const loans = playerLoans.get(move.state);
  playerLoans.set(move, { ...loans, [player]: (loans[player] ?? 0) + 1 });
  pay(move, BANK, player, LOAN, 'loan');
  special(move, 'loanTaken', { player, amount: LOAN });
};

export const leaveOrLoanStep: Step = defineStep<LeaveFrame>({
  decider: (_state, { player }) => player,
  open: false,
  choices: {
    choose: {
      options: (state, { player }) => [
        one({ type: 'choose', by: player, choice: 'takeLoan' }),
        // Ruling `choiceWaits`: whoever has founded again before being asked stays, since 18xx.games cannot go on with a
        // president who left; where nobody would have to go on, leaving ends the game.
        one(
          { type: 'choose', by: player, choice: 'leaveGame' },
          holdsShares(state, player) && stillIn(state) > 2 ? refuse('1849 §10.7-h', 'holdsShares') : undefined,
        ),
      ],
      apply: (move, { player }, { choice }) => {
        pop(move);
        if (choice === 'leaveGame') leave(move, player);
        else borrow(move, player);
      },
    },
  },
});

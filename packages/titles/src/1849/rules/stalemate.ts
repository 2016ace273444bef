/** 1849: a position without an end by the rulebook: no corporation, no income, and nobody who can found one. */
import { cashOf, type Move, type PlayerRoundFrame, type State } from '@roundhouse/engine';
import { startingValues } from './founding.ts';
import { bankBroken, foundedCorporations } from './slots.ts';
import { endGame } from '../vocabulary.ts';

export const isStalemate = (state: State, { last }: PlayerRoundFrame): boolean =>
  last === null &&
  foundedCorporations(state).length === 0 &&
  Object.values(state.privates).every(
    ({ owner, closed }) => closed || owner === null || state.out.some((each) => each === owner),
  ) &&
  state.seats.every(
    (player) =>
      state.out.includes(player) ||
      cashOf(state, player) < 2 * Math.min(...startingValues(state).map((each) => each.value)),
  );

export const endStalemate = (move: Move): void => endGame(move, bankBroken.get(move.state) ? 'bank' : 'stalemate');

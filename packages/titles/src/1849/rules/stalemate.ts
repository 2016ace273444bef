/** 1849: a position without an end by the rulebook: no corporation, no income, and nobody who can found one. */
import { cashOf, endGame, type Move, phaseFacts, type PlayerRoundFrame, type State } from '@roundhouse/engine';
import { startingValues } from './founding.ts';
import { payPrivates } from './privateSale.ts';
import { bankBroken, foundedCorporations, rulingOn } from './slots.ts';

export const nothingCanHappen = (state: State, { last }: PlayerRoundFrame): boolean =>
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

/** 18xx.games lets such a game run through empty rounds up to this cycle, and ends every game with its stock round. */
const LAST_CYCLE = 100;

/** Ruling `lastCycle`. */
export const isLastCycle = (state: State): boolean => rulingOn(state, 'lastCycle') && state.round.set >= LAST_CYCLE;

/** Ruling `leaverKeepsPrivates`: privates of those who have left pay in every empty round. */
const payEmptyRounds = (move: Move): void => {
  const { set } = move.state.round;
  for (let cycle = set; cycle < LAST_CYCLE && !bankBroken.get(move.state); cycle++)
    for (let round = 0; round < phaseFacts(move.state).operatingRounds; round++) payPrivates(move);
};

export const endStalemate = (move: Move): void => {
  if (rulingOn(move.state, 'leaverKeepsPrivates')) payEmptyRounds(move);
  endGame(move, bankBroken.get(move.state) ? 'bank' : 'stalemate');
};

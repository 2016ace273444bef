/** 1849 §13: ruling `lastCycle`: 18xx.games lets a game run through empty rounds, and ends every game with this cycle. */
import { type Move, phaseFacts, pop, type State } from '@roundhouse/engine';
import { payIncomes } from '../../common/incomes.ts';
import { bankBroken } from '../rules/slots.ts';
import { recorded } from './rulings.ts';
import { endGame } from '../vocabulary.ts';

const LAST_CYCLE = 100;

const isLastCycle = (state: State): boolean => recorded(state, 'lastCycle') && state.round.set >= LAST_CYCLE;

/** The cycle would be one too many. */
export const endWithLastCycle = (move: Move): boolean => {
  if (!isLastCycle(move.state)) return false;
  pop(move);
  endGame(move, bankBroken.get(move.state) ? 'bank' : 'stalemate');
  return true;
};

/** Nothing can happen anymore: privates of those who have left pay in every empty round. */
export const payEmptyRounds = (move: Move): void => {
  if (!recorded(move.state, 'lastCycle')) return;
  const { set } = move.state.round;
  for (let cycle = set; cycle < LAST_CYCLE && !bankBroken.get(move.state); cycle++)
    for (let round = 0; round < phaseFacts(move.state).operatingRounds; round++) payIncomes(move);
};

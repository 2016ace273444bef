/** How rounds begin. What a title does besides when one begins, it says in its `flow.ts`. */
import {
  beginRound,
  type CompanyId,
  type Move,
  newPlayerRound,
  type OperatingRoundFrame,
  type PlayerId,
  type PlayerRoundFrame,
  push,
  type State,
  type StepHandle,
} from '@roundhouse/engine';
import { roundsNow } from './ends.ts';
import { payIncomes } from './incomes.ts';

/** The set that a stock round opens: the next one, but after the sale with which the game begins the same. */
const setOfNext = ({ round: { kind, set } }: State): number => (kind === 'auction' ? set : set + 1);

/** A stock round begins with the holder of the priority deal, or with another player. */
export const beginStockRound = (
  move: Move,
  round: StepHandle<PlayerRoundFrame>,
  {
    set = setOfNext(move.state),
    first = move.state.priority,
  }: { readonly set?: number; readonly first?: PlayerId } = {},
): void => {
  beginRound(move, { kind: 'stock', set, number: 1, of: 1 });
  push(move, round.frame(newPlayerRound(first)));
};

/** An operating round of the set begins, and privates pay. `field`: the companies in a fixed order; null: as the market says. */
export const beginOperatingRound = (
  move: Move,
  round: StepHandle<OperatingRoundFrame>,
  number: number,
  of: number,
  field: readonly CompanyId[] | null = null,
): void => {
  beginRound(move, { kind: 'operating', set: move.state.round.set, number, of });
  push(move, round.frame({ operated: [], field }));
  payIncomes(move);
};

/** The set of operating rounds that follows a stock round: as many as the phase says now. */
export const beginOperatingSet = (move: Move, round: StepHandle<OperatingRoundFrame>): void =>
  beginOperatingRound(move, round, 1, roundsNow(move.state));

/** Begins the next operating round of the set; false where that was the last one. */
export const continueSet = (move: Move, round: StepHandle<OperatingRoundFrame>): boolean => {
  const { number, of } = move.state.round;
  if (number < of) beginOperatingRound(move, round, number + 1, of);
  return number < of;
};

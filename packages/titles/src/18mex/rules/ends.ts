/** 18MEX §6: when the game ends. */
import type { EndMark, State } from '@roundhouse/engine';
import { bankMark, priceMark, thisRound } from '../../common/ends.ts';

/** §6: the operating round is played to its end; of a stock round one more follows. */
export const ends = (state: State): readonly EndMark[] =>
  state.ending
    ? [{ reason: state.ending.reason, last: thisRound(state) }]
    : [...bankMark(state), ...priceMark(state, 'stockMarket')];

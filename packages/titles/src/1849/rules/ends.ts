/** 1849 §13: when the game ends. */
import type { EndMark, State } from '@roundhouse/engine';
import { bankMark, lastOfSet, priceMark } from '../../common/ends.ts';
import { bankBroken, reachedTop } from './slots.ts';

/** §13-a: with the turn of a corporation at the end of the market; §13-b: with the set in which the bank breaks. */
export const ends = (state: State): readonly EndMark[] => {
  const [top] = reachedTop.get(state);
  if (top !== undefined) return [{ reason: 'stockMarket', lastTurn: top }];
  if (bankBroken.get(state)) return [{ reason: 'bank', last: lastOfSet(state) }];
  return [...bankMark(state), ...priceMark(state, 'stockMarket')];
};

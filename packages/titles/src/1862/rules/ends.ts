/** 1862 §10: when the game ends. */
import type { EndMark, State } from '@roundhouse/engine';
import { bankMark, lastOfSet, priceMark, roundsNow, thisRound } from '../../common/ends.ts';
import { option } from '../settings.ts';
import { lner, topReached } from './slots.ts';

/** §9 (d): how many trains are left before the one that triggers the LNER. */
const trainMark = (state: State): EndMark => {
  const what = option(state, 'shortGame') ? 'E' : 'H';
  const first = state.trains.findIndex(({ name }) => name === what);
  const before = state.trains.slice(0, first < 0 ? state.trains.length : first);
  const left = before.filter(({ at }) => at === 'depot').length;
  return { reason: 'lner', meter: { of: 'trains', left, total: before.length, what } };
};

/** §10.1: after the operating round; §10.2: after the set; §10.3: one set after the LNER has formed. */
export const ends = (state: State): readonly EndMark[] => {
  if (topReached.get(state)) return [{ reason: 'stock_market', last: thisRound(state) }];
  const formed = lner.get(state);
  if (state.ending) return [{ reason: formed === 'formed' ? 'lner' : state.ending.reason, last: lastOfSet(state) }];
  if (formed === 'triggered') {
    const set = state.round.set + 1;
    return [{ reason: 'lner', last: { kind: 'operating', set, number: roundsNow(state) } }];
  }
  return [trainMark(state), ...bankMark(state), ...priceMark(state, 'stock_market')];
};

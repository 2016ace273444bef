/** What is to be known besides board and market: how many markers a union must give up. */
import { type Figure, type State, topFrame } from '@roundhouse/engine';
import { option } from '../settings.ts';
import { STEP } from '../steps.ts';
import { markersOf } from './union.ts';

export const notes = (state: State): readonly Figure[] => {
  // §7.5.6 (c)
  const frame = topFrame(state, STEP.excess);
  if (!frame) return [];
  const [count, limit] = [markersOf(state, frame.union), option(state, 'maxMarkers')];
  return [{ key: 'figure.excess', args: { company: frame.union.survivor, count, limit, over: count - limit } }];
};

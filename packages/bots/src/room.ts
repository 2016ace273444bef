/** Places for certificates: whoever has filled them all cannot use his money any more, however much it is. */
import {
  type Action,
  apply,
  cashOf,
  certificatesCounted,
  isRefusal,
  type PlayerId,
  type State,
  titleOf,
} from '@roundhouse/engine';
import type { View } from './insight.ts';

export const roomOf = (state: State, player: PlayerId): number =>
  Math.max(0, titleOf(state).certificateLimit(state) - certificatesCounted(state, player));

/** Whoever has more places is in no hurry to get others. */
const FEW = 3;
/** What a usual share costs. */
const USUAL_PRICE = 100;

/** What the places are worth that a union makes free, to whoever has money for them and hardly a place left. */
export const freedPlaces = ({ state, me, insight }: View, action: Action, place: number): number => {
  if (roomOf(state, me) >= FEW) return 0;
  const result = apply(state, action);
  if (isRefusal(result)) return 0;
  const freed = certificatesCounted(state, me) - certificatesCounted(result.state, me);
  const used = Math.min(freed, cashOf(result.state, me) / USUAL_PRICE);
  return Math.max(0, used) * place * insight.roundsLeft(state);
};

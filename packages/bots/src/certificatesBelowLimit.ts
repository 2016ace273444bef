/** Room under the certificate limit: a player at the limit cannot invest cash, however much of it there is. */
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

export const certificatesBelowLimit = (state: State, player: PlayerId): number =>
  Math.max(0, titleOf(state).certificateLimit(state) - certificatesCounted(state, player));

/** With this much room left there is no hurry to free more. */
const FEW = 3;
/** What a usual share costs. */
const USUAL_PRICE = 100;

/** What the certificates are worth that a merger frees, to a player with cash to spend and hardly any room left. */
export const worthOfFreedCertificates = ({ state, me, insight }: View, action: Action, place: number): number => {
  if (certificatesBelowLimit(state, me) >= FEW) return 0;
  const result = apply(state, action);
  if (isRefusal(result)) return 0;
  const freed = certificatesCounted(state, me) - certificatesCounted(result.state, me);
  const used = Math.min(freed, cashOf(result.state, me) / USUAL_PRICE);
  return Math.max(0, used) * place * insight.roundsLeft(state);
};

/** Places for certificates: whoever has filled them all cannot use his money any more, however much it is. */
import { certificatesCounted, type PlayerId, type State, titleOf } from '@roundhouse/engine';

export const roomOf = (state: State, player: PlayerId): number =>
  Math.max(0, titleOf(state).certificateLimit(state) - certificatesCounted(state, player));

/** A bankrupt player leaves and the others play on; the player to the left of a priority holder who leaves has the priority. */
import { emit, type Move, playerAfter, type PlayerId, update } from '@roundhouse/engine';

export const leaveBankrupt = (move: Move, player: PlayerId): void => {
  const { out, priority } = move.state;
  update(move, {
    out: [...out, player],
    priority: priority === player ? playerAfter(move.state, player) : priority,
  });
  emit(move, { type: 'bankrupt', player });
};

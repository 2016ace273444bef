/** Private companies close: one, or all that are left when a phase begins. */
import { emit, type Move, type PrivateId, updatePrivate } from '@roundhouse/engine';

/** Its owner keeps the card that is worth nothing now. */
export const closePrivate = (move: Move, id: PrivateId): void => {
  updatePrivate(move, id, { closed: true });
  emit(move, { type: 'privateClosed', private: id });
};

/** It leaves the game, and its owner has it no longer. */
export const removePrivate = (move: Move, id: PrivateId): void => {
  updatePrivate(move, id, { closed: true, owner: null });
  emit(move, { type: 'privateClosed', private: id });
};

export const closeAllPrivates = (move: Move): void => {
  for (const { id, closed } of Object.values(move.state.privates)) if (!closed) closePrivate(move, id);
};

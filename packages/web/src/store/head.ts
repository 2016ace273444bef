/**
 * The position that a game stands at, kept with its actions. When a newer program refuses or does not understand an old
 * action, the game goes on from here: a rule that was mended acts on what is decided from now on.
 */
import { type Game, referee, type State, upToDate } from '@roundhouse/engine';

export interface Head {
  /** How many actions led to it. */
  readonly actions: number;
  readonly state: State;
}

const PARTS = ['agenda', 'board', 'cash', 'certificates', 'companies', 'own', 'privates', 'round', 'rules', 'seats'];

/** The kept position of a stored game, if it is that of all its actions and a position of today's form. */
export const headOf = (head: Head | undefined, game: Pick<Game, 'title' | 'players' | 'actions'>): State | null => {
  if (!head || head.actions !== game.actions.length) return null;
  const { state } = head;
  if (typeof state !== 'object' || state === null || PARTS.some((part) => !(part in state))) return null;
  if (state.rules.title !== game.title || game.players.some(({ id }) => !state.seats.includes(id))) return null;
  try {
    return referee(state).length === 0 ? upToDate(state) : null;
  } catch {
    // A form of positions that is no longer known: then the game can only be read up to the action in question.
    return null;
  }
};

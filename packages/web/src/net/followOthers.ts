/** What others decide while somebody looks at the table is shown step by step, as bots are at a table on the device. */
import type { PlayerId } from '@roundhouse/engine';
import type { Film } from '../game/film/film.ts';
import type { Line } from '../game/session.ts';

/** Nobody wants to watch more than this many actions; *Since your last turn* has them all. */
const MOST_ACTIONS = 24;

/** Holds the screen where it is before the line grows; false where it should go on at once. */
export const followOthers = (
  film: Pick<Film, 'hold' | 'skip' | 'behind' | 'isWatched'>,
  { from, to }: { readonly from: Line; readonly to: Line },
  mine: (player: PlayerId) => boolean,
): boolean => {
  const added = to.actions.slice(from.actions.length);
  if (added.every(({ by }) => mine(by))) return film.isWatched();
  // A page that was asleep catches up with hours of play.
  if (film.behind() + added.length > MOST_ACTIONS) film.skip();
  else film.hold();
  return film.isWatched();
};

/** Retries what does not depend on the newest entry, so that nobody has to press twice. */
import { Denial } from '../denial.ts';
import type { ServerContext } from '../context.ts';
import { type Access, accessOf } from './access.ts';
import { HeadMoved } from './append.ts';
import { loadGame } from './rows.ts';

/** Bots decide faster than anybody: more than a few may come first. */
const TRIES = 20;

/** Runs `work` again on the current game when another writer moved the head; its checks run again, too. */
export const retryWhenHeadMoved = async <T>(
  context: ServerContext,
  access: Access,
  work: (access: Access) => Promise<T>,
): Promise<T> => {
  let current = access;
  for (let tries = 1; ; tries++) {
    try {
      return await work(current);
    } catch (error) {
      if (!(error instanceof HeadMoved)) throw error;
      if (tries === TRIES) throw new Denial('behind', 'the position has changed; try again');
      const now = await loadGame(context.store.db, access.game.id);
      if (!now) throw new Denial('notFound');
      current = accessOf(now, access.person);
    }
  }
};

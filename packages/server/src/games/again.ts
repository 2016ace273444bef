/** What does not depend on the newest entry is tried again where somebody else was quicker: nobody has to press twice. */
import { Denial } from '../denial.ts';
import type { House } from '../house.ts';
import { type Access, accessOf } from './access.ts';
import { Raced } from './append.ts';
import { knownGame } from './rows.ts';

/** Bots decide faster than anybody: more than a few may come first. */
const TRIES = 20;

/** Whoever is overtaken reads again what the others have written; what they may do then is judged anew. */
export const again = async <T>(house: House, access: Access, work: (access: Access) => Promise<T>): Promise<T> => {
  let current = access;
  for (let tries = 1; ; tries++) {
    try {
      return await work(current);
    } catch (error) {
      if (!(error instanceof Raced)) throw error;
      if (tries === TRIES) throw new Denial('behind', 'the position has changed; try again');
      const now = await knownGame(house.store.db, access.game.id);
      if (!now) throw new Denial('notFound');
      current = accessOf(now, access.person);
    }
  }
};

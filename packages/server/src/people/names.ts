/** Names: members have theirs to themselves, in every spelling that looks the same to a hasty eye. */
import type { Db } from '../store/store.ts';
import { Denial } from '../denial.ts';

export const folded = (name: string): string =>
  name.normalize('NFKC').toLocaleLowerCase('en').replaceAll(/\s+/gu, ' ').trim();

/** A guest may not sit down under the name of a member. */
export const freeOrDenied = async (db: Db, name: string, except?: string): Promise<void> => {
  const taken = await db.selectFrom('people').select('id').where('folded', '=', folded(name)).executeTakeFirst();
  if (taken && taken.id !== except) throw new Denial('nameTaken');
};

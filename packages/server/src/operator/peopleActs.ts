/** What operators do about people. */
import { newRecovery } from '../people/accounts.ts';
import { folded, freeOrDenied } from '../people/names.ts';
import { DAY, type OperatorContext, OperatorError, personNamed } from './context.ts';

export const peopleActs = ({ store, note }: OperatorContext) => ({
  ban: async (name: string, banned: boolean) => {
    const person = await personNamed(store, name);
    await store.change(async (db, notify) => {
      await db
        .updateTable('people')
        .set({ banned: banned ? 1 : 0 })
        .where('id', '=', person.id)
        .execute();
      await note(db, banned ? 'ban' : 'unban', { person: person.id, name: person.name });
      if (banned) notify({ what: 'signedOut', person: person.id, session: null, banned: true });
    });
    return { person: person.id, banned };
  },
  rename: async (name: string, to: string) => {
    const person = await personNamed(store, name);
    await freeOrDenied(store.db, to, person.id);
    const spelled = person.kind === 'member' ? folded(to) : null;
    await store.change(async (db) => {
      await db.updateTable('people').set({ name: to, folded: spelled }).where('id', '=', person.id).execute();
      await note(db, 'rename', { person: person.id, from: person.name, to });
    });
    return { person: person.id, name: to };
  },
  makeModerator: async (name: string, becomes: boolean) => {
    const person = await personNamed(store, name);
    if (person.kind !== 'member') throw new OperatorError('only someone with an account can be a moderator');
    await store.change(async (db) => {
      await db
        .updateTable('people')
        .set({ moderator: becomes ? 1 : 0 })
        .where('id', '=', person.id)
        .execute();
      await note(db, becomes ? 'moderator' : 'no-moderator', { person: person.id, name: person.name });
    });
    return { person: person.id, moderator: becomes };
  },
  /** A code with which somebody who forgot the password sets a new one within a day. */
  recover: async (name: string) => {
    const person = await personNamed(store, name);
    const code = await newRecovery(store, person.id, Date.now() + DAY);
    await note(store.db, 'recover', { person: person.id, name: person.name });
    return { person: person.id, code };
  },
});

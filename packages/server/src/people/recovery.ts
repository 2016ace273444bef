/** The way back in by mail: a link to every confirmed address, good for an hour and once. */
import { Denial } from '../denial.ts';
import type { ServerContext } from '../context.ts';
import { hashOf, newId } from '../ids.ts';
import type { People } from '../store/tables.ts';
import { folded } from './names.ts';
import { strongOrDenied } from './passwords.ts';
import { endOtherSessions } from './sessions.ts';

const HOUR = 3_600_000;
/** Nobody's box is filled by strangers who know a name. */
const PAUSE = HOUR / 12;

/** The token of the link, derived from the delivery, so that only its hash is stored. */
export const recoveryToken = ({ secrets }: Pick<ServerContext, 'secrets'>, delivery: string): string =>
  secrets.tokenFor(`recover ${delivery}`);

/** The same answer whether there is such a member, and an address, or not. */
export const mailRecovery = async (context: ServerContext, name: string, address: string): Promise<void> => {
  if (context.settings.smtpUrl === undefined) throw new Denial('noSuchWay');
  context.limits.take('recoveryMail', { address, target: folded(name) });
  const now = context.now();
  await context.store.change(async (db) => {
    const ways = await db
      .selectFrom('ways')
      .innerJoin('people', 'people.id', 'ways.person')
      .select(['ways.id', 'ways.person', 'ways.code_until'])
      .where('people.folded', '=', folded(name))
      .where('people.banned', '=', 0)
      .where('ways.channel', '=', 'mail')
      .where('ways.confirmed', '=', 1)
      .execute();
    for (const way of ways) {
      if (way.code_until !== null && way.code_until > now + HOUR - PAUSE) continue;
      const id = newId();
      await db
        .updateTable('ways')
        .set({ code: hashOf(recoveryToken(context, id)), code_until: now + HOUR })
        .where('id', '=', way.id)
        .execute();
      const data = JSON.stringify({ about: 'recover' });
      await db
        .insertInto('deliveries')
        .values({ id, person: way.person, way: way.id, data, made: now, due: now, tries: 0, held: 0 })
        .execute();
    }
  });
};

/** Sets a new password by the link and ends every session of the account. */
export const recoverByLink = async (
  { store, passwords, now }: ServerContext,
  { token, password }: { readonly token: string; readonly password: string },
  address: string,
): Promise<People> => {
  await strongOrDenied(password, '');
  const hashed = await passwords.hash(password, address);
  return store.change(async (db, notify) => {
    const way = await db
      .updateTable('ways')
      .set({ code: null, code_until: null })
      .where('channel', '=', 'mail')
      .where('confirmed', '=', 1)
      .where('code', '=', hashOf(token))
      .where('code_until', '>', now())
      .returning('person')
      .executeTakeFirst();
    if (!way) throw new Denial('linkVoid');
    const person = await db.selectFrom('people').selectAll().where('id', '=', way.person).executeTakeFirst();
    if (person?.kind !== 'member') throw new Denial('linkVoid');
    if (person.banned) throw new Denial('banned');
    await db.updateTable('people').set({ password: hashed }).where('id', '=', person.id).execute();
    await endOtherSessions(db, notify, person.id, null);
    return person;
  });
};

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
  if (context.settings.smtpUrl === undefined) throw new Denial('noSuchChannel');
  context.limits.take('recoveryMail', { address, target: folded(name) });
  const now = context.now();
  await context.store.change(async (db) => {
    const channels = await db
      .selectFrom('channels')
      .innerJoin('people', 'people.id', 'channels.person')
      .select(['channels.id', 'channels.person', 'channels.code_until'])
      .where('people.folded', '=', folded(name))
      .where('people.banned', '=', 0)
      .where('channels.type', '=', 'mail')
      .where('channels.confirmed', '=', 1)
      .execute();
    for (const channel of channels) {
      if (channel.code_until !== null && channel.code_until > now + HOUR - PAUSE) continue;
      const id = newId();
      await db
        .updateTable('channels')
        .set({ code: hashOf(recoveryToken(context, id)), code_until: now + HOUR })
        .where('id', '=', channel.id)
        .execute();
      const data = JSON.stringify({ about: 'recover' });
      await db
        .insertInto('deliveries')
        .values({ id, person: channel.person, channel: channel.id, data, made: now, due: now, tries: 0, held: 0 })
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
    const channel = await db
      .updateTable('channels')
      .set({ code: null, code_until: null })
      .where('type', '=', 'mail')
      .where('confirmed', '=', 1)
      .where('code', '=', hashOf(token))
      .where('code_until', '>', now())
      .returning('person')
      .executeTakeFirst();
    if (!channel) throw new Denial('linkVoid');
    const person = await db.selectFrom('people').selectAll().where('id', '=', channel.person).executeTakeFirst();
    if (person?.kind !== 'member') throw new Denial('linkVoid');
    if (person.banned) throw new Denial('banned');
    await db.updateTable('people').set({ password: hashed }).where('id', '=', person.id).execute();
    await endOtherSessions(db, notify, person.id, null);
    return person;
  });
};

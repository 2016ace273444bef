/** Accounts: a name is enough; a password or a passkey makes a member of a guest. */
import type { Hours, Language, Me } from '@roundhouse/protocol';
import type { Transaction } from 'kysely';
import type { ServerContext } from '../context.ts';
import { Denial } from '../denial.ts';
import { hashOf, newCode, newId, plainCode } from '../ids.ts';
import type { Notice } from '../store/notices.ts';
import type { Store } from '../store/store.ts';
import type { People, Tables } from '../store/tables.ts';
import { isUniqueViolation } from '../store/databaseErrors.ts';
import { asCountedAttempt } from './attempts.ts';
import { folded, freeOrDenied, skeletonOf } from './names.ts';
import { strongOrDenied } from './passwords.ts';
import { endOtherSessions, type Signed } from './sessions.ts';

export const meOf = async ({ db }: Store, id: string): Promise<Me> => {
  const person = await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const { count } = await db
    .selectFrom('passkeys')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('person', '=', id)
    .executeTakeFirstOrThrow();
  return {
    id,
    name: person.name,
    kind: person.kind === 'member' ? 'member' : 'guest',
    language: person.language,
    moderator: person.moderator === 1,
    password: person.password !== null,
    passkeys: count,
    recovery: person.recovery !== null,
    hours: person.hours === null ? null : (JSON.parse(person.hours) as Hours),
    created: person.created,
  };
};

const newPerson = (name: string, language: Language, now: number): People => ({
  id: newId(),
  name,
  folded: null,
  skeleton: null,
  kind: 'guest',
  language,
  moderator: 0,
  banned: 0,
  password: null,
  recovery: null,
  recovery_until: null,
  machine: 0,
  unshown: 0,
  quiet: null,
  unwanted: '[]',
  hours: null,
  warned: null,
  created: now,
});

/** The name may be taken by somebody who is faster by a moment. */
const nameTakenOr = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw isUniqueViolation(error) ? new Denial('nameTaken') : error;
  }
};

export const newGuest = async ({ db }: Store, name: string, language: Language, now: number): Promise<People> => {
  await freeOrDenied(db, name);
  const guest = newPerson(name, language, now);
  await db.insertInto('people').values(guest).execute();
  return guest;
};

export const newMember = async (
  { store: { db }, passwords, now }: ServerContext,
  { name, password, language = 'en' }: { name: string; password: string; language?: Language | undefined },
  address: string,
): Promise<People> => {
  await freeOrDenied(db, name);
  await strongOrDenied(password, name);
  const member: People = {
    ...newPerson(name, language, now()),
    folded: folded(name),
    skeleton: skeletonOf(name),
    kind: 'member',
    password: await passwords.hash(password, address),
  };
  await nameTakenOr(db.insertInto('people').values(member).execute());
  return member;
};

/** What makes a member of a guest, under this name; a member keeps what they are. */
export const asMember = async (db: Transaction<Tables>, person: People, name = person.name): Promise<void> => {
  if (person.kind === 'member') return;
  await freeOrDenied(db, name, person.id);
  await nameTakenOr(
    db
      .updateTable('people')
      .set({ kind: 'member', folded: folded(name), skeleton: skeletonOf(name), name })
      .where('id', '=', person.id)
      .execute(),
  );
};

/** The current password of a person who has one; a try like any other. */
export const currentOrDenied = async (
  context: ServerContext,
  person: People,
  current: string | undefined,
  address: string,
): Promise<void> => {
  const { password } = person;
  if (password === null) return;
  await asCountedAttempt(context, { name: person.name, address }, async () => {
    if (!(await context.passwords.fits(password, current ?? '', address))) throw new Denial('wrongPassword');
  });
};

export const setPassword = async (
  context: ServerContext,
  { person, session }: Signed,
  { current, password, name }: { current?: string | undefined; password: string; name?: string },
  address: string,
): Promise<void> => {
  await currentOrDenied(context, person, current, address);
  await strongOrDenied(password, name ?? person.name);
  const hashed = await context.passwords.hash(password, address);
  await context.store.change(async (db, notify) => {
    await asMember(db, person, name);
    await db.updateTable('people').set({ password: hashed }).where('id', '=', person.id).execute();
    await endOtherSessions(db, notify, person.id, session);
  });
};

/** The one whose name and password these are. The same answer for a wrong name and a wrong password. */
export const byPassword = (
  context: ServerContext,
  { name, password }: { name: string; password: string },
  address: string,
): Promise<People> =>
  asCountedAttempt(context, { name, address }, async () => {
    const person = await context.store.db
      .selectFrom('people')
      .selectAll()
      .where('folded', '=', folded(name))
      .executeTakeFirst();
    if (!(await context.passwords.fits(person?.password, password, address)) || !person)
      throw new Denial('wrongCredentials');
    if (person.banned) throw new Denial('banned');
    return person;
  });

export const changePerson = async (
  { change }: Store,
  person: People,
  { name, language, hours }: { name?: string | undefined; language?: Language | undefined; hours?: Hours | undefined },
): Promise<void> => {
  await change(async (db) => {
    if (name !== undefined) {
      await freeOrDenied(db, name, person.id);
      const spelled =
        person.kind === 'member'
          ? { folded: folded(name), skeleton: skeletonOf(name) }
          : { folded: null, skeleton: null };
      await nameTakenOr(
        db
          .updateTable('people')
          .set({ name, ...spelled })
          .where('id', '=', person.id)
          .execute(),
      );
    }
    if (language) await db.updateTable('people').set({ language }).where('id', '=', person.id).execute();
    if (hours)
      await db
        .updateTable('people')
        .set({ hours: JSON.stringify(hours) })
        .where('id', '=', person.id)
        .execute();
  });
};

/** A new recovery code; good until the time, for ever without one. */
export const newRecovery = async ({ db }: Store, person: string, until: number | null): Promise<string> => {
  const code = newCode();
  await db
    .updateTable('people')
    .set({ recovery: hashOf(plainCode(code)), recovery_until: until })
    .where('id', '=', person)
    .execute();
  return code;
};

export const ownRecovery = async (
  context: ServerContext,
  person: People,
  current: string | undefined,
  address: string,
): Promise<string> => {
  await currentOrDenied(context, person, current, address);
  return newRecovery(context.store, person.id, null);
};

/** A new password by a recovery code, which is used up; everybody who is signed in there is signed out. */
export const recoverBy = async (
  context: ServerContext,
  { name, code, password }: { name: string; code: string; password: string },
  address: string,
): Promise<People> => {
  const { change, db } = context.store;
  const person = await asCountedAttempt(context, { name, address }, async () => {
    const found = await db.selectFrom('people').selectAll().where('folded', '=', folded(name)).executeTakeFirst();
    const fits =
      found?.recovery === hashOf(plainCode(code)) &&
      (found.recovery_until === null || found.recovery_until > context.now());
    if (!found || !fits) throw new Denial('wrongCredentials');
    return found;
  });
  if (person.banned) throw new Denial('banned');
  await strongOrDenied(password, name);
  const hashed = await context.passwords.hash(password, address);
  await change(async (trx, notify) => {
    const { numUpdatedRows } = await trx
      .updateTable('people')
      .set({ password: hashed, recovery: null, recovery_until: null })
      .where('id', '=', person.id)
      .where('recovery', '=', person.recovery)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Denial('wrongCredentials');
    await endOtherSessions(trx, notify, person.id, null);
  });
  return person;
};

/** Everything about the person goes; games and what was said stay, by a former player. */
export const deletePerson = async (
  context: ServerContext,
  person: People,
  current: string | undefined,
  address: string,
): Promise<void> => {
  await currentOrDenied(context, person, current, address);
  await context.store.change((db, notify) => erasePerson(db, notify, person.id));
};

export const erasePerson = async (
  db: Transaction<Tables>,
  notify: (notice: Notice) => void,
  id: string,
): Promise<void> => {
  await endOtherSessions(db, notify, id, null);
  await db.deleteFrom('passkeys').where('person', '=', id).execute();
  await db.deleteFrom('challenges').where('person', '=', id).execute();
  await db.deleteFrom('notes').where('person', '=', id).execute();
  await db.deleteFrom('reads').where('person', '=', id).execute();
  for (const table of [
    'orders',
    'outbox',
    'deliveries',
    'news',
    'channels',
    'mutes',
    'tokens',
    'paces',
    'blocks',
  ] as const)
    await db.deleteFrom(table).where('person', '=', id).execute();
  await db.deleteFrom('blocks').where('blocked', '=', id).execute();
  const seats = await db
    .selectFrom('seats')
    .innerJoin('games', 'games.id', 'seats.game')
    .select(['seats.game', 'seats.seat', 'games.status'])
    .where('seats.person', '=', id)
    .execute();
  // A seat in a game that has not begun is free again; in one that is played the seat stays that of a former player.
  for (const { game, seat, status } of seats) {
    if (status === 'forming')
      await db
        .updateTable('seats')
        .set({ kind: 'open', person: null, bot: null })
        .where('game', '=', game)
        .where('seat', '=', seat)
        .execute();
    await db
      .updateTable('games')
      .set((e) => ({ revision: e('revision', '+', 1) }))
      .where('id', '=', game)
      .execute();
    notify({ what: 'game', game });
  }
  await db
    .updateTable('people')
    .set({
      name: '',
      folded: null,
      skeleton: null,
      kind: 'former',
      moderator: 0,
      password: null,
      recovery: null,
      recovery_until: null,
      machine: 0,
      quiet: null,
      unwanted: '[]',
      hours: null,
    })
    .where('id', '=', id)
    .execute();
};

/** Everything that is stored about a person, for themselves. */
export const exportPerson = async ({ db }: Store, person: People): Promise<Record<string, unknown>> => {
  const { password: _, recovery: __, folded: ___, skeleton: ____, ...account } = person;
  const of = { person: person.id };
  const rows = async (table: 'notes' | 'reads' | 'orders' | 'news' | 'mutes' | 'blocks' | 'results') =>
    await db.selectFrom(table).selectAll().where('person', '=', of.person).execute();
  return {
    account,
    sessions: await db
      .selectFrom('sessions')
      .select(['id', 'created', 'seen', 'device'])
      .where('person', '=', of.person)
      .execute(),
    passkeys: await db
      .selectFrom('passkeys')
      .select(['id', 'label', 'created', 'used'])
      .where('person', '=', of.person)
      .execute(),
    seats: await db.selectFrom('seats').selectAll().where('person', '=', of.person).execute(),
    owned: await db.selectFrom('games').select(['id', 'title', 'created']).where('owner', '=', of.person).execute(),
    messages: await db
      .selectFrom('messages')
      .select(['game', 'id', 'chat', 'at', 'text'])
      .where('person', '=', of.person)
      .execute(),
    decisions: await db
      .selectFrom('entries')
      .select(['game', 'number', 'at', 'kind', 'data'])
      .where('person', '=', of.person)
      .execute(),
    channels: await db
      .selectFrom('channels')
      .select(['id', 'type', 'label', 'confirmed', 'kinds', 'created'])
      .where('person', '=', of.person)
      .execute(),
    tokens: await db
      .selectFrom('tokens')
      .select(['id', 'label', 'created', 'used'])
      .where('person', '=', of.person)
      .execute(),
    news: await rows('news'),
    muted: await rows('mutes'),
    blocked: await rows('blocks'),
    results: await rows('results'),
    ratings: await db.selectFrom('ratings').selectAll().where('who', '=', of.person).execute(),
    reported: await db.selectFrom('reports').selectAll().where('by', '=', of.person).execute(),
    notes: await rows('notes'),
    read: await rows('reads'),
    orders: await rows('orders'),
  };
};

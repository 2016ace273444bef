/** Sessions: an opaque token in a cookie, its hash in the store. */
import type { Session } from '@roundhouse/protocol';
import type { Transaction } from 'kysely';
import { Denial } from '../denial.ts';
import { hashOf, newId, newToken } from '../ids.ts';
import type { Notice } from '../store/notices.ts';
import type { Db, Store } from '../store/store.ts';
import type { People, Tables } from '../store/tables.ts';

/** A session that nobody used for so long has ended. */
export const SESSION_DAYS = 180;
const DAY = 24 * 3600 * 1000;
/** `seen` need not be exact; a write per request would be. */
const SEEN_EVERY = 3600 * 1000;

export interface Signed {
  readonly session: string;
  /** When the person last proved who they are: by signing in, or by the password. */
  readonly proved: number;
  readonly person: People;
}

/** What the browser calls itself, short enough to list. */
const deviceOf = (agent: string | undefined): string => (agent ?? '').replaceAll(/[^\x20-\x7e]/g, '').slice(0, 160);

/** A new session; its token goes into the cookie and nowhere else. */
export const openSession = async (db: Db, person: string, now: number, agent: string | undefined): Promise<string> => {
  const token = newToken();
  await db
    .insertInto('sessions')
    .values({
      id: newId(),
      token: hashOf(token),
      person,
      created: now,
      seen: now,
      device: deviceOf(agent),
      proved: now,
    })
    .execute();
  return token;
};

export const signedBy = async ({ db }: Store, token: string | undefined, now: number): Promise<Signed | null> => {
  if (token === undefined || !/^[a-z0-9]{52}$/.test(token)) return null;
  const row = await db
    .selectFrom('sessions')
    .innerJoin('people', 'people.id', 'sessions.person')
    .selectAll('people')
    .select(['sessions.id as session', 'sessions.seen', 'sessions.proved'])
    .where('sessions.token', '=', hashOf(token))
    .executeTakeFirst();
  if (!row || row.seen < now - SESSION_DAYS * DAY) return null;
  if (row.seen < now - SEEN_EVERY)
    await db.updateTable('sessions').set({ seen: now }).where('id', '=', row.session).execute();
  const { session, seen: _, proved, ...person } = row;
  return { session, proved, person };
};

/** Rights have grown: the session goes on under another token, and the old one is void. */
export const rotateSession = (store: Store, session: string, now: number): Promise<string> =>
  store.change(async (db, notify) => {
    const token = newToken();
    await db
      .updateTable('sessions')
      .set({ token: hashOf(token), proved: now })
      .where('id', '=', session)
      .execute();
    notify({ what: 'rotated', session });
    return token;
  });

/** The person has just proved who they are. */
export const markProved = async ({ db }: Store, session: string, now: number): Promise<void> => {
  await db.updateTable('sessions').set({ proved: now }).where('id', '=', session).execute();
};

/** So long after it, what could take an account over needs no new proof. */
const PROOF_HOLDS = 15 * 60_000;

/** Denied where the person could prove who they are and has not lately. A guest has nothing to prove it with. */
export const provedOrDenied = ({ person, proved }: Signed, now: number): void => {
  if (person.kind === 'member' && proved < now - PROOF_HOLDS) throw new Denial('confirmFirst');
};

export const sessionsOf = async ({ db }: Store, { session, person }: Signed): Promise<Session[]> => {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'created', 'seen', 'device'])
    .where('person', '=', person.id)
    .orderBy('seen', 'desc')
    .limit(100)
    .execute();
  return rows.map((row) => ({ ...row, current: row.id === session }));
};

/** Ends one session; false where it is not theirs. */
export const endSession = ({ change }: Store, person: string, session: string): Promise<boolean> =>
  change(async (db, notify) => {
    const { numDeletedRows } = await db
      .deleteFrom('sessions')
      .where('id', '=', session)
      .where('person', '=', person)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    notify({ what: 'signedOut', person, session, banned: false });
    return true;
  });

/** Ends all sessions of a person but one. */
export const endOtherSessions = async (
  db: Transaction<Tables>,
  notify: (notice: Notice) => void,
  person: string,
  except: string | null,
): Promise<void> => {
  const ended = await db
    .deleteFrom('sessions')
    .where('person', '=', person)
    .where('id', '!=', except ?? '')
    .returning('id')
    .execute();
  for (const { id } of ended) notify({ what: 'signedOut', person, session: id, banned: false });
};

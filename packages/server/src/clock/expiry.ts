/**
 * What nobody uses is removed: games that do not start, and guests who do not come back. Their people are warned before; a guest
 * who holds a seat in a game that goes on stays.
 */
import type { Transaction } from 'kysely';
import type { ServerContext } from '../context.ts';
import { removeForming } from '../games/forming.ts';
import { enqueue } from '../notify/enqueue.ts';
import { erasePerson } from '../people/accounts.ts';
import type { Notice } from '../store/notices.ts';
import type { Db } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';

const DAY = 24 * 3600 * 1000;

export const EXPIRY = {
  /** A game that has not begun, after its last change; its owner gets a notice this long before. */
  formingGame: 14 * DAY,
  formingNotice: 3 * DAY,
  /** A guest, after their last visit. */
  guest: 90 * DAY,
  guestNotice: 14 * DAY,
  /** A guest who has signed out has no way back in. */
  signedOutGuest: 7 * DAY,
} as const;

const AT_ONCE = 100;

const warnOwners = async ({ store, now }: ServerContext): Promise<void> => {
  const at = now();
  const games = await store.db
    .selectFrom('games')
    .select(['id', 'owner'])
    .where('status', '=', 'forming')
    .where('warned', 'is', null)
    .where('moved', '<', at - (EXPIRY.formingGame - EXPIRY.formingNotice))
    .limit(AT_ONCE)
    .execute();
  for (const { id, owner } of games)
    await store.change(async (db) => {
      await db.updateTable('games').set({ warned: at }).where('id', '=', id).execute();
      if (owner !== null) await enqueue(db, { kind: 'gameExpires', game: id, people: [owner], at });
    });
};

const removeGames = async ({ store, now }: ServerContext): Promise<number> => {
  const games = await store.db
    .selectFrom('games')
    .select('id')
    .where('status', '=', 'forming')
    .where('warned', '<', now() - EXPIRY.formingNotice)
    .limit(AT_ONCE)
    .execute();
  for (const { id } of games) await store.change((db, notify) => removeForming(db, notify, id));
  return games.length;
};

/** Guests who have not been seen since then, and play nowhere. */
const idleGuests = (db: Db, since: number) =>
  db
    .selectFrom('people')
    .select(['people.id', 'people.warned'])
    .where('people.kind', '=', 'guest')
    .where('people.created', '<', since)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('sessions')
            .select('sessions.id')
            .whereRef('sessions.person', '=', 'people.id')
            .where('sessions.seen', '>=', since),
        ),
      ),
    )
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('seats')
            .innerJoin('games', 'games.id', 'seats.game')
            .select('seats.game')
            .whereRef('seats.person', '=', 'people.id')
            .where('games.status', 'in', ['playing', 'adjourned']),
        ),
      ),
    )
    .orderBy('people.created')
    .limit(AT_ONCE);

/** Of a guest who has left no trace not even a row stays. */
const removeGuest = async (db: Transaction<Tables>, notify: (notice: Notice) => void, id: string): Promise<void> => {
  await erasePerson(db, notify, id);
  const forming = await db
    .selectFrom('games')
    .select('id')
    .where('owner', '=', id)
    .where('status', '=', 'forming')
    .execute();
  for (const game of forming) await removeForming(db, notify, game.id);
  const traces = await Promise.all([
    db.selectFrom('seats').select('game').where('person', '=', id).limit(1).executeTakeFirst(),
    db.selectFrom('messages').select('game').where('person', '=', id).limit(1).executeTakeFirst(),
    db.selectFrom('results').select('game').where('person', '=', id).limit(1).executeTakeFirst(),
  ]);
  if (traces.every((each) => each === undefined)) await db.deleteFrom('people').where('id', '=', id).execute();
};

const expireGuests = async ({ store, now }: ServerContext): Promise<number> => {
  const at = now();
  let removed = 0;
  for (const { id, warned } of await idleGuests(store.db, at - (EXPIRY.guest - EXPIRY.guestNotice)).execute()) {
    if (warned === null)
      await store.change(async (db) => {
        await db.updateTable('people').set({ warned: at }).where('id', '=', id).execute();
        await enqueue(db, { kind: 'accountExpires', game: null, people: [id], at });
      });
    else if (warned < at - EXPIRY.guestNotice) {
      await store.change((db, notify) => removeGuest(db, notify, id));
      removed++;
    }
  }
  const gone = await idleGuests(store.db, at - EXPIRY.signedOutGuest)
    .where((e) => e.not(e.exists(e.selectFrom('sessions').select('id').whereRef('sessions.person', '=', 'people.id'))))
    .execute();
  for (const { id } of gone) await store.change((db, notify) => removeGuest(db, notify, id));
  return removed + gone.length;
};

/** A guest who came back in time is no longer warned. */
const forgiveGuests = async ({ store, now }: ServerContext): Promise<void> => {
  await store.db
    .updateTable('people')
    .set({ warned: null })
    .where('warned', 'is not', null)
    .where((e) =>
      e.exists(
        e
          .selectFrom('sessions')
          .select('sessions.id')
          .whereRef('sessions.person', '=', 'people.id')
          .where('sessions.seen', '>=', now() - (EXPIRY.guest - EXPIRY.guestNotice)),
      ),
    )
    .execute();
};

/** One pass; says what went. */
export const expire = async (context: ServerContext): Promise<{ readonly games: number; readonly guests: number }> => {
  await forgiveGuests(context);
  await warnOwners(context);
  return { games: await removeGames(context), guests: await expireGuests(context) };
};

/**
 * Gathers the outbox: everything that waits for one person becomes one delivery for each of their channels. One transaction
 * takes it out of the outbox and writes the deliveries, so that only one of two nodes makes them.
 */
import * as z from 'zod/mini';
import { ALWAYS_SENT, newsKind } from '@roundhouse/protocol';
import type { Transaction } from 'kysely';
import type { ServerContext } from '../context.ts';
import { newId } from '../ids.ts';
import type { Db } from '../store/store.ts';
import type { Outbox, Tables, Channels } from '../store/tables.ts';
import { quietOf, quietUntil } from './quiet.ts';
import { kindsOf, mutedIn } from './channels.ts';
import type { Item } from './words.ts';

const AT_ONCE = 50;

const more = z.object({ by: z.nullable(z.string()), deadline: z.nullable(z.number()) });

/** Whether it is still so: who has decided meanwhile need not be wanted. */
export const stillTrue = async (
  db: Db,
  person: string,
  { kind, game }: Pick<Item, 'kind' | 'game'>,
): Promise<boolean> => {
  if ((kind !== 'turn' && kind !== 'deadline' && kind !== 'invited') || game === null) return true;
  const row = await db
    .selectFrom('games')
    .innerJoin('seats', 'seats.game', 'games.id')
    .select(['games.status', 'games.waiting', 'seats.seat', 'seats.kind'])
    .where('games.id', '=', game)
    .where('seats.person', '=', person)
    .executeTakeFirst();
  if (!row) return false;
  if (kind === 'invited') return row.status === 'forming' && row.kind === 'invited';
  return row.status === 'playing' && row.kind === 'person' && row.waiting === row.seat;
};

/** The game as a message names it. */
const itemOf = async (db: Db, row: Outbox): Promise<Item | undefined> => {
  const kind = newsKind.safeParse(row.kind);
  const said = more.safeParse(JSON.parse(row.data));
  if (!kind.success || !said.success) return undefined;
  const game =
    row.game === null
      ? undefined
      : await db.selectFrom('games').select('title').where('id', '=', row.game).executeTakeFirst();
  if (row.game !== null && !game) return undefined;
  const others = await db
    .selectFrom('seats')
    .innerJoin('people', 'people.id', 'seats.person')
    .select('people.name')
    .where('seats.game', '=', row.game ?? '')
    .where('seats.person', '!=', row.person)
    .orderBy('seats.seat')
    .execute();
  return {
    kind: kind.data,
    game: row.game,
    title: game?.title ?? '',
    by: said.data.by,
    others: others.map(({ name }) => name).filter((name) => name !== ''),
    deadline: said.data.deadline,
  };
};

const worthTelling = async (
  { isLooking }: ServerContext,
  db: Db,
  person: string,
  rows: readonly Outbox[],
): Promise<Item[]> => {
  const items: Item[] = [];
  for (const row of rows) {
    if (row.game !== null && isLooking(row.game, person)) continue;
    const item = await itemOf(db, row);
    if (item && (await stillTrue(db, person, item))) items.push(item);
  }
  return items;
};

/** The part of the news that this channel delivers. */
const byChannel = async (db: Db, channel: Channels, items: readonly Item[]): Promise<Item[]> => {
  const kinds = kindsOf(channel.kinds);
  const wanted: Item[] = [];
  for (const item of items) {
    if (!kinds.includes(item.kind) && !ALWAYS_SENT.some((kind) => kind === item.kind)) continue;
    const off = item.game === null ? [] : await mutedIn({ db }, item.game, channel.person);
    if (!off.includes(channel.type)) wanted.push(item);
  }
  return wanted;
};

const gatherFor = async (
  context: ServerContext,
  db: Transaction<Tables>,
  person: string,
  now: number,
): Promise<number> => {
  const known = await db
    .selectFrom('people')
    .select(['quiet', 'banned', 'kind'])
    .where('id', '=', person)
    .executeTakeFirst();
  const wait = context.limits.wait('deliveries', { target: person });
  const until = quietUntil(quietOf(known?.quiet ?? null), now) ?? (wait > 0 ? now + wait * 1000 : null);
  if (until !== null) {
    await db.updateTable('outbox').set({ due: until }).where('person', '=', person).where('due', '<', until).execute();
    return 0;
  }
  const rows = await db.deleteFrom('outbox').where('person', '=', person).returningAll().execute();
  if (!known || known.banned === 1 || known.kind === 'former' || rows.length === 0) return 0;
  const channels = await db
    .selectFrom('channels')
    .selectAll()
    .where('person', '=', person)
    .where('confirmed', '=', 1)
    .execute();
  if (channels.length === 0) return 0;
  const items = await worthTelling(
    context,
    db,
    person,
    rows.toSorted((a, b) => a.made - b.made),
  );
  let made = 0;
  for (const channel of channels) {
    const wanted = await byChannel(db, channel, items);
    if (wanted.length === 0) continue;
    await db
      .insertInto('deliveries')
      .values({
        id: newId(),
        person,
        channel: channel.id,
        data: JSON.stringify({ about: 'news', items: wanted }),
        made: now,
        due: now,
        tries: 0,
        held: 0,
      })
      .execute();
    made++;
  }
  if (made > 0) context.limits.take('deliveries', { target: person });
  return made;
};

/** Makes messages of what is due; gives how many. */
export const gather = async (context: ServerContext): Promise<number> => {
  const { store } = context;
  const now = context.now();
  const due = await store.db
    .selectFrom('outbox')
    .select('person')
    .distinct()
    .where('due', '<=', now)
    .limit(AT_ONCE)
    .execute();
  let made = 0;
  for (const { person } of due) made += await store.change((db) => gatherFor(context, db, person, now));
  return made;
};

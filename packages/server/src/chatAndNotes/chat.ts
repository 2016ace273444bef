/** Chat: the players among themselves, and everybody else apart. It survives every take-back. */
import type { ChatName, Message } from '@roundhouse/protocol';
import { fileReport } from '../community/blocks.ts';
import { Denial } from '../denial.ts';
import { type Access, belongs } from '../games/access.ts';
import type { ServerContext } from '../context.ts';
import { publicPerson } from '../people/publicPerson.ts';
import type { Db, Store } from '../store/store.ts';
import type { Messages, People } from '../store/tables.ts';
import { writeAct } from '../operator/acts.ts';
import { settleMessage } from '../operator/reports.ts';

const PAGE = 100;

/** Only players read the chat of the players; moderators may, where something was reported. */
export const mayRead = (access: Access, chat: ChatName): boolean =>
  chat === 'spectators' || belongs(access) || access.person?.moderator === 1;

const enter = (access: Access, chat: ChatName): void => {
  if (!mayRead(access, chat)) throw new Denial('playersOnly');
};

const withAuthors = async (db: Db, rows: readonly Messages[]): Promise<Message[]> => {
  const ids = [...new Set(rows.map(({ person }) => person).filter((person) => person !== null))];
  const people = ids.length > 0 ? await db.selectFrom('people').selectAll().where('id', 'in', ids).execute() : [];
  const by = new Map(people.map((person) => [person.id, publicPerson(person)]));
  return rows.map(({ id, chat, person, at, text }) => ({ id, chat, by: by.get(person ?? '') ?? null, at, text }));
};

export const messagesOf = async ({ db }: Store, access: Access, chat: ChatName, before?: number) => {
  enter(access, chat);
  let query = db
    .selectFrom('messages')
    .selectAll()
    .where('game', '=', access.game.id)
    .where('chat', '=', chat)
    // Messages of people whom the caller has blocked are left out.
    .where((e) =>
      e.or([
        e('person', 'is', null),
        e(
          'person',
          'not in',
          e
            .selectFrom('blocks')
            .select('blocked')
            .where('blocks.person', '=', access.person?.id ?? ''),
        ),
      ]),
    );
  if (before !== undefined) query = query.where('id', '<', before);
  return withAuthors(db, await query.orderBy('id', 'desc').limit(PAGE).execute());
};

export const messageOf = async ({ db }: Store, game: string, id: number): Promise<Message | undefined> => {
  const row = await db
    .selectFrom('messages')
    .selectAll()
    .where('game', '=', game)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && (await withAuthors(db, [row]))[0];
};

/** People of the table who are named with an @ before it, and have not blocked the one who speaks. */
const mentioned = async (db: Db, { seats }: Access, by: People, chat: ChatName, text: string): Promise<string[]> => {
  if (chat !== 'players' || !text.includes('@')) return [];
  const ids = seats.flatMap(({ person }) => (person !== null && person !== by.id ? [person] : []));
  if (ids.length === 0) return [];
  const people = await db
    .selectFrom('people')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .where('id', 'not in', db.selectFrom('blocks').select('person').where('blocked', '=', by.id))
    .execute();
  const said = text.toLocaleLowerCase('en');
  return people.flatMap(({ id, name }) =>
    name !== '' && said.includes(`@${name.toLocaleLowerCase('en')}`) ? [id] : [],
  );
};

export const say = async (
  context: ServerContext,
  access: Access,
  by: People,
  chat: ChatName,
  text: string,
): Promise<Message> => {
  // A player of a running game does not write to the spectators.
  if (chat === 'players' ? !belongs(access) : access.seat !== null && access.game.status === 'playing')
    throw new Denial(chat === 'players' ? 'playersOnly' : 'notYours');
  const { store } = context;
  const game = access.game.id;
  return store.change(async (db, notify) => {
    // Messages are numbered one after the other, however many people speak at once.
    await store.lock(db, `chat ${game}`);
    const last = await db
      .selectFrom('messages')
      .select((e) => e.fn.max('id').as('id'))
      .where('game', '=', game)
      .executeTakeFirst();
    const row: Messages = {
      game,
      id: (last?.id ?? 0) + 1,
      chat,
      person: by.id,
      at: context.now(),
      text,
      reports: 0,
    };
    await db.insertInto('messages').values(row).execute();
    notify({ what: 'message', game, id: row.id });
    const named = await mentioned(db, access, by, chat, text);
    await context.gameEvents.publish(db, [{ kind: 'mentioned', game, people: named, at: row.at, by: by.id }]);
    // Their count of what there is to read grows.
    if (named.length > 0) notify({ what: 'game', game });
    const { id, at } = row;
    return { id, chat, at, text, by: publicPerson(by) };
  });
};

const found = async ({ db }: Store, access: Access, id: number): Promise<Messages> => {
  const row = await db
    .selectFrom('messages')
    .selectAll()
    .where('game', '=', access.game.id)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || !mayRead(access, row.chat)) throw new Denial('notFound');
  return row;
};

export const removeMessage = async (
  store: Store,
  access: Access,
  by: People,
  id: number,
  at: number,
): Promise<void> => {
  const row = await found(store, access, id);
  if (row.person !== by.id && by.moderator !== 1) throw new Denial('notYours');
  await store.change(async (db, notify) => {
    await db
      .updateTable('messages')
      .set({ text: null })
      .where('game', '=', access.game.id)
      .where('id', '=', id)
      .execute();
    if (row.person !== by.id) {
      await settleMessage(db, access.game.id, id);
      await writeAct(db, by.id, 'remove', { game: access.game.id, message: id }, at);
    }
    notify({ what: 'message', game: access.game.id, id });
  });
};

export const reportMessage = async (
  { store, now }: ServerContext,
  access: Access,
  by: People,
  id: number,
): Promise<void> => {
  const row = await found(store, access, id);
  await store.change(async (db) => {
    await db
      .updateTable('messages')
      .set((e) => ({ reports: e('reports', '+', 1) }))
      .where('game', '=', access.game.id)
      .where('id', '=', id)
      .execute();
    if (row.person !== null)
      await fileReport(
        db,
        { by: by.id, person: row.person, game: access.game.id, message: id, reason: row.text ?? '' },
        now(),
      );
  });
};

export const markRead = async ({ db }: Store, access: Access, by: People, chat: ChatName, message: number) => {
  enter(access, chat);
  await db
    .insertInto('reads')
    .values({ game: access.game.id, person: by.id, chat, message })
    .onConflict((c) => c.columns(['game', 'person', 'chat']).doUpdateSet({ message }))
    .execute();
};

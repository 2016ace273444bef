/** Chat: the players among themselves, and everybody else apart. It survives every take-back. */
import type { ChatRoom, Message } from '@roundhouse/protocol';
import { fileReport } from '../company/blocks.ts';
import { Denial } from '../denial.ts';
import { type Access, belongs } from '../games/access.ts';
import type { House } from '../house.ts';
import { toldPerson } from '../people/told.ts';
import type { Db, Store } from '../store/store.ts';
import type { Messages, People } from '../store/tables.ts';
import { writeAct } from '../keep/acts.ts';
import { settleMessage } from '../keep/reports.ts';
import { isUniqueViolation } from '../store/trouble.ts';

const PAGE = 100;

/** The room of the players is theirs alone; keepers may look where something was reported. */
export const mayRead = (access: Access, room: ChatRoom): boolean =>
  room === 'spectators' || belongs(access) || access.person?.keeper === 1;

const enter = (access: Access, room: ChatRoom): void => {
  if (!mayRead(access, room)) throw new Denial('playersOnly');
};

const told = async (db: Db, rows: readonly Messages[]): Promise<Message[]> => {
  const ids = [...new Set(rows.map(({ person }) => person).filter((person) => person !== null))];
  const people = ids.length > 0 ? await db.selectFrom('people').selectAll().where('id', 'in', ids).execute() : [];
  const by = new Map(people.map((person) => [person.id, toldPerson(person)]));
  return rows.map(({ id, room, person, at, text }) => ({ id, room, by: by.get(person ?? '') ?? null, at, text }));
};

export const messagesOf = async ({ db }: Store, access: Access, room: ChatRoom, before?: number) => {
  enter(access, room);
  let query = db
    .selectFrom('messages')
    .selectAll()
    .where('game', '=', access.game.id)
    .where('room', '=', room)
    // What somebody says whom the asker has blocked is not for their eyes.
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
  return told(db, await query.orderBy('id', 'desc').limit(PAGE).execute());
};

export const messageOf = async ({ db }: Store, game: string, id: number): Promise<Message | undefined> => {
  const row = await db
    .selectFrom('messages')
    .selectAll()
    .where('game', '=', game)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && (await told(db, [row]))[0];
};

/** People of the table who are named with an @ before it, and have not blocked the one who speaks. */
const mentioned = async (db: Db, { seats }: Access, by: People, room: ChatRoom, text: string): Promise<string[]> => {
  if (room !== 'players' || !text.includes('@')) return [];
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

export const say = async (house: House, access: Access, by: People, room: ChatRoom, text: string): Promise<Message> => {
  // Whoever plays here does not whisper to those who watch.
  if (room === 'players' ? !belongs(access) : access.seat !== null && access.game.status === 'playing')
    throw new Denial(room === 'players' ? 'playersOnly' : 'notYours');
  const { store } = house;
  const game = access.game.id;
  for (let tries = 0; ; tries++) {
    try {
      return await store.change(async (db, tell) => {
        const last = await db
          .selectFrom('messages')
          .select((e) => e.fn.max('id').as('id'))
          .where('game', '=', game)
          .executeTakeFirst();
        const row: Messages = {
          game,
          id: (last?.id ?? 0) + 1,
          room,
          person: by.id,
          at: house.now(),
          text,
          reports: 0,
        };
        await db.insertInto('messages').values(row).execute();
        tell({ what: 'message', game, id: row.id });
        const named = await mentioned(db, access, by, room, text);
        await house.happenings.tell(db, [{ kind: 'mentioned', game, people: named, at: row.at, by: by.id }]);
        // Their count of what there is to read grows.
        if (named.length > 0) tell({ what: 'game', game });
        const { id, at } = row;
        return { id, room, at, text, by: toldPerson(by) };
      });
    } catch (error) {
      // Somebody said something at the same moment and has the number.
      if (!isUniqueViolation(error) || tries >= 20) throw error;
    }
  }
};

const found = async ({ db }: Store, access: Access, id: number): Promise<Messages> => {
  const row = await db
    .selectFrom('messages')
    .selectAll()
    .where('game', '=', access.game.id)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || !mayRead(access, row.room)) throw new Denial('notFound');
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
  if (row.person !== by.id && by.keeper !== 1) throw new Denial('notYours');
  await store.change(async (db, tell) => {
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
    tell({ what: 'message', game: access.game.id, id });
  });
};

export const reportMessage = async ({ store, now }: House, access: Access, by: People, id: number): Promise<void> => {
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

export const markRead = async ({ db }: Store, access: Access, by: People, room: ChatRoom, message: number) => {
  enter(access, room);
  await db
    .insertInto('reads')
    .values({ game: access.game.id, person: by.id, room, message })
    .onConflict((c) => c.columns(['game', 'person', 'room']).doUpdateSet({ message }))
    .execute();
};

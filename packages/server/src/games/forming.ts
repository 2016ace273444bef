/** Before the start: creating a game, its conditions, who sits where. `starting.ts` has the start itself. */
import { SEATED } from '../bots/levels.ts';
import { type Game, newGame as engineGame, parseGame } from '@roundhouse/engine';
import { gameFile, type NewGame, type SeatWish, USUAL_AWAY_AFTER } from '@roundhouse/protocol';
import type * as protocol from '@roundhouse/protocol';
import type { Transaction } from 'kysely';
import { hasBlocked } from '../community/blocks.ts';
import { Denial } from '../denial.ts';
import type { GameEvent } from '../gameEvents.ts';
import type { ServerContext } from '../context.ts';
import { newId, newSeed } from '../ids.ts';
import { QUOTAS } from '../limits/table.ts';
import { folded } from '../people/names.ts';
import type { Notice } from '../store/notices.ts';
import type { Games, People, Seats, Tables } from '../store/tables.ts';
import { type Access, isInvitedBy, isInviting } from './access.ts';

/** Who creates or changes a game, and from where. */
export interface Creator {
  readonly person: People;
  /** As limits count it. */
  readonly address: string;
}

type Seating = Pick<Seats, 'kind' | 'person' | 'bot'>;
const OPEN: Seating = { kind: 'open', person: null, bot: null };

const seatingOf = async (
  context: ServerContext,
  wish: SeatWish,
  { person: caller, address }: Creator,
): Promise<Seating> => {
  const { db } = context.store;
  switch (wish.kind) {
    case 'open':
      return OPEN;
    case 'me':
      return { kind: 'person', person: caller.id, bot: null };
    case 'bot':
      if (!SEATED.some(({ id }) => id === wish.level))
        throw new Denial('unknownBot', SEATED.map(({ id }) => id).join(', '));
      return { kind: 'bot', person: null, bot: wish.level };
    case 'invited': {
      const person = await db
        .selectFrom('people')
        .select(['id', 'banned'])
        .where('folded', '=', folded(wish.name))
        .executeTakeFirst();
      if (!person || person.banned) throw new Denial('unknownPerson');
      if (await hasBlocked(db, person.id, caller.id)) throw new Denial('notWelcome');
      if (person.id !== caller.id)
        context.limits.take('invitations', { address, person: caller.id, target: person.id });
      return { kind: person.id === caller.id ? 'person' : 'invited', person: person.id, bot: null };
    }
  }
};

/** Everybody sits once. */
const onceEach = (seats: readonly Seating[]): void => {
  const people = seats.map(({ person }) => person).filter((person) => person !== null);
  if (new Set(people).size < people.length) throw new Denial('alreadySeated');
};

/** A game with these conditions for so many; denied where the title cannot be played so. */
export const playable = (
  title: string,
  options: Games['options'],
  rulings: Games['rulings'],
  names: readonly string[],
): Game => {
  try {
    return engineGame({
      title,
      options: JSON.parse(options) as Game['options'],
      rulings: JSON.parse(rulings) as Game['rulings'],
      players: names.map((name, index) => ({ id: `@${index + 1}`, name })),
      seed: newSeed(),
      // The order of the seats has been drawn, or is wanted as it is.
      seating: 'asSeated',
    });
  } catch (error) {
    throw new Denial('cannotBePlayed', error instanceof Error ? error.message : undefined);
  }
};

/** A game that was begun on a device: checked here for its form, and by playing it in a thread of its own. */
const brought = async (
  { thinkers, limits }: ServerContext,
  wish: NewGame,
  { person, address }: Creator,
): Promise<Game | undefined> => {
  if (!wish.file) return undefined;
  limits.take('uploads', { address, person: person.id }, JSON.stringify(wish.file).length);
  const read = gameFile.safeParse(wish.file);
  if (!read.success) throw new Denial('cannotBePlayed', read.error.issues[0]?.message);
  const parsed = parseGame(read.data);
  if ('error' in parsed) throw new Denial('cannotBePlayed', parsed.error);
  const game = parsed.value;
  if (game.title !== wish.title || game.players.length !== wish.seats.length)
    throw new Denial('cannotBePlayed', 'title and seats must be those of the file');
  // What was not played yet is only set up, when the game starts.
  const replayed = game.actions.length > 0 ? await thinkers.replay({ owner: address }, game) : undefined;
  if (replayed && 'problem' in replayed) throw new Denial('cannotBePlayed', replayed.problem);
  return game;
};

/** Denied where this person, or this address, has reached the limit of open games. */
const withinQuota = async (
  { limits: { factor } }: ServerContext,
  db: Transaction<Tables>,
  { id, kind }: People,
  source: string,
  bytes: number,
): Promise<void> => {
  const who = kind === 'member' ? 'member' : 'guest';
  const mine = await db
    .selectFrom('games')
    .select((e) => [
      e.fn.countAll<number>().as('count'),
      e.fn.coalesce(e.fn.sum<number>(e.fn<number>('length', ['header'])), e.lit(0)).as('bytes'),
    ])
    .where('owner', '=', id)
    .where('status', '=', 'forming')
    .executeTakeFirstOrThrow();
  const { count: here } = await db
    .selectFrom('games')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('source', '=', source)
    .where('status', '=', 'forming')
    .executeTakeFirstOrThrow();
  const { formingGames, uploadedBytes } = QUOTAS;
  const isFull =
    mine.count >= formingGames[who] * factor ||
    here >= formingGames.address * factor ||
    (bytes > 0 && mine.bytes + bytes > uploadedBytes[who] * factor);
  if (isFull) throw new Denial('quotaUsed');
};

export const createGame = async (context: ServerContext, creator: Creator, wish: NewGame): Promise<string> => {
  const { store, now } = context;
  const { person: caller, address } = creator;
  context.limits.take('games', { address, person: caller.id });
  const file = await brought(context, wish, creator);
  const header = file ? JSON.stringify(file) : null;
  const source = context.secrets.tokenFor(`source ${address}`).slice(0, 20);
  const options = JSON.stringify(file?.options ?? wish.options);
  const rulings = JSON.stringify(file?.rulings ?? wish.rulings);
  if (!file)
    playable(
      wish.title,
      options,
      rulings,
      wish.seats.map((_, index) => `${index}`),
    );
  const seats: Seating[] = [];
  for (const each of wish.seats) seats.push(await seatingOf(context, each, creator));
  onceEach(seats);
  const id = newId();
  await store.change(async (db, notify) => {
    await withinQuota(context, db, caller, source, header?.length ?? 0);
    const at = now();
    await db
      .insertInto('games')
      .values({
        id,
        title: wish.title,
        status: 'forming',
        visibility: wish.visibility,
        pace: wish.pace,
        clock: JSON.stringify(wish.clock),
        at_end: wish.atEnd,
        away_after: wish.awayAfter === undefined ? USUAL_AWAY_AFTER[wish.pace] : wish.awayAfter,
        times: null,
        timers: '{}',
        due: null,
        take_backs: wish.takeBacks,
        seat_order: file ? 'seated' : wish.order,
        language: wish.language,
        description: wish.description,
        options,
        rulings,
        owner: caller.id,
        invitation: newId(),
        header,
        head: 0,
        revision: 1,
        ask: null,
        round: null,
        waiting: null,
        waiting_bot: 0,
        waiting_order: 0,
        scores: null,
        ranking: null,
        reason: null,
        rules: context.rules,
        source,
        warned: null,
        created: at,
        moved: at,
      })
      .execute();
    await db
      .insertInto('seats')
      .values(seats.map((seat, index) => ({ game: id, seat: index, offered: null, orders: 0, ...seat })))
      .execute();
    await context.gameEvents.publish(db, [invitedTo(id, at, caller, seats)]);
    notify({ what: 'game', game: id });
  });
  return id;
};

const invitedTo = (game: string, at: number, by: People, seats: readonly Seating[]): GameEvent => ({
  kind: 'invited',
  game,
  at,
  people: seats.flatMap(({ kind, person }) => (kind === 'invited' && person !== null ? [person] : [])),
  by: by.id,
});

/** A change of a game that has not begun, on what was read; denied where it has begun in the meantime. */
export const changeForming = async (
  { store, now }: ServerContext,
  { game }: Access,
  work: (db: Transaction<Tables>, notify: (notice: Notice) => void) => Promise<void>,
): Promise<void> => {
  if (game.status !== 'forming') throw new Denial('notForming');
  await store.change(async (db, notify) => {
    const { numUpdatedRows } = await db
      .updateTable('games')
      .set((e) => ({ revision: e('revision', '+', 1), moved: now(), warned: null }))
      .where('id', '=', game.id)
      .where('status', '=', 'forming')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Denial('notForming');
    await work(db, notify);
    notify({ what: 'game', game: game.id });
  });
};

export const putSeat = async (db: Transaction<Tables>, game: string, seat: number, seating: Seating): Promise<void> => {
  await db.updateTable('seats').set(seating).where('game', '=', game).where('seat', '=', seat).execute();
};

export const changeGame = (
  context: ServerContext,
  access: Access,
  wish: ReturnType<typeof protocol.gameChange.parse>,
): Promise<void> =>
  changeForming(context, access, async (db, notify) => {
    const { visibility } = wish;
    if (access.game.visibility === 'listed' && visibility !== undefined && visibility !== 'listed')
      notify({ what: 'unlisted', game: access.game.id });
    const { seats: order, takeBacks, order: seatOrder, clock, atEnd, awayAfter, ...rest } = wish;
    const columns = {
      ...rest,
      take_backs: takeBacks,
      seat_order: seatOrder,
      clock: clock && JSON.stringify(clock),
      at_end: atEnd,
      away_after: awayAfter,
    };
    const set = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
    if (Object.keys(set).length > 0) await db.updateTable('games').set(set).where('id', '=', access.game.id).execute();
    if (!order) return;
    const now = await db.selectFrom('seats').selectAll().where('game', '=', access.game.id).orderBy('seat').execute();
    if (order.length !== now.length || new Set(order).size !== now.length || order.some((seat) => !now[seat]))
      throw new Denial('malformed', 'seats: every seat once');
    for (const [seat, old] of order.entries()) {
      const { kind, person, bot } = now[old] ?? { ...OPEN };
      await putSeat(db, access.game.id, seat, { kind, person, bot });
    }
  });

export const setSeat = async (
  context: ServerContext,
  access: Access,
  seat: number,
  wish: SeatWish,
  address: string,
): Promise<void> => {
  const { owner, person, game } = access;
  if (!owner || !person) throw new Denial('ownerOnly');
  if (!access.seats[seat]) throw new Denial('notFound');
  const seating = await seatingOf(context, wish, { person, address });
  await changeForming(context, access, async (db) => {
    await putSeat(db, game.id, seat, seating);
    onceEach(await db.selectFrom('seats').select(['kind', 'person', 'bot']).where('game', '=', game.id).execute());
    await context.gameEvents.publish(db, [invitedTo(game.id, context.now(), person, [seating])]);
  });
};

export const sitDown = async (
  context: ServerContext,
  access: Access,
  seat: number,
  invitation?: string,
): Promise<void> => {
  const { game, person, seats } = access;
  const place = seats[seat];
  if (!place || !person) throw new Denial('notFound');
  if (game.status !== 'forming') throw new Denial('notForming');
  if (place.kind === 'invited' ? place.person !== person.id : place.kind !== 'open') throw new Denial('seatTaken');
  const here = seats.find((each) => each.person === person.id);
  if (here && here !== place) throw new Denial('alreadySeated');
  const welcome = game.visibility !== 'private' || access.owner || access.invited || isInvitedBy(access, invitation);
  if (place.kind === 'open' && !welcome) throw new Denial('invitationNeeded');
  if (await hasBlocked(context.store.db, game.owner, person.id)) throw new Denial('notWelcome');
  await changeForming(context, access, async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('seats')
      .set({ kind: 'person', person: person.id, bot: null })
      .where('game', '=', game.id)
      .where('seat', '=', seat)
      .where((e) => e.or([e('kind', '=', 'open'), e.and([e('kind', '=', 'invited'), e('person', '=', person.id)])]))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Denial('seatTaken');
    onceEach(await db.selectFrom('seats').select(['kind', 'person', 'bot']).where('game', '=', game.id).execute());
  });
};

export const leaveSeat = async (context: ServerContext, access: Access, seat: number): Promise<void> => {
  const place = access.seats[seat];
  if (!place || !access.person) throw new Denial('notFound');
  if (place.person !== access.person.id && !access.owner) throw new Denial('notYourSeat');
  await changeForming(context, access, (db) => putSeat(db, access.game.id, seat, OPEN));
};

/** Before the start, and while a seat looks for a player; else there is no link to renew. */
export const renewInvitation = async ({ store }: ServerContext, access: Access): Promise<void> => {
  const { game } = access;
  if (game.status !== 'forming' && !isInviting(access)) throw new Denial('notForming');
  await store.change(async (db, notify) => {
    await db
      .updateTable('games')
      .set((e) => ({ invitation: newId(), revision: e('revision', '+', 1) }))
      .where('id', '=', game.id)
      .execute();
    notify({ what: 'game', game: game.id });
  });
};

/** Removes a game that has not begun, with everything around it; false where it has begun. */
export const removeForming = async (
  db: Transaction<Tables>,
  notify: (notice: Notice) => void,
  game: string,
): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('games')
    .where('id', '=', game)
    .where('status', '=', 'forming')
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  for (const table of ['seats', 'messages', 'reads', 'notes', 'mutes', 'outbox', 'news'] as const)
    await db.deleteFrom(table).where('game', '=', game).execute();
  notify({ what: 'game', game });
  return true;
};

/** It is as if it had never been: nobody has decided anything in it. */
export const cancelGame = ({ store }: ServerContext, { game }: Access): Promise<void> =>
  store.change(async (db, notify) => {
    if (!(await removeForming(db, notify, game.id))) throw new Denial('notForming');
  });

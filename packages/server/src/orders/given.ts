/** Standing orders as they are given, listed and taken back: private to who gave them. */
import { newOrder, type Order, orderForm, type OrderForm } from '@roundhouse/engine/orders';
import type { GivenOrder } from '@roundhouse/protocol';
import type { Transaction } from 'kysely';
import { Denial } from '../denial.ts';
import type { Access } from '../games/access.ts';
import { headerOf } from '../games/positions.ts';
import type { ServerContext } from '../context.ts';
import { newId } from '../ids.ts';
import type { Db } from '../store/store.ts';
import type { Orders, Tables } from '../store/tables.ts';

/** The most orders that a player may have at a time. */
const MOST = 30;

export const orderOf = ({ data }: Pick<Orders, 'data'>): Order => {
  const { form, mark, done } = JSON.parse(data) as Order;
  return { form: orderForm.parse(form), mark, done };
};

const publicAsk = (row: Orders): GivenOrder => {
  const { form, done } = orderOf(row);
  return { id: row.id, form, done, made: row.made, ended: row.ended, why: row.why === null ? null : whyOf(row.why) };
};

const whyOf = (text: string): { kind: string } & Record<string, unknown> =>
  JSON.parse(text) as { kind: string } & Record<string, unknown>;

/** Those that hold, the oldest first. */
export const activeOrders = (db: Db, game: string, seat: number): Promise<Orders[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('game', '=', game)
    .where('seat', '=', seat)
    .where('ended', 'is', null)
    .orderBy('made')
    .orderBy('id')
    .execute();

/** Mine in this game: those that hold, and the last that have ended. */
export const myOrders = async ({ store }: ServerContext, { game, person }: Access): Promise<GivenOrder[]> => {
  const rows = await store.db
    .selectFrom('orders')
    .selectAll()
    .where('game', '=', game.id)
    .where('person', '=', person?.id ?? '')
    .orderBy('made', 'desc')
    .limit(50)
    .execute();
  return rows.map(publicAsk);
};

/** The seat stores how many orders are active: they go before the person. */
export const countOrders = async (db: Transaction<Tables>, game: string, seat: number): Promise<number> => {
  const { count } = await db
    .selectFrom('orders')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('game', '=', game)
    .where('seat', '=', seat)
    .where('ended', 'is', null)
    .executeTakeFirstOrThrow();
  await db.updateTable('seats').set({ orders: count }).where('game', '=', game).where('seat', '=', seat).execute();
  return count;
};

export const giveOrder = async (context: ServerContext, access: Access, form: OrderForm): Promise<GivenOrder> => {
  const { game, seat, person } = access;
  if (game.status !== 'playing' || seat === null || !person) throw new Denial('notPlaying');
  const me = headerOf(game).players[seat]?.id;
  if (!me) throw new Denial('notPlaying');
  if (form.kind === 'plan' && form.steps.some(({ by }) => by !== me)) throw new Denial('notYourSeat');
  if (form.kind === 'plan' && form.steps.some(({ type }) => type === 'endGame')) throw new Denial('mustAsk');
  const state = await context.positions.at(game, game.head);
  const row: Orders = {
    game: game.id,
    id: newId(),
    person: person.id,
    seat,
    data: JSON.stringify(newOrder(state, me, form)),
    made: context.now(),
    ended: null,
    why: null,
  };
  const waits = await context.store.change(async (db) => {
    await db.insertInto('orders').values(row).execute();
    if ((await countOrders(db, game.id, seat)) > MOST) throw new Denial('tooMany', 'take some back first');
    // It may decide at once. The giver knows that it is their turn.
    const { numUpdatedRows } = await db
      .updateTable('games')
      .set({ waiting_order: 2 })
      .where('id', '=', game.id)
      .where('status', '=', 'playing')
      .where('waiting', '=', seat)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
  if (waits) context.wakeOrders(game.id);
  return publicAsk(row);
};

export const removeOrder = async (context: ServerContext, { game, person }: Access, id: string): Promise<void> => {
  await context.store.change(async (db) => {
    const row = await db
      .selectFrom('orders')
      .select(['seat'])
      .where('game', '=', game.id)
      .where('id', '=', id)
      .where('person', '=', person?.id ?? '')
      .executeTakeFirst();
    if (!row) throw new Denial('notFound');
    // One that holds is ended by hand; one that has ended is no longer shown.
    await db.deleteFrom('orders').where('game', '=', game.id).where('id', '=', id).execute();
    await countOrders(db, game.id, row.seat);
  });
};

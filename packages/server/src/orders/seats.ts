/** Carries out the standing orders of the player to decide; where none applies, the player is notified. */
import { type AllCarriedOut, carryOutAll, type IdentifiedOrder, questionOf } from '@roundhouse/engine/orders';
import type { Transaction } from 'kysely';
import { Denial } from '../denial.ts';
import { append, HeadMoved } from '../games/append.ts';
import { played } from '../games/decide.ts';
import { type GameWithSeats, loadGame } from '../games/rows.ts';
import { timersOf } from '../games/times.ts';
import type { GameEvent } from '../gameEvents.ts';
import type { ServerContext } from '../context.ts';
import type { Seats, Tables } from '../store/tables.ts';
import { newWaker, type Waker } from '../seatWaker.ts';
import { activeOrders, countOrders, orderOf } from './given.ts';

/** What became of the orders, written with what they decided. */
const write = async (
  db: Transaction<Tables>,
  game: string,
  seat: number,
  { ended, changed }: AllCarriedOut,
  at: number,
): Promise<void> => {
  for (const { id, why } of ended)
    await db
      .updateTable('orders')
      .set({ ended: at, why: JSON.stringify(why) })
      .where('game', '=', game)
      .where('id', '=', id)
      .execute();
  for (const { id, order } of changed)
    await db
      .updateTable('orders')
      .set({ data: JSON.stringify(order) })
      .where('game', '=', game)
      .where('id', '=', id)
      .execute();
  if (ended.length > 0) await countOrders(db, game, seat);
};

const endings = ({ ended }: AllCarriedOut, game: string, person: string, at: number): readonly GameEvent[] =>
  ended.map(({ id, why }) => ({ kind: 'orderEnded', game, at, people: [person], order: id, why: why.kind }));

/** No order applies: the person decides, and is notified unless they know already. */
const leaveToPerson = (
  context: ServerContext,
  { game }: GameWithSeats,
  { seat, person }: Seats,
  carried: AllCarriedOut,
): Promise<void> =>
  context.store.change(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('games')
      .set({ waiting_order: 0 })
      .where('id', '=', game.id)
      .where('head', '=', game.head)
      .where('status', '=', 'playing')
      .where('waiting_order', '=', game.waiting_order)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new HeadMoved();
    const at = context.now();
    await write(db, game.id, seat, carried, at);
    const people = person === null || game.waiting_order === 2 ? [] : [person];
    await context.gameEvents.publish(db, [
      ...endings(carried, game.id, person ?? '', at),
      {
        kind: 'yourTurn',
        game: game.id,
        at,
        people,
        head: game.head,
        seat,
        deadline: timersOf(game).deadline ?? null,
      },
    ]);
  });

/** One decision by order; false where the person is asked. */
const turn = async (context: ServerContext, known: GameWithSeats): Promise<boolean> => {
  const { game, seats } = known;
  if (game.status !== 'playing' || game.waiting_order === 0) return false;
  const place = seats.find(({ seat }) => seat === game.waiting);
  if (place?.kind !== 'person' || place.person === null) return false;
  const { seat, person } = place;
  const orders = (await activeOrders(context.store.db, game.id, seat)).map((row): IdentifiedOrder => ({
    id: row.id,
    order: orderOf(row),
  }));
  const state = await context.positions.at(game, game.head);
  // A route search runs in a worker: here it would hold up every other request.
  const carried = questionOf(state)?.types.has('runTrains')
    ? await context.thinkers.carryOut({ owner: person }, { title: game.title, state, orders })
    : carryOutAll(orders, state);
  if (!carried.decides) {
    await leaveToPerson(context, known, place, carried);
    return false;
  }
  const { action } = carried.decides;
  const { from, states } = await played(context, known, [action]);
  const at = context.now();
  const left = orders.length - carried.ended.length;
  await append(context, known, {
    drafts: [{ kind: 'decided', by: { seat, person, bot: null }, action, through: 'order' }],
    from,
    states,
    seats: seats.map((each) => (each.seat === seat ? { ...each, orders: left } : each)),
    gameEvents: endings(carried, game.id, person, at),
    unseen: (db) => write(db, game.id, seat, carried, at),
  });
  return true;
};

export const newOrderSeats = (context: () => ServerContext): Waker =>
  newWaker(context, {
    column: 'waiting_order',
    turn: async (id) => {
      const known = await loadGame(context().store.db, id);
      return known !== undefined && (await turn(context(), known));
    },
    failed: (id, error) => {
      context().metrics.failures.inc({ where: 'order' });
      const why = error instanceof Denial ? `${error.key} ${error.detail ?? ''}` : String(error);
      context().log.error({ game: id, why }, 'an auto-action failed');
    },
  });

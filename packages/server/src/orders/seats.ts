/** Orders of whoever is to decide: carried out the moment they are asked; where none has anything to say they are told. */
import { type AllCarried, carryOutAll, type Kept, questionOf } from '@roundhouse/engine/orders';
import type { Transaction } from 'kysely';
import { Denial } from '../denial.ts';
import { append, Raced } from '../games/append.ts';
import { played } from '../games/decide.ts';
import { type Known, knownGame } from '../games/rows.ts';
import { timersOf } from '../games/times.ts';
import type { Happening } from '../happenings.ts';
import type { House } from '../house.ts';
import type { Seats, Tables } from '../store/tables.ts';
import { newWaker, type Waker } from '../waking.ts';
import { activeOrders, countOrders, orderOf } from './given.ts';

/** What became of the orders, written with what they decided. */
const write = async (
  db: Transaction<Tables>,
  game: string,
  seat: number,
  { ended, changed }: AllCarried,
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

const endings = ({ ended }: AllCarried, game: string, person: string, at: number): readonly Happening[] =>
  ended.map(({ id, why }) => ({ kind: 'orderEnded', game, at, people: [person], order: id, why: why.kind }));

/** None has anything to say: the person is asked, and told so unless they know. */
const leaveToPerson = (house: House, { game }: Known, { seat, person }: Seats, carried: AllCarried): Promise<void> =>
  house.store.change(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('games')
      .set({ waiting_order: 0 })
      .where('id', '=', game.id)
      .where('head', '=', game.head)
      .where('status', '=', 'playing')
      .where('waiting_order', '=', game.waiting_order)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Raced();
    const at = house.now();
    await write(db, game.id, seat, carried, at);
    const people = person === null || game.waiting_order === 2 ? [] : [person];
    await house.happenings.tell(db, [
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
const turn = async (house: House, known: Known): Promise<boolean> => {
  const { game, seats } = known;
  if (game.status !== 'playing' || game.waiting_order === 0) return false;
  const place = seats.find(({ seat }) => seat === game.waiting);
  if (place?.kind !== 'person' || place.person === null) return false;
  const { seat, person } = place;
  const orders = (await activeOrders(house.store.db, game.id, seat)).map((row): Kept => ({
    id: row.id,
    order: orderOf(row),
  }));
  const state = await house.positions.at(game, game.head);
  // Runs are searched for: not here, where everybody else waits.
  const carried = questionOf(state)?.types.has('runTrains')
    ? await house.thinkers.carryOut({ title: game.title, state, orders })
    : carryOutAll(orders, state);
  if (!carried.decides) {
    await leaveToPerson(house, known, place, carried);
    return false;
  }
  const { action } = carried.decides;
  const { from, states } = await played(house, known, [action]);
  const at = house.now();
  const left = orders.length - carried.ended.length;
  await append(house, known, {
    drafts: [{ kind: 'decided', by: { seat, person, bot: null }, action, through: 'order' }],
    from,
    states,
    seats: seats.map((each) => (each.seat === seat ? { ...each, orders: left } : each)),
    happenings: endings(carried, game.id, person, at),
    beside: (db) => write(db, game.id, seat, carried, at),
  });
  return true;
};

export const newOrderSeats = (house: () => House): Waker =>
  newWaker(house, {
    column: 'waiting_order',
    turn: async (id) => {
      const known = await knownGame(house().store.db, id);
      return known !== undefined && (await turn(house(), known));
    },
    failed: (id, error) => {
      house().metrics.failures.inc({ where: 'order' });
      const why = error instanceof Denial ? `${error.key} ${error.detail ?? ''}` : String(error);
      house().log.error({ game: id, why }, 'an order could not be carried out');
    },
  });

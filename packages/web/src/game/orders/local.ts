/** Standing orders around one table: kept on the device, carried out as soon as that player is asked. */
import { decider, type PlayerId, type State } from '@roundhouse/engine';
import {
  type AllCarriedOut,
  carryOutAll,
  newOrder,
  type Order,
  orderForm,
  type OrderForm,
  questionOf,
  type OrderEndReason,
} from '@roundhouse/engine/orders';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { newUuid } from '../../app/uuid.ts';
import { bestFound } from '../decision/bestRun.ts';
import { newestOf } from '../session.ts';
import type { Table } from '../table.ts';
import { storeOrders, readStoredOrders, setAutomaticSource } from './automatic.ts';

export interface LocalOrder {
  readonly id: string;
  readonly player: PlayerId;
  readonly order: Order;
  readonly ended: boolean;
  readonly why: OrderEndReason | null;
}

interface StoredOrders {
  readonly orders: readonly LocalOrder[];
  /** Decisions that were made by order, as indexes of the line of play. */
  readonly made: readonly number[];
}

export interface LocalOrders {
  readonly store: StoreApi<StoredOrders>;
  readonly give: (player: PlayerId, form: OrderForm) => void;
  readonly remove: (id: string) => void;
}

/** What was written here before; what is no longer understood is left out. */
const readBack = (table: Table): StoredOrders => {
  try {
    const { orders, made } = JSON.parse(readStoredOrders(table) ?? 'null') as StoredOrders;
    const understood = orders.filter(({ order }) => orderForm.safeParse(order.form).success);
    return { orders: understood, made: made.filter(Number.isInteger) };
  } catch {
    return { orders: [], made: [] };
  }
};

const after = (orders: readonly LocalOrder[], { ended, changed }: AllCarriedOut): readonly LocalOrder[] =>
  orders.map((each) => {
    const over = ended.find(({ id }) => id === each.id);
    if (over) return { ...each, ended: true, why: over.why };
    const next = changed.find(({ id }) => id === each.id);
    return next ? { ...each, order: next.order } : each;
  });

const open = (table: Table): LocalOrders => {
  const store = createStore<StoredOrders>(() => readBack(table));
  const { session } = table;
  let running = false;
  /** Somebody took a decision back: orders rest until the game goes on by hand. */
  let takenBack = false;

  const write = (next: Partial<StoredOrders>): void => {
    store.setState(next);
    const { orders, made } = store.getState();
    storeOrders(table, orders.length + made.length > 0 ? JSON.stringify({ orders, made }) : null);
  };
  setAutomaticSource(table, (index) => (store.getState().made.includes(index) ? 'order' : undefined));

  /** Who is to decide here and now, where an order might do it. */
  const asked = (): { readonly who: PlayerId; readonly state: State } | undefined => {
    const { sandbox, shown } = session.getState();
    // While the past is on the screen, be it a film of what others did, nothing is decided.
    if (takenBack || sandbox || shown !== null || table.closed() || table.locked) return undefined;
    const state = newestOf(session.getState());
    const who = decider(state);
    return who !== null && table.mine(who) ? { who, state } : undefined;
  };

  const run = async (): Promise<void> => {
    if (running) return;
    running = true;
    takenBack = false;
    for (let now = asked(); now; now = asked()) {
      const { who, state } = now;
      const mine = store.getState().orders.filter((each) => each.player === who && !each.ended);
      if (mine.length === 0) break;
      if (questionOf(state)?.types.has('runTrains')) {
        await bestFound(state);
        if (asked()?.state !== state) continue;
      }
      const carried = carryOutAll(mine, state);
      write({ orders: after(store.getState().orders, carried) });
      if (!carried.decides) break;
      const index = session.getState().main.actions.length;
      write({ made: [...store.getState().made.filter((each) => each < index), index] });
      if (table.play(carried.decides.action)) break;
      // Everybody can follow.
      await new Promise((resume) => setTimeout(resume, 150));
    }
    running = false;
  };

  session.subscribe((now, before) => {
    const [length, was] = [now.main.actions.length, before.main.actions.length];
    // What was taken back is not decided again by itself, not even while the next order was about to be looked at.
    if (length < was) {
      takenBack = true;
      write({ made: store.getState().made.filter((each) => each < length) });
    } else if (length > was || (before.sandbox && !now.sandbox)) {
      takenBack = false;
      void run();
    } else if (before.shown !== null && now.shown === null && !takenBack) void run();
  });
  void run();

  return {
    store,
    give: (player, form) => {
      const order = newOrder(newestOf(session.getState()), player, form);
      const given: LocalOrder = { id: newUuid(), player, order, ended: false, why: null };
      write({ orders: [...store.getState().orders, given] });
      void run();
    },
    remove: (id) => write({ orders: store.getState().orders.filter((each) => each.id !== id) }),
  };
};

const opened = new WeakMap<Table, LocalOrders>();

export const localOrders = (table: Table): LocalOrders => {
  const known = opened.get(table);
  if (known) return known;
  const made = open(table);
  opened.set(table, made);
  return made;
};

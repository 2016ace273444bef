/** The orders of one player, on the device or at the server. */
import type { PlayerId } from '@roundhouse/engine';
import type { OrderForm, OrderEndReason } from '@roundhouse/engine/orders';
import type { DeniedKey } from '@roundhouse/protocol/client';
import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { call } from '../../net/call.ts';
import { useGameContext, useSession } from '../context.tsx';
import type { Table } from '../table.ts';
import { localOrders } from './local.ts';

export interface PlayerOrder {
  readonly id: string;
  readonly form: OrderForm;
  readonly done: number;
  readonly ended: boolean;
  readonly why: OrderEndReason | null;
}

export interface PlayerOrders {
  readonly orders: readonly PlayerOrder[];
  readonly denied: DeniedKey | null;
  readonly give: (form: OrderForm) => void;
  readonly remove: (id: string) => void;
}

export const useLocalOrders = (player: PlayerId): PlayerOrders => {
  const { table } = useGameContext();
  const { store, give, remove } = localOrders(table);
  const orders = useStore(store, (s) => s.orders);
  return {
    orders: orders
      .filter((each) => each.player === player)
      .map(({ id, order, ended, why }) => ({ id, form: order.form, done: order.done, ended, why })),
    denied: null,
    give: (form) => give(player, form),
    remove,
  };
};

const gameOf = (table: Table): string => table.page.slice('/table/'.length);

export const useNetOrders = (): PlayerOrders => {
  const { table } = useGameContext();
  const game = gameOf(table);
  const [orders, setOrders] = useState<readonly PlayerOrder[]>([]);
  const [denied, setDenied] = useState<DeniedKey | null>(null);
  const length = useSession((s) => s.main.actions.length);
  const load = useCallback(async (): Promise<void> => {
    const answer = await call('orders', { params: { game } });
    if ('no' in answer) setDenied(answer.no.denied);
    else
      setOrders(
        answer.ok
          .map(({ id, form, done, ended, why }) => ({
            id,
            form,
            done,
            ended: ended !== null,
            // Written by the server from the same type.
            why: why as unknown as OrderEndReason | null,
          }))
          .toReversed(),
      );
  }, [game]);
  useEffect(() => void load(), [load, length]);
  const then = async (work: Promise<{ readonly no: { readonly denied: DeniedKey } } | { readonly ok: unknown }>) => {
    const answer = await work;
    setDenied('no' in answer ? answer.no.denied : null);
    await load();
  };
  return {
    orders,
    denied,
    give: (form) => void then(call('giveOrder', { params: { game }, body: form })),
    remove: (id) => void then(call('removeOrder', { params: { game, order: id } })),
  };
};

import { useRef, useState } from 'react';
import type { BulkResult } from '../../contract.ts';
import type { Order } from '../../../contract.ts';

/** The orders ticked in the list, which stay ticked when a filter no longer shows them. */
export function useTickedOrders(listed: readonly Order[]) {
  const [ticked, setTicked] = useState<ReadonlyMap<string, Order>>(new Map());
  const last = useRef<string>(undefined);
  const current = new Map(listed.map((order) => [order.id, order]));
  const orders = [...ticked.values()].map((order) => current.get(order.id) ?? order);

  /** Ticks or unticks an order; with Shift also those between it and the one before. */
  function tick(order: Order, isTicked: boolean, isRange = false) {
    const ids = listed.map(({ id }) => id);
    const [from, to] = [ids.indexOf(isRange ? (last.current ?? order.id) : order.id), ids.indexOf(order.id)];
    const range = from < 0 ? [order] : listed.slice(Math.min(from, to), Math.max(from, to) + 1);
    last.current = order.id;
    setTicked((before) => {
      const next = new Map(before);
      for (const one of range) {
        if (isTicked) next.set(one.id, one);
        else next.delete(one.id);
      }
      return next;
    });
  }
  function tickAll(isTicked: boolean) {
    setTicked(
      isTicked ? new Map([...ticked, ...listed.map((order) => [order.id, order] as const)]) : new Map(),
    );
  }
  /** Keeps the new statuses of ticked orders that the list no longer shows. */
  function follow(results: readonly BulkResult[]) {
    setTicked((before) => {
      const next = new Map(before);
      for (const { orderId, status } of results) {
        const order = current.get(orderId) ?? next.get(orderId);
        if (order && status && next.has(orderId)) next.set(orderId, { ...order, status });
      }
      return next;
    });
  }
  return {
    orders,
    has: (id: string) => ticked.has(id),
    tick,
    tickAll,
    follow,
    clear: () => setTicked(new Map()),
  };
}

export type TickedOrders = ReturnType<typeof useTickedOrders>;

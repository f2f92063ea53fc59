import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '#ui/page/api.ts';
import type { Order, OrdersPage } from '../contract.ts';
import { ordersHref, ordersInput, type OrdersSearch } from '../orders-search.ts';

/** The orders of an address; while new ones load, the previous ones stay. */
export function useOrders(search: OrdersSearch) {
  return useQuery({
    ...useApi().orders.pageOrders.queryOptions({ input: ordersInput(search) }),
    placeholderData: keepPreviousData,
  });
}

/**
 * The order that the address opens, or `openByDefault`: from the list, or fetched if the filters exclude it. One that leaves
 * the list while it is open stays until it is fetched, with what is typed in its forms.
 */
export function useOpenOrder(search: OrdersSearch, openByDefault?: string) {
  const orders = useOrders(search).data?.orders;
  const id = search.order ?? openByDefault;
  const listed = orders?.find((order) => order.id === id);
  const { data, isError } = useQuery(
    useApi().orders.getOrder.queryOptions({
      input: id === undefined || listed || !orders ? skipToken : { id },
    }),
  );
  const [shown, setShown] = useState<Order>();
  const order = listed ?? data ?? (shown?.id === id && !isError ? shown : undefined);
  if (order !== shown) setShown(order);
  return { order, isMissing: isError };
}

/** Changes the address's parameters and keeps the scroll position. */
export function useShowOrders(search: OrdersSearch) {
  const navigate = useNavigate();
  return (change: OrdersSearch, { replace = false } = {}) =>
    navigate({ href: ordersHref({ ...search, ...change }), replace, resetScroll: false });
}

/** Writes a changed order to the cache, even if the filters now exclude it from the list. */
export function useKeepOrder() {
  const queryClient = useQueryClient();
  const api = useApi();
  return (changed: Order) => {
    queryClient.setQueryData(api.orders.getOrder.queryKey({ input: { id: changed.id } }), changed);
    queryClient.setQueriesData<OrdersPage>(
      { queryKey: api.orders.pageOrders.key() },
      (page) =>
        page && { ...page, orders: page.orders.map((order) => (order.id === changed.id ? changed : order)) },
    );
  };
}

export function useRefreshOrders() {
  const queryClient = useQueryClient();
  const api = useApi();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: api.orders.key() }),
      queryClient.invalidateQueries({ queryKey: api.account.key() }),
    ]);
}

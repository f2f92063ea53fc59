import type { QueryClient } from '@tanstack/react-query';
import { whyNot } from '#shared/viewer.ts';
import type { useApi } from '#ui/page/api.ts';
import { loadCart } from '#features/cart/ui/load-cart.ts';

type PageContext = { queryClient: QueryClient; api: ReturnType<typeof useApi> };

export const checkoutHead = {
  title: 'Ολοκλήρωση παραγγελίας',
  noindex: true,
};

/** Fetches the checkout's data; on every visit, because prices and cart may have changed. */
export async function loadCheckout({ queryClient, api }: PageContext): Promise<void> {
  const { viewer } = await queryClient.ensureQueryData(api.account.getSession.queryOptions());
  if (whyNot(viewer, 'buyer')) return;
  await Promise.all([
    loadCart(queryClient, api),
    queryClient.fetchQuery({ ...api.orders.getCheckout.queryOptions(), staleTime: 0 }),
  ]);
}

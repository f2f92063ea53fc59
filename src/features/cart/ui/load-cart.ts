import type { QueryClient } from '@tanstack/react-query';
import type { useApi } from '#ui/page/api.ts';
import type { CartLine } from '../contract.ts';
import { keepCart } from './use-keep-cart.ts';

/**
 * Fetches the cart again, and updates the count in the header: another tab, another device or an administrator may have
 * changed it.
 */
export async function loadCart(
  queryClient: QueryClient,
  api: ReturnType<typeof useApi>,
): Promise<CartLine[]> {
  const lines = await queryClient.fetchQuery({ ...api.cart.getCart.queryOptions(), staleTime: 0 });
  keepCart(queryClient, api, lines);
  return lines;
}

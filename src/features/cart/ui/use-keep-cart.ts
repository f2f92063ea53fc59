import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { cartPieces } from '../amounts.ts';
import type { CartLine } from '../contract.ts';

/** Writes a cart to the query cache: the lines, and the count in the header. */
export function keepCart(queryClient: QueryClient, api: ReturnType<typeof useApi>, lines: CartLine[]) {
  queryClient.setQueryData(api.cart.getCart.queryKey(), lines);
  queryClient.setQueryData(
    api.account.getSession.queryKey(),
    (session) => session && { ...session, cartCount: cartPieces(lines) },
  );
}

export function useKeepCart() {
  const api = useApi();
  const queryClient = useQueryClient();
  return (lines: CartLine[]) => keepCart(queryClient, api, lines);
}

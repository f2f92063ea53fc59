import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useApi } from '../../../ui/page/api.ts';
import { cartPieces } from '../amounts.ts';
import type { CartLine } from '../contract.ts';

/** Makes a cart known to the whole page: the lines, and the count in the header. */
export function keepCart(queryClient: QueryClient, api: ReturnType<typeof useApi>, lines: CartLine[]) {
  queryClient.setQueryData(api.cart.getCart.queryKey(), lines);
  queryClient.setQueryData(
    api.account.getSession.queryKey(),
    (session) => session && { ...session, cartCount: cartPieces(lines) },
  );
}

/** What a change does with the cart that is its answer. */
export function useKeepCart() {
  const api = useApi();
  const queryClient = useQueryClient();
  return (lines: CartLine[]) => keepCart(queryClient, api, lines);
}

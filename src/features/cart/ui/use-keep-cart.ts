import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../ui/api.ts';
import { cartPieces } from '../amounts.ts';
import type { CartLine } from '../contract.ts';

/** Makes the answer of a change known to the whole page: the lines, and the count in the header. */
export function useKeepCart() {
  const api = useApi();
  const queryClient = useQueryClient();
  return (lines: CartLine[]) => {
    queryClient.setQueryData(api.cart.getCart.queryKey(), lines);
    queryClient.setQueryData(
      api.account.getSession.queryKey(),
      (session) => session && { ...session, cartCount: cartPieces(lines) },
    );
  };
}

import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { toast } from '#ui/toast/toast.ts';
import type { CartLine } from '../contract.ts';
import { useKeepCart } from './use-keep-cart.ts';

const isSame = (a: CartLine, b: CartLine) =>
  a.productId === b.productId && a.withInstallation === b.withInstallation;
const keyOf = ({ productId, withInstallation }: CartLine) => ({
  params: { productId },
  query: { withInstallation },
});

export function useCart() {
  const { data: lines } = useSuspenseQuery(useApi().cart.getCart.queryOptions());
  return { lines, ...useCartChanges(lines) };
}

/** Changes of these lines: shown at once, sent one after another, reverted if the server refuses. */
export function useCartChanges(lines: readonly CartLine[]) {
  const api = useApi();
  const queryClient = useQueryClient();
  const keepCart = useKeepCart();

  const options = {
    scope: { id: 'cart' },
    // While more changes are pending, the screen already shows their result.
    onSuccess(answer: CartLine[]) {
      if (queryClient.isMutating({ mutationKey: api.cart.key() }) === 1) keepCart(answer);
    },
    async onError() {
      await queryClient.invalidateQueries({ queryKey: api.cart.key() });
      await queryClient.invalidateQueries({ queryKey: api.account.getSession.queryKey() });
    },
  };
  const setting = useMutation(api.cart.setQuantity.mutationOptions(options));
  const removing = useMutation(api.cart.removeFromCart.mutationOptions(options));
  const adding = useMutation(api.cart.addToCart.mutationOptions(options));

  return {
    setQuantity(line: CartLine, quantity: number) {
      keepCart(lines.map((other) => (isSame(other, line) ? { ...other, quantity } : other)));
      setting.mutate({ ...keyOf(line), body: { quantity } });
    },
    remove(line: CartLine) {
      const { productId, withInstallation, quantity, name, isGone } = line;
      keepCart(lines.filter((other) => !isSame(other, line)));
      removing.mutate(keyOf(line));
      toast({
        tone: 'info',
        title: 'Αφαιρέθηκε από το καλάθι',
        description: name,
        ...(!isGone && {
          action: {
            label: 'Αναίρεση',
            onClick: () => adding.mutate({ productId, withInstallation, quantity }),
          },
        }),
      });
    },
  };
}

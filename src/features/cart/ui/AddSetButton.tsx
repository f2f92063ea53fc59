import { useMutation } from '@tanstack/react-query';
import { ShoppingCart } from 'lucide-react';
import type { ReactNode } from 'react';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useKeepCart } from './use-keep-cart.ts';

interface Props {
  lines: readonly { productId: number; quantity: number; withInstallation?: boolean }[];
  children: ReactNode;
}

/** Puts several products into the cart at once, all of them or none; for viewers who may buy. */
export function AddSetButton({ lines, children }: Props) {
  const keepCart = useKeepCart();
  const { mutate, isPending } = useMutation(
    useApi().cart.addAllToCart.mutationOptions({
      meta: { title: 'Τα προϊόντα δεν προστέθηκαν' },
      onSuccess(cart) {
        keepCart(cart);
        toast({
          title: 'Προστέθηκαν όλα στο καλάθι',
          description: 'Μπορείτε να αλλάξετε ποσότητες στο καλάθι.',
          action: { label: 'Δείτε το καλάθι', onClick: () => location.assign('/cart') },
        });
      },
    }),
  );
  return (
    <Button
      block
      pending={isPending}
      pendingLabel="Προσθήκη..."
      disabled={lines.length === 0}
      onClick={() => mutate({ lines: [...lines] })}
    >
      <ShoppingCart />
      {children}
    </Button>
  );
}

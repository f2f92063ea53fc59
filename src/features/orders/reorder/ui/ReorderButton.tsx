import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '#ui/page/api.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Button } from '#ui/components/Button.tsx';
import type { ButtonSize } from '#ui/components/button-style.ts';
import { toast } from '#ui/toast/toast.ts';
import { useKeepCart } from '#features/cart/ui/use-keep-cart.ts';
import type { Reordered, ReorderedLine } from '../contract.ts';

const ReorderDialog = lazyPart(() => import('./ReorderDialog.tsx'), 'ReorderDialog');

interface Props {
  orderId: string;
  orderNumber: string;
  size?: ButtonSize;
}

const isAsBefore = ({ outcome, priceNow }: ReorderedLine) => outcome === 'added' && priceNow === undefined;

/** Puts an earlier order into the cart again; each line says what is gone or has changed. */
export function ReorderButton({ orderId, orderNumber, size = 'sm' }: Props) {
  const keepCart = useKeepCart();
  const navigate = useNavigate();
  const [changed, setChanged] = useState<Pick<Reordered, 'lines' | 'vatThen'>>();
  const openCart = () => void navigate({ to: '/cart' });
  const { mutate, isPending } = useMutation(
    useApi().reorder.reorder.mutationOptions({
      meta: { title: 'Δεν μπήκε στο καλάθι' },
      onSuccess({ lines, vatThen, cart }) {
        keepCart(cart);
        if (!lines.every(isAsBefore)) return setChanged({ lines, vatThen });
        toast({
          title: 'Η παραγγελία μπήκε στο καλάθι',
          description: 'Όλα τα προϊόντα, στην ίδια τιμή.',
          action: { label: 'Δείτε το καλάθι', onClick: openCart },
        });
      },
    }),
  );
  return (
    <>
      <Button
        variant="outline"
        size={size}

        pending={isPending}
        pendingLabel="Προσθήκη..."
        onClick={() => mutate({ orderId })}
      >
        <RotateCcw />
        Αγοράστε ξανά<span className="sr-only"> την παραγγελία {orderNumber}</span>
      </Button>
      {changed && <ReorderDialog {...changed} onClose={() => setChanged(undefined)} onOpenCart={openCart} />}
    </>
  );
}

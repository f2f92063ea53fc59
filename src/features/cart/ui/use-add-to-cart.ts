import { useMutation } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { generalRefusals } from '../../../shared/errors.ts';
import { whyNot } from '../../../shared/viewer.ts';
import { useApi } from '../../../ui/api.ts';
import { useViewer } from '../../../ui/session.ts';
import { toast } from '../../../ui/toast.ts';
import { useKeepCart } from './use-keep-cart.ts';

/** What a button needs that adds one piece: for a visitor an address to sign in and come back, else what to do. */
export function useAddToCart(line: { productId: number; withInstallation: boolean }, onAdded: () => void) {
  const keepCart = useKeepCart();
  const here = useLocation({ select: ({ href }) => href });
  const reason = whyNot(useViewer(), 'buyer');
  const { mutate, isPending } = useMutation(
    useApi().cart.addToCart.mutationOptions({
      onSuccess(lines) {
        keepCart(lines);
        onAdded();
      },
    }),
  );
  return {
    signInHref: reason === 'LOGIN_REQUIRED' ? `/login?next=${encodeURIComponent(here)}` : undefined,
    isPending,
    add() {
      if (!reason) return mutate({ ...line, quantity: 1 });
      return toast({
        tone: 'high',
        title: 'Δεν μπορείτε να αγοράσετε ακόμη',
        description: generalRefusals[reason].message,
      });
    },
  };
}

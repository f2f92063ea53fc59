import { MutationObserver, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { withNextPath } from '#shared/next-path.ts';
import { pageRefusals } from '#shared/errors.ts';
import { whyNot } from '#shared/viewer.ts';
import { useApi } from '#ui/page/api.ts';
import { useViewer } from '#ui/page/session.ts';
import { toast } from '#ui/toast/toast.ts';
import { useKeepCart } from './use-keep-cart.ts';

/** What a button that adds pieces, one by default, needs: for a visitor the sign-in address that returns here, else the action. */
export function useAddToCart(
  line: { productId: number; withInstallation: boolean; quantity?: number | undefined },
  onAdded: () => void,
) {
  const api = useApi();
  const queryClient = useQueryClient();
  const keepCart = useKeepCart();
  const here = useLocation({ select: ({ href }) => href });
  const reason = whyNot(useViewer(), 'buyer');
  const [isPending, setPending] = useState(false);

  function add() {
    if (reason) {
      return toast({
        tone: 'high',
        title: 'Δεν μπορείτε να αγοράσετε ακόμη',
        description: pageRefusals[reason].message,
      });
    }
    // Created on the click: useMutation in each of two dozen buttons of a list would be noticeably slow.
    const change = api.cart.addToCart.mutationOptions({
      onSuccess(lines) {
        keepCart(lines);
        onAdded();
      },
      onSettled: () => setPending(false),
    });
    setPending(true);
    return new MutationObserver(queryClient, change).mutate(line).catch(() => undefined);
  }

  return {
    signInHref: reason === 'LOGIN_REQUIRED' ? withNextPath('/login', here) : undefined,
    isPending,
    add: () => void add(),
  };
}

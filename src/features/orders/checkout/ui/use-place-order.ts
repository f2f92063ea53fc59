import { setCompany } from '#shared/company.ts';
import { ORPCError } from '@orpc/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { useApi } from '#ui/page/api.ts';
import { toast } from '#ui/toast/toast.ts';
import type { CartLine } from '#features/cart/contract.ts';
import { loadCart } from '#features/cart/ui/load-cart.ts';
import type { Attempt } from '#shared/attempt.ts';
import { stepAfterRefusal } from '../after-refusal.ts';
import { attemptFor, type requestOf } from '../checkout.ts';

export type Faults = Readonly<Record<string, string>>;

interface Reactions {
  onPlaced: () => void;
  /** The step that corrects the refusal, and the errors of its fields. */
  onRefused: (step: number, faults: Faults) => void;
  /** The total differs from the agreed one; `lines` is the current cart. */
  onTotalsChanged: (lines: readonly CartLine[]) => void;
  /** The chosen points are no longer there; these are left. */
  onPointsLost: (left: number) => void;
}

/** Places the order and opens its confirmation. Resent unchanged, it is placed only once. */
export function usePlaceOrder({ onPlaced, onRefused, onTotalsChanged, onPointsLost }: Reactions) {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const attempt = useRef<Attempt>(undefined);

  return useMutation({
    async mutationFn(request: ReturnType<typeof requestOf>) {
      attempt.current = attemptFor(attempt.current, request);
      const headers = { 'Idempotency-Key': attempt.current.key };
      return api.orders.placeOrder.call(request, { context: { headers } });
    },
    meta: {
      title: 'Σφάλμα Παραγγελίας',
      failure: 'Παρουσιάστηκε σφάλμα κατά την επεξεργασία της παραγγελίας',
    },
    async onSuccess({ id, orderNumber, paymentUrl }) {
      onPlaced();
      if (paymentUrl !== undefined) {
        // Going back from the provider leads to the order, not to the emptied checkout that the browser may have kept.
        window.addEventListener('pageshow', ({ persisted }) => {
          if (persisted) window.location.replace(`/order-confirmation/${id}`);
        });
        window.location.replace(paymentUrl);
        // The button stays pending until the page is left.
        return new Promise<void>(() => {});
      }
      toast({ title: 'Η παραγγελία σας καταχωρίστηκε', description: `Αριθμός παραγγελίας ${orderNumber}` });
      // Replaces the last step in the history, because it cannot be returned to.
      await navigate({ to: '/order-confirmation/$id', params: { id }, replace: true });
      // After navigating, otherwise the page being left would show the emptied cart.
      for (const key of [api.cart.key(), api.orders.key(), api.account.key()]) {
        void queryClient.invalidateQueries({ queryKey: key });
      }
    },
    async onError(error) {
      if (!(error instanceof ORPCError)) return;
      const faults: Faults = error.data?.fields ?? {};
      onRefused(stepAfterRefusal(error.code, faults), faults);
      const { points } = (error.data?.data ?? {}) as { points?: number };
      if (points !== undefined) onPointsLost(points);
      if (error.code === 'TOTALS_CHANGED') {
        // The delivery's price or a rate may have changed as well as a product.
        setCompany(await queryClient.fetchQuery({ ...api.settings.getCompany.queryOptions(), staleTime: 0 }));
        onTotalsChanged(await loadCart(queryClient, api));
      }
      for (const key of [api.cart.key(), api.account.getSession.queryKey()]) {
        void queryClient.invalidateQueries({ queryKey: key });
      }
    },
  });
}

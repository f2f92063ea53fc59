import { ORPCError } from '@orpc/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApi } from '#ui/page/api.ts';
import { toast } from '#ui/toast/toast.ts';
import { attemptOf, type Attempt } from '#shared/attempt.ts';
import { setCompany } from '#shared/company.ts';
import { summaryOf } from '../../../rules.ts';
import { useRefreshOrders } from '../../../ui/use-orders.ts';
import type { OfficeOrder } from '../../contract.ts';
import { knownFrom, type Known, type KnownProduct } from '../../known-product.ts';
import { totalsOfLines } from './use-office-form.ts';

/** Places an order of the office at the amounts that its screen shows; sent again unchanged, it is placed only once. */
export function usePlaceOfficeOrder(known: Known, learn: (products: readonly KnownProduct[]) => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const refresh = useRefreshOrders();
  const attempt = useRef<Attempt>(undefined);
  /** Shows the new prices, and the rate of VAT, before the order is sent again. */
  async function relearn(lines: OfficeOrder['lines']) {
    const ids = [...new Set(lines.flatMap(({ productId }) => productId ?? []))];
    const products = await Promise.all(ids.map((id) => api.catalogueAdmin.getProduct.call({ id })));
    setCompany(await queryClient.fetchQuery({ ...api.settings.getCompany.queryOptions(), staleTime: 0 }));
    learn(products.map(knownFrom));
  }
  const { mutateAsync } = useMutation({
    async mutationFn(order: OfficeOrder) {
      const request = { ...order, summary: summaryOf(totalsOfLines(order.lines, order, known)) };
      attempt.current = attemptOf(attempt.current, request);
      const headers = { 'Idempotency-Key': attempt.current.key };
      return api.orders.placeOfficeOrder.call(request, { context: { headers } });
    },
    meta: { title: 'Η παραγγελία δεν καταχωρίστηκε', inForm: true },
    onSuccess({ message, orderNumber }) {
      toast({ title: message, description: `Αριθμός ${orderNumber}.` });
      void refresh();
    },
    async onError(error, { lines }) {
      if (error instanceof ORPCError && error.code === 'TOTALS_CHANGED') await relearn(lines);
    },
  });
  return mutateAsync;
}

import { useQuery } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import type { PaymentStep } from '#features/orders/payments/steps-contract.ts';
import { creditedRefunds } from '../../credit.ts';
import { useDocuments } from '../use-documents.ts';

/** Which credit notes answer the refunds of an order; `steps` are its refunds and payments. */
export function useCreditedRefunds(orderId: string) {
  const { data: documents = [] } = useDocuments(orderId);
  const { data: money } = useQuery(useApi().orders.getMoney.queryOptions({ input: { orderId } }));
  const steps: readonly PaymentStep[] = money?.steps ?? [];
  return { documents, steps, ...creditedRefunds(documents, steps) };
}

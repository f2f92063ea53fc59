import { useQuery } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';

/** The documents of an order, oldest first. */
export const useDocuments = (orderId: string) =>
  useQuery(useApi().documents.listDocuments.queryOptions({ input: { orderId } }));

import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Lets what was fetched under a key be fetched anew when it is next shown. */
export const stale = (queryClient: QueryClient, queryKey: QueryKey): Promise<void> =>
  queryClient.invalidateQueries({ queryKey, refetchType: 'none' });

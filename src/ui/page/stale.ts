import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Marks cached queries as stale, so that they are refetched when they are shown next. */
export const stale = (queryClient: QueryClient, queryKey: QueryKey): Promise<void> =>
  queryClient.invalidateQueries({ queryKey, refetchType: 'none' });

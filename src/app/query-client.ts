import {
  notifyManager,
  QueryClient,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type QueryKey,
} from '@tanstack/react-query';

// Before the next press, however busy the page is: a timer, which is the library's default, runs after what waits already, so
// that the second of two quick presses would find the button as it was before the first.
notifyManager.setScheduler(queueMicrotask);

/**
 * The cache of a page's answers. A change that the page has written or heard of wins over every read that began before it;
 * by itself the library keeps the answer of such a read where it is the first one, or where the page wrote in the meantime.
 */
export class PageQueryClient extends QueryClient {
  constructor(config: ConstructorParameters<typeof QueryClient>[0]) {
    super(config);
    this.setQueryData = ((...args: Parameters<QueryClient['setQueryData']>) => {
      const [queryKey] = args;
      const written = super.setQueryData(...args);
      if (this.getQueryState(queryKey)?.fetchStatus === 'fetching') {
        void this.invalidateQueries({ queryKey, exact: true, refetchType: 'all' });
      }
      return written;
    }) as QueryClient['setQueryData'];
  }

  override invalidateQueries<TTaggedQueryKey extends QueryKey = QueryKey>(
    filters: InvalidateQueryFilters<TTaggedQueryKey> = {},
    options?: InvalidateOptions,
  ): Promise<void> {
    const reading = this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' });
    const reads = reading.map((query) => ({ query, promise: query.promise }));
    const done = super.invalidateQueries(filters, options);
    for (const { query, promise } of reads) {
      if (query.promise !== promise) continue;
      const again = () =>
        void super.invalidateQueries(
          {
            queryKey: query.queryKey,
            exact: true,
            ...(filters.refetchType && { refetchType: filters.refetchType }),
          },
          { cancelRefetch: false },
        );
      promise?.then(again, again);
    }
    return done;
  }
}

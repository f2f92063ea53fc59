import { useQueries } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { isGone } from './load-comparison.ts';

/**
 * The products of a comparison, each with its own cache entry: undefined while it loads. `gone` are the ids of those that
 * no longer exist.
 */
export function useProducts(ids: readonly number[]) {
  const { catalogue } = useApi();
  const queries = useQueries({
    queries: ids.map((id) => ({
      ...catalogue.findProduct.queryOptions({ input: { id } }),
      retryOnMount: false,
    })),
  });
  const failed = queries.filter(({ data, error }) => error && !data && !isGone(error));
  return {
    products: queries.map(({ data }) => data),
    gone: ids.filter((_, index) => isGone(queries[index]?.error)),
    error: failed[0]?.error,
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}

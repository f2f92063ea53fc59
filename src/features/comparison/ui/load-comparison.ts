import type { QueryClient } from '@tanstack/react-query';
import type { useApi } from '#ui/page/api.ts';
import { readIds } from '../comparison-address.ts';

type Api = ReturnType<typeof useApi>;

/** Whether an error says that a product does not exist. */
export const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'PRODUCT_NOT_FOUND';

/** Fetches the products of an address for the comparison's page; the page itself notices those that do not exist. */
export async function loadComparison(
  { queryClient, api }: { queryClient: QueryClient; api: Api },
  compare: string | undefined,
): Promise<void> {
  const ids = readIds(compare);
  const known =
    ids.length > 0 && queryClient.ensureQueryData(api.catalogue.listSpecificationKeys.queryOptions());
  const loading = ids.map((id) =>
    queryClient
      .ensureQueryData(api.catalogue.findProduct.queryOptions({ input: { id } }))
      .catch((error: unknown) => {
        if (!isGone(error)) throw error;
      }),
  );
  await Promise.all([known, ...loading]);
}

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { adminProductsInput, type AdminProductsSearch } from '../../admin-search.ts';

/** One page of the list for an address; while the next loads, the previous one stays. */
export function useProductRows(search: AdminProductsSearch) {
  return useQuery({
    ...useApi().catalogueAdmin.listProducts.queryOptions({ input: adminProductsInput(search) }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useProductCounts({ search, categoryId }: AdminProductsSearch) {
  return useQuery({
    ...useApi().catalogueAdmin.countProducts.queryOptions({ input: { search, categoryId } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  }).data;
}

/** The categories in the shop's order; undefined until they are loaded. */
export function useCategoriesOnceRead() {
  return useQuery(
    useApi().catalogue.listCategories.queryOptions({ meta: { title: 'Οι κατηγορίες δεν φορτώθηκαν' } }),
  ).data;
}

/** The categories in the shop's order; empty until they are loaded. */
export const useCategories = () => useCategoriesOnceRead() ?? [];

export function useCatalogueChanged() {
  const api = useApi();
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: api.catalogueAdmin.key() }),
      queryClient.invalidateQueries({ queryKey: api.catalogue.key() }),
    ]);
}

export type ProductCounts = NonNullable<ReturnType<typeof useProductCounts>>;

/** The number of products on all pages of the list; undefined until they are counted. */
export function totalOf(
  counts: ProductCounts | undefined,
  { show }: AdminProductsSearch,
): number | undefined {
  switch (show) {
    case 'in':
      return counts?.inStock;
    case 'out':
      return counts?.out;
    case 'low':
      return counts?.low;
    case 'draft':
      return counts?.drafts;
    case 'featured':
      return counts?.featured;
    case 'offer':
      return counts?.onOffer;
    case 'unsafe':
      return counts?.lacksSafety;
    case undefined:
      return counts?.all;
  }
}

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../../ui/page/api.ts';
import { adminProductsInput, type AdminProductsSearch } from '../../admin-search.ts';

/** One page of the list for an address; while another is fetched, the one before. */
export function useProductRows(search: AdminProductsSearch) {
  return useQuery({
    ...useApi().catalogueAdmin.listProducts.queryOptions({ input: adminProductsInput(search) }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** How many products there are of each state among those searched for. */
export function useProductCounts({ search, categoryId }: AdminProductsSearch) {
  return useQuery({
    ...useApi().catalogueAdmin.countProducts.queryOptions({ input: { search, categoryId } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  }).data;
}

/** The categories in the shop's order; undefined until they are there. */
export function useCategoriesOnceRead() {
  return useQuery(useApi().catalogue.listCategories.queryOptions()).data;
}

/** The categories in the shop's order; none until they are there. */
export const useCategories = () => useCategoriesOnceRead() ?? [];

/** Reads everything anew that shows products, after one of them has changed. */
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

/** How many products the list has on all pages; undefined until they are counted. */
export function totalOf(
  counts: ProductCounts | undefined,
  { show }: AdminProductsSearch,
): number | undefined {
  switch (show) {
    case 'in':
      return counts?.inStock;
    case 'out':
      return counts?.out;
    case 'featured':
      return counts?.featured;
    case 'offer':
      return counts?.onOffer;
    case undefined:
      return counts?.all;
  }
}

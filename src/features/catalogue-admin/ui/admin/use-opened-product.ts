import { skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { toast } from '#ui/toast/toast.ts';
import { useCatalogueChanged } from './use-admin-products.ts';

/** The open product with all fields; the query is disabled for a new one. */
export function useOpenedProduct(product: number | 'new') {
  const { getProduct } = useApi().catalogueAdmin;
  return useQuery({
    ...getProduct.queryOptions({ input: product === 'new' ? skipToken : { id: product } }),
    staleTime: 0,
    // Editing starts from current data.
    refetchOnMount: 'always',
  });
}

/** Adds a copy of a product and passes on its id. */
export function useDuplicate(onCopied: (id: number) => void) {
  const { duplicateProduct } = useApi().catalogueAdmin;
  const refresh = useCatalogueChanged();
  return useMutation(
    duplicateProduct.mutationOptions({
      meta: { failure: 'Το αντίγραφο δεν δημιουργήθηκε' },
      async onSuccess({ id, sku }) {
        toast({ title: 'Το αντίγραφο δημιουργήθηκε', description: `Κωδικός ${sku}. Δεν διατίθεται ακόμη.` });
        await refresh();
        onCopied(id);
      },
    }),
  );
}

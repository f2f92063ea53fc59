import { ORPCError } from '@orpc/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { toast } from '#ui/toast/toast.ts';
import type { AdminProduct, ProductFields } from '../../contract.ts';
import { productFromForm } from '../../product-form.ts';
import { useCatalogueChanged } from './use-admin-products.ts';
import { useUndoAction } from './use-undo.ts';

export function useSaveProduct(product: AdminProduct | undefined) {
  const { addProduct, getProduct, updateProduct } = useApi().catalogueAdmin;
  const queryClient = useQueryClient();
  const refresh = useCatalogueChanged();
  const undo = useUndoAction();
  const add = useMutation(
    addProduct.mutationOptions({
      meta: { failure: 'Αποτυχία προσθήκης προϊόντος', inForm: true },
      onSuccess: ({ undoId }) => toast({ title: 'Το προϊόν προστέθηκε επιτυχώς!', action: undo(undoId) }),
    }),
  );
  const update = useMutation(
    updateProduct.mutationOptions({
      meta: { failure: 'Αποτυχία ενημέρωσης προϊόντος', inForm: true },
      onSuccess({ undoId, ...saved }) {
        toast({ title: 'Το προϊόν ενημερώθηκε επιτυχώς!', action: undo(undoId) });
        // The form follows it at once: a refetch may be late, and the form would still count as unsaved.
        queryClient.setQueryData(getProduct.queryKey({ input: { id: saved.id } }), saved);
      },
      // Another administrator saved first: the form loads those changes.
      onError: (error) => error instanceof ORPCError && error.code === 'PRODUCT_CHANGED' && refresh(),
    }),
  );
  return async (fields: ProductFields): Promise<AdminProduct> => {
    const body = productFromForm(fields, product);
    const saved = product
      ? await update.mutateAsync({ ...body, id: product.id, seen: product.updatedAt })
      : await add.mutateAsync(body);
    await refresh();
    return saved;
  };
}

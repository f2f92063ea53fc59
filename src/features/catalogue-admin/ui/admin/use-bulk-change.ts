import { ORPCError } from '@orpc/client';
import { useMutation } from '@tanstack/react-query';
import { plural } from '../../../../shared/greek.ts';
import { useApi } from '../../../../ui/page/api.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import type { BulkChange, BulkPreview, MatchingProducts } from '../../many-contract.ts';
import { useCatalogueChanged } from './use-admin-products.ts';
import { useUndoAction } from './use-undo.ts';

/** The products of a bulk change: those selected one by one, or all that match a filter, with their number. */
export type BulkTarget = { productIds: number[] } | { matching: MatchingProducts; count: number };

type BulkRequest = { change: BulkChange; version?: string };

/** Previews a bulk change, and applies it as shown. */
export function useBulkChange(target: BulkTarget, onDone: () => void) {
  const { changeProducts, changeMatchingProducts } = useApi().catalogueAdmin;
  const refresh = useCatalogueChanged();
  const undo = useUndoAction();
  const ask = (request: BulkRequest): Promise<BulkPreview> =>
    'productIds' in target
      ? changeProducts.call({ productIds: target.productIds, ...request })
      : changeMatchingProducts.call({ matching: target.matching, ...request });

  const preview = useMutation({
    mutationFn: (change: BulkChange) => ask({ change }),
    meta: { failure: 'Η προεπισκόπηση δεν έγινε' },
  });
  const apply = useMutation({
    mutationFn: ask,
    meta: { failure: 'Αποτυχία ενημέρωσης προϊόντος' },
    async onSuccess({ changed, undoId }) {
      toast({
        title: 'Η αλλαγή έγινε',
        description: plural(changed, 'προϊόν', 'προϊόντα'),
        action: undo(undoId),
      });
      onDone();
      await refresh();
    },
    onError(error, { change }) {
      if (error instanceof ORPCError && error.code === 'PREVIEW_STALE') preview.mutate(change);
    },
  });
  return { preview, apply };
}

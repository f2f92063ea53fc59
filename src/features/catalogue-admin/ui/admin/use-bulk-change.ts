import { ORPCError } from '@orpc/client';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { plural } from '#shared/greek.ts';
import { useApi } from '#ui/page/api.ts';
import { toast } from '#ui/toast/toast.ts';
import type { TypedBulkChange, BulkPreview, MatchingProducts } from '../../many-contract.ts';
import { useCatalogueChanged } from './use-admin-products.ts';
import { useUndoAction } from './use-undo.ts';

/** The products of a bulk change: those selected one by one, or all that match a filter, with their number. */
export type BulkTarget = { productIds: number[] } | { matching: MatchingProducts; count: number };

type BulkRequest = { change: TypedBulkChange; version?: string };

/** How long the input rests before its preview is asked for. */
const restMs = 300;

/** Previews a bulk change as it is typed, and applies it as shown. */
export function useBulkChange(target: BulkTarget, change: TypedBulkChange, onDone: () => void) {
  const { changeProducts, changeMatchingProducts } = useApi().catalogueAdmin;
  const refresh = useCatalogueChanged();
  const undo = useUndoAction();
  const ask = (request: BulkRequest): Promise<BulkPreview> =>
    'productIds' in target
      ? changeProducts.call({ productIds: target.productIds, ...request })
      : changeMatchingProducts.call({ matching: target.matching, ...request });

  const [rested, setRested] = useState(change);
  useEffect(() => {
    const timer = setTimeout(() => setRested(change), restMs);
    return () => clearTimeout(timer);
  }, [change]);
  const isComplete =
    rested.kind === 'category' ? rested.categoryId !== '' : rested.kind !== 'price' || rested.percent !== '';
  const preview = useQuery({
    queryKey: ['bulk-preview', target, rested],
    queryFn: () => ask({ change: rested }),
    enabled: isComplete,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  /** Whether the preview shown is that of the present input. */
  const isCurrent = rested === change && preview.isSuccess && !preview.isPlaceholderData;
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
    onError(error) {
      if (error instanceof ORPCError && error.code === 'PREVIEW_STALE') void preview.refetch();
    },
  });
  return { preview, isCurrent, apply };
}

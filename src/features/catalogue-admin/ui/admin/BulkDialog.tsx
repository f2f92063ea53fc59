import { ORPCError } from '@orpc/client';
import { useState } from 'react';
import { plural } from '#shared/greek.ts';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { ErrorState } from '#ui/components/ErrorState.tsx';
import { Loading } from '#ui/components/Loading.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';
import type { TypedBulkChange } from '../../many-contract.ts';
import { bulkLabels, type BulkKind } from './bulk-labels.ts';
import { BulkFields } from './BulkFields.tsx';
import { BulkPreview } from './BulkPreview.tsx';
import { useCategories } from './use-admin-products.ts';
import { useBulkChange, type BulkTarget } from './use-bulk-change.ts';

interface Props {
  kind: BulkKind;
  target: BulkTarget;
  onClose: () => void;
  onDone: () => void;
}

const starts: Record<BulkKind, TypedBulkChange> = {
  price: { kind: 'price', percent: '' },
  stock: { kind: 'stock', inStock: true },
  featured: { kind: 'featured', isFeatured: true },
  category: { kind: 'category', categoryId: '' },
  brand: { kind: 'brand', brand: '' },
  family: { kind: 'family', family: '' },
  installation: { kind: 'installation', isAvailable: true, price: '' },
  draft: { kind: 'draft', isDraft: false },
  fact: { kind: 'fact', fact: 'warnings', value: '' },
};

/** A bulk change with a preview for each product, which follows the input; exactly that change is applied. */
export function BulkDialog({ kind, target, onClose, onDone }: Props) {
  const [change, setChange] = useState<TypedBulkChange>(starts[kind]);
  const categories = useCategories();
  const { preview, isCurrent, apply } = useBulkChange(target, change, onDone);
  const refusal = preview.error instanceof ORPCError ? preview.error : undefined;
  const fault = Object.values<string>(refusal?.data?.fields ?? {})[0];

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={bulkLabels[kind]}
      description={
        'productIds' in target
          ? plural(target.productIds.length, 'επιλεγμένο προϊόν', 'επιλεγμένα προϊόντα')
          : `Όλα τα αποτελέσματα: ${plural(target.count, 'προϊόν', 'προϊόντα')}`
      }
      footer={
        <>
          <Button variant="ghost" size="sm" onClick={onClose}>
            Άκυρο
          </Button>
          <Button
            size="sm"
            disabled={!isCurrent}
            pending={apply.isPending}
            pendingLabel="Εφαρμογή..."
            onClick={() => preview.data && apply.mutate({ change, version: preview.data.version })}
          >
            Εφαρμογή
          </Button>
        </>
      }
    >
      <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-2">
        <BulkFields change={change} categories={categories} fault={fault} onChange={setChange} />
      </div>
      {preview.data && <BulkPreview preview={preview.data} categories={categories} isCurrent={isCurrent} />}
      {preview.isLoading && (
        <Loading label="Υπολογισμός…" className="mt-4">
          <Skeleton className="h-40" />
        </Loading>
      )}
      {preview.isError && !fault && (
        <ErrorState
          error={preview.error}
          className="mt-4"
          title="Η προεπισκόπηση δεν έγινε"
          onRetry={() => void preview.refetch()}
        />
      )}
    </Dialog>
  );
}

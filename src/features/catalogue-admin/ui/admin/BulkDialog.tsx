import { ORPCError } from '@orpc/client';
import { useState, type FormEvent } from 'react';
import { plural } from '../../../../shared/greek.ts';
import { Button } from '../../../../ui/pieces/Button.tsx';
import { Dialog } from '../../../../ui/pieces/Dialog.tsx';
import type { BulkChange } from '../../many-contract.ts';
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

const starts: Record<BulkKind, BulkChange> = {
  price: { kind: 'price', percent: -10 },
  stock: { kind: 'stock', inStock: true },
  featured: { kind: 'featured', isFeatured: true },
  category: { kind: 'category', categoryId: '' },
  brand: { kind: 'brand', brand: '' },
  installation: { kind: 'installation', isAvailable: true, price: null },
  draft: { kind: 'draft', isDraft: false },
};

/** A bulk change in two steps: a preview for each product, then exactly that change. */
export function BulkDialog({ kind, target, onClose, onDone }: Props) {
  const [change, setChange] = useState<BulkChange>(starts[kind]);
  const categories = useCategories();
  const { preview, apply } = useBulkChange(target, onDone);
  const fault =
    preview.error instanceof ORPCError
      ? Object.values<string>(preview.error.data?.fields ?? {})[0]
      : undefined;
  const shown = preview.data;

  function show(event: FormEvent) {
    event.preventDefault();
    preview.mutate(change);
  }

  return (
    <Dialog
      open
      size={kind === 'installation' ? 'lg' : 'md'}
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
            disabled={!shown}
            pending={apply.isPending}
            pendingLabel="Εφαρμογή..."
            onClick={() => shown && apply.mutate({ change, version: shown.version })}
          >
            Εφαρμογή
          </Button>
        </>
      }
    >
      <form method="post" noValidate onSubmit={show} className="flex flex-wrap items-start gap-3">
        <BulkFields
          change={change}
          categories={categories}
          fault={fault}
          onChange={(next) => {
            setChange(next);
            // The preview no longer matches the input.
            preview.reset();
          }}
        />
        <Button
          type="submit"
          variant="outline"
          size="sm"
          className="sm:mt-6.5"
          pending={preview.isPending}
          pendingLabel="Υπολογισμός..."
        >
          Προεπισκόπηση
        </Button>
      </form>
      {shown && <BulkPreview preview={shown} categories={categories} />}
    </Dialog>
  );
}

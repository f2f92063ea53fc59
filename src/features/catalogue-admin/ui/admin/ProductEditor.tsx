import { ORPCError } from '@orpc/client';
import { Copy, History, Trash2 } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Button } from '#ui/components/Button.tsx';
import { ErrorState } from '#ui/components/ErrorState.tsx';
import type { AdminProduct, AdminRow } from '../../contract.ts';
import { FormSkeleton } from './FormSkeleton.tsx';
import { ProductForm } from './ProductForm.tsx';
import { skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { toast } from '#ui/toast/toast.ts';
import { useCatalogueChanged } from './use-admin-products.ts';

const PriceHistoryDialog = lazyPart(() => import('./PriceHistoryDialog.tsx'), 'PriceHistoryDialog');

export interface EditorProps {
  /** The open product; `new` for one being added. */
  product: number | 'new';
  onOpen: (product: number) => void;
  onClose: () => void;
  /** Called when it is saved; without it the product stays open. */
  onSaved?: (() => void) | undefined;
  onDelete: (product: AdminRow) => void;
  About?: ComponentType<{ id: number }> | undefined;
}

export function ProductEditor({ product, ...rest }: EditorProps) {
  const { data, error, refetch } = useOpenedProduct(product);
  if (product === 'new') return <EditorForm {...rest} />;
  if (error instanceof ORPCError && error.code === 'PRODUCT_NOT_FOUND')
    return <Gone onClose={rest.onClose} />;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <FormSkeleton />;
  return <EditorForm product={data} {...rest} />;
}

/** Its addition was undone, or somebody deleted it. */
function Gone({ onClose }: Pick<EditorProps, 'onClose'>) {
  return (
    <div role="status" className="grid justify-items-start gap-3">
      <p className="text-base">Το προϊόν δεν υπάρχει πια.</p>
      <Button variant="outline" size="sm" onClick={onClose}>
        Κλείσιμο
      </Button>
    </div>
  );
}

function EditorForm({
  product,
  onOpen,
  onClose,
  onSaved,
  onDelete,
  About,
}: Omit<EditorProps, 'product'> & { product?: AdminProduct }) {
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const duplicate = useDuplicate(onOpen);
  return (
    <>
      {product && (
        <div className="mb-4 flex flex-wrap gap-x-1 gap-y-2">
          <Button
            variant="outline"
            size="xs"
            pending={duplicate.isPending}
            onClick={() => duplicate.mutate({ id: product.id })}
          >
            <Copy />
            Αντίγραφο
          </Button>
          <Button variant="outline" size="xs" onClick={() => setHistoryOpen(true)}>
            <History />
            Ιστορικό
          </Button>
          <Button
            variant="ghost"
            size="xs"
            className="-mr-2.5 ml-auto text-critical-text!"
            onClick={() => onDelete(product)}
          >
            <Trash2 />
            Διαγραφή
          </Button>
        </div>
      )}
      <ProductForm
        product={product}
        opener="product"
        onSaved={({ id }) => (onSaved ? onSaved() : product ? undefined : onOpen(id))}
        renderFooter={(form) => (
          <div className="sticky bottom-(--footer-bottom,-16px) -mx-4 -mb-4 flex justify-end gap-2 border-t border-line bg-sunken px-4 py-3 md:rounded-b-md">
            <Button variant="ghost" size="sm" onClick={onClose}>
              {product ? 'Κλείσιμο' : 'Άκυρο'}
            </Button>
            <SubmitButton form={form} size="sm" pendingLabel={product ? 'Αποθήκευση...' : 'Προσθήκη...'}>
              {product ? 'Αποθήκευση' : 'Προσθήκη'}
            </SubmitButton>
          </div>
        )}
      />

      {product && isHistoryOpen && (
        <PriceHistoryDialog product={product} About={About} onClose={() => setHistoryOpen(false)} />
      )}
    </>
  );
}

/** The open product with all fields; the query is disabled for a new one. */
function useOpenedProduct(product: number | 'new') {
  const { getProduct } = useApi().catalogueAdmin;
  return useQuery({
    ...getProduct.queryOptions({ input: product === 'new' ? skipToken : { id: product } }),
    staleTime: 0,
    // Editing starts from current data.
    refetchOnMount: 'always',
  });
}

function useDuplicate(onCopied: (id: number) => void) {
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

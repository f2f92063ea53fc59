import { useMutation } from '@tanstack/react-query';
import { plural } from '#shared/greek.ts';
import { confirm } from '#ui/confirm/confirm.ts';
import { useApi } from '#ui/page/api.ts';
import { toast } from '#ui/toast/toast.ts';
import type { AdminRow } from '../../contract.ts';
import { useCatalogueChanged } from './use-admin-products.ts';
import { useUndoAction } from './use-undo.ts';

/** Asks before products are deleted; a deletion can be undone for a day. */
export function useDeletion() {
  const { removeProduct, removeProducts } = useApi().catalogueAdmin;
  const refresh = useCatalogueChanged();
  const undo = useUndoAction();
  const one = useMutation(
    removeProduct.mutationOptions({ meta: { failure: 'Αποτυχία διαγραφής προϊόντος' } }),
  );
  const many = useMutation(
    removeProducts.mutationOptions({ meta: { failure: 'Τα προϊόντα δεν διαγράφηκαν' } }),
  );
  function ask(
    question: { title: string; description: string; remove: () => ReturnType<typeof many.mutateAsync> },
    onDeleted: () => void,
  ) {
    const { title, description, remove } = question;
    confirm({
      title,
      description: `${description} Η διαγραφή αναιρείται για μία ημέρα.`,
      confirmLabel: 'Διαγραφή',
      async action() {
        const { message, undoId } = await remove();
        toast({ title: message, action: undo(undoId) });
        onDeleted();
        void refresh();
      },
    });
  }
  return {
    deleteOne: ({ id, name, sku }: Pick<AdminRow, 'id' | 'name' | 'sku'>, onDeleted: () => void) =>
      ask(
        {
          title: `Διαγραφή: ${name}`,
          description: `Το προϊόν ${sku} αφαιρείται από το κατάστημα και από τα καλάθια. Αν έχει παραγγελίες, μένει ως πρόχειρο.`,
          remove: () => one.mutateAsync({ id }),
        },
        onDeleted,
      ),
    deleteMany: (productIds: number[], onDeleted: () => void) =>
      ask(
        {
          title: `Διαγραφή: ${plural(productIds.length, 'προϊόν', 'προϊόντα')}`,
          description:
            'Αφαιρούνται από το κατάστημα και από τα καλάθια. Όσα έχουν παραγγελίες μένουν ως πρόχειρα.',
          remove: () => many.mutateAsync({ productIds }),
        },
        onDeleted,
      ),
  };
}

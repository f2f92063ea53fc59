import { useMutation } from '@tanstack/react-query';
import { plural } from '#shared/greek.ts';
import { useApi } from '#ui/page/api.ts';
import { ConfirmDialog } from '#ui/components/ConfirmDialog.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useCatalogueChanged } from './use-admin-products.ts';
import { useUndoAction } from './use-undo.ts';

interface Props {
  productIds: number[];
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteManyDialog({ productIds, onClose, onDeleted }: Props) {
  const refresh = useCatalogueChanged();
  const undo = useUndoAction();
  const { mutate, isPending } = useMutation(
    useApi().catalogueAdmin.removeProducts.mutationOptions({
      meta: { failure: 'Τα προϊόντα δεν διαγράφηκαν' },
      onSuccess: async ({ message, undoId }) => {
        toast({ title: message, action: undo(undoId) });
        onDeleted();
        await refresh();
      },
    }),
  );
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Διαγραφή: ${plural(productIds.length, 'προϊόν', 'προϊόντα')}`}
      description="Αφαιρούνται από το κατάστημα και από τα καλάθια. Όσα έχουν παραγγελίες μένουν ως πρόχειρα. Η διαγραφή αναιρείται για μία ημέρα."
      confirmLabel="Διαγραφή"
      pending={isPending}
      onConfirm={() => mutate({ productIds })}
    />
  );
}

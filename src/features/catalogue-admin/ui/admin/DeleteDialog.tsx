import { useMutation } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { ConfirmDialog } from '#ui/components/ConfirmDialog.tsx';
import { toast } from '#ui/toast/toast.ts';
import type { AdminRow } from '../../contract.ts';
import { useCatalogueChanged } from './use-admin-products.ts';
import { useUndoAction } from './use-undo.ts';

interface Props {
  product: Pick<AdminRow, 'id' | 'name' | 'sku'>;
  onClose: () => void;
  onDeleted?: () => void;
}

export function DeleteDialog({ product: { id, name, sku }, onClose, onDeleted }: Props) {
  const refresh = useCatalogueChanged();
  const undo = useUndoAction();
  const { mutate, isPending } = useMutation(
    useApi().catalogueAdmin.removeProduct.mutationOptions({
      meta: { failure: 'Αποτυχία διαγραφής προϊόντος' },
      onSuccess: async ({ message, undoId }) => {
        toast({ title: message, action: undo(undoId) });
        onDeleted?.();
        onClose();
        await refresh();
      },
    }),
  );
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Διαγραφή: ${name}`}
      description={`Το προϊόν ${sku} αφαιρείται από το κατάστημα και από τα καλάθια. Αν έχει παραγγελίες, μένει ως πρόχειρο. Η διαγραφή αναιρείται για μία ημέρα.`}
      confirmLabel="Διαγραφή"
      pending={isPending}
      onConfirm={() => mutate({ id })}
    />
  );
}

import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../../ui/page/api.ts';
import { ConfirmDialog } from '../../../../ui/pieces/ConfirmDialog.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import type { AdminRow } from '../../contract.ts';
import { useCatalogueChanged } from './use-admin-products.ts';

interface Props {
  product: Pick<AdminRow, 'id' | 'name' | 'sku'>;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks before a product is deleted. */
export function DeleteDialog({ product: { id, name, sku }, onClose, onDeleted }: Props) {
  const refresh = useCatalogueChanged();
  const { mutate, isPending } = useMutation(
    useApi().catalogueAdmin.removeProduct.mutationOptions({
      meta: { failure: 'Αποτυχία διαγραφής προϊόντος' },
      onSuccess: async ({ message }) => {
        toast({ title: message });
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
      description={`Το προϊόν ${sku} αφαιρείται από το κατάστημα και από τα καλάθια. Στις παραγγελίες μένει όπως αγοράστηκε. Η διαγραφή δεν αναιρείται.`}
      confirmLabel="Διαγραφή"
      pending={isPending}
      onConfirm={() => mutate({ id })}
    />
  );
}

import { useZodForm } from '#ui/form/form.ts';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { RecordDialog } from '#ui/records/RecordDialog.tsx';
import { priceText } from '../../../product-form.ts';
import { supplyFields, type Bought } from '../../contract.ts';
import { useSupplierChanges } from './use-supplier-changes.ts';

interface Props {
  supplierId: string;
  product: Bought;
  onClose: () => void;
}

/** What a supplier calls a product, and asks for a piece. */
export function SupplyDialog({ supplierId, product, onClose }: Props) {
  const { productId, name, sku, code, price } = product;
  const form = useZodForm(supplyFields, { code: code ?? '', price: priceText(price) });
  const { putSupply } = useSupplierChanges();
  return (
    <RecordDialog
      form={form}
      opener="open"
      title={name}
      record={{ id: productId }}
      addLabel="Αποθήκευση"
      onSave={(fields) => putSupply.mutateAsync({ ...fields, supplierId, productId })}
      onClose={onClose}
    >
      <p className="code text-sm text-text-3">{sku}</p>
      <FormField
        form={form}
        name="code"
        label="Κωδικός του προμηθευτή"
        optional
        hint="Με αυτόν το βρίσκουν οι παραλαβές και οι τιμοκατάλογοί του."
      >
        <Input size="sm" maxLength={60} />
      </FormField>
      <FormField form={form} name="price" label="Τιμή χωρίς ΦΠΑ" optional>
        <Input size="sm" className="num" inputMode="decimal" maxLength={20} />
      </FormField>
    </RecordDialog>
  );
}

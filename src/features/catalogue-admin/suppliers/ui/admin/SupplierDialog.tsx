import type { ComponentType } from 'react';
import { useZodForm } from '#ui/form/form.ts';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Textarea } from '#ui/form/Textarea.tsx';
import { useFollow } from '#ui/form/use-follow.ts';
import { RecordDialog } from '#ui/records/RecordDialog.tsx';
import { supplierFields, type Supplier } from '../../contract.ts';
import { useSupplierChanges } from './use-supplier-changes.ts';

interface Props {
  supplier: Supplier | undefined;
  About?: ComponentType<{ id: string }> | undefined;
  onClose: () => void;
}

const valuesOf = (one: Supplier | undefined) => ({
  name: one?.name ?? '',
  afm: one?.afm ?? '',
  contact: one?.contact ?? '',
  phone: one?.phone ?? '',
  email: one?.email ?? '',
  notes: one?.notes ?? '',
});

export function SupplierDialog({ supplier, About, onClose }: Props) {
  const form = useZodForm(supplierFields, valuesOf(supplier));
  useFollow(form, { thing: supplier, valuesOf, title: 'Ο προμηθευτής άλλαξε στο μεταξύ' });
  const { add, update } = useSupplierChanges();
  return (
    <RecordDialog
      form={form}
      opener="open"
      title={supplier ? 'Προμηθευτής' : 'Νέος προμηθευτής'}
      record={supplier}
      addLabel="Προσθήκη προμηθευτή"
      About={About}
      onSave={(fields) =>
        supplier
          ? update.mutateAsync({ ...fields, supplierId: supplier.id, seen: valuesOf(supplier) })
          : add.mutateAsync(fields)
      }
      onClose={onClose}
    >
      <FormField form={form} name="name" label="Επωνυμία" required>
        <Input size="sm" maxLength={80} />
      </FormField>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField form={form} name="afm" label="ΑΦΜ" optional>
          <Input size="sm" inputMode="numeric" />
        </FormField>
        <FormField form={form} name="contact" label="Υπεύθυνος" optional>
          <Input size="sm" maxLength={80} />
        </FormField>
        <FormField form={form} name="phone" label="Τηλέφωνο" optional>
          <Input size="sm" type="tel" />
        </FormField>
        <FormField form={form} name="email" label="Email" optional>
          <Input size="sm" type="email" />
        </FormField>
      </div>
      <FormField form={form} name="notes" label="Σημειώσεις" optional>
        <Textarea size="sm" rows={3} placeholder="Όροι πληρωμής, ελάχιστη παραγγελία, χρόνος παράδοσης" />
      </FormField>
    </RecordDialog>
  );
}

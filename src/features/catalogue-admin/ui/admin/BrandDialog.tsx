import type { ComponentType } from 'react';
import { useZodForm } from '#ui/form/form.ts';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { useFollow } from '#ui/form/use-follow.ts';
import { RecordDialog } from '#ui/records/RecordDialog.tsx';
import { plural } from '#shared/greek.ts';
import { factsIn, typedFacts } from '#features/catalogue/legal-facts.ts';
import { brandFields, type AdminBrand } from '../../brands-contract.ts';
import { LegalFactFields } from './LegalFactFields.tsx';
import { useBrandChanges } from './use-brand-changes.ts';

interface Props {
  brand: AdminBrand | undefined;
  About?: ComponentType<{ id: string }> | undefined;
  onClose: () => void;
}

const valuesOf = (brand: AdminBrand | undefined) => ({
  name: brand?.name ?? '',
  ...typedFacts(factsIn(brand ?? {})),
});

export function BrandDialog({ brand, About, onClose }: Props) {
  const form = useZodForm(brandFields, valuesOf(brand));
  useFollow(form, { thing: brand, valuesOf, title: 'Η μάρκα άλλαξε στο μεταξύ' });
  const { add, save } = useBrandChanges();
  return (
    <RecordDialog
      form={form}
      opener="brand"
      title={brand ? brand.name : 'Νέα μάρκα'}
      record={brand}
      addLabel="Προσθήκη μάρκας"
      About={About}
      onSave={({ name, ...facts }) => (brand ? save(brand, facts) : add.mutateAsync({ name, ...facts }))}
      onClose={onClose}
    >
      {brand ? (
        <p className="text-base text-text-2">
          {plural(brand.products, 'προϊόν τη γράφει', 'προϊόντα τη γράφουν')}. Το όνομά της αλλάζει στα
          προϊόντα.
        </p>
      ) : (
        <FormField form={form} name="name" label="Μάρκα" hint="Όπως τη γράφουν τα προϊόντα" required>
          <Input size="sm" maxLength={60} autoComplete="off" />
        </FormField>
      )}
      <div>
        <LegalFactFields form={form} />
      </div>
    </RecordDialog>
  );
}

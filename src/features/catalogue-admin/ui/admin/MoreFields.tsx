import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { foldGreek } from '#shared/greek-letters.ts';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { Field } from '#ui/form/Field.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Textarea } from '#ui/form/Textarea.tsx';
import { useApi } from '#ui/page/api.ts';
import type { Category } from '#features/catalogue/contract.ts';
import { factsIn } from '#features/catalogue/legal-facts.ts';
import { featureNames } from '#features/catalogue/feature-names.ts';
import type { ProductFormHandle } from './use-product-form.ts';
import { FormSection } from './FormSection.tsx';
import { LegalFactFields } from './LegalFactFields.tsx';
import { DeviceFields } from './DeviceFields.tsx';
import { SpecificationsField } from './SpecificationsField.tsx';
import { useDevice } from './use-device.ts';

export function MoreFields({
  form,
  categories,
}: {
  form: ProductFormHandle;
  categories: readonly Category[];
}) {
  const device = useDevice(form, categories);
  const brand = useWatch({ control: form.control, name: 'brand' }) ?? '';
  const { data: brands } = useQuery(useApi().catalogueAdmin.listBrands.queryOptions());
  const ofBrand = brands?.find(({ id }) => id === foldGreek(brand.trim()));
  return (
    <div className="mt-4 border-t border-line">
      <FormSection title="Περιγραφή και μάρκα">
        <FormField form={form} name="brand" label="Μάρκα">
          <Input size="sm" maxLength={60} />
        </FormField>
        <FormField
          form={form}
          name="family"
          label="Σειρά και μοντέλο"
          hint="Φαίνεται πάνω από το όνομα, π.χ. «Argos B8F-28»"
        >
          <Input size="sm" maxLength={60} autoComplete="off" />
        </FormField>
        <FormField form={form} name="description" label="Περιγραφή">
          <Textarea size="sm" rows={6} maxLength={10_000} />
        </FormField>
      </FormSection>
      <FormSection title="Χαρακτηριστικά">
        <DeviceFields form={form} device={device} />
        <SpecificationsField form={form} except={device.keys} />
      </FormSection>
      <FormSection title="Δυνατότητες για τα φίλτρα">
        <FeaturesField form={form} />
      </FormSection>
      <FormSection title="Υπέρ και κατά">
        <LinesField form={form} name="pros" label="Πλεονεκτήματα" />
        <LinesField form={form} name="cons" label="Μειονεκτήματα" />
      </FormSection>
      <FormSection title="Κωδικοί και νομική σημείωση">
        <div className="grid grid-cols-2 gap-3">
          <FormField form={form} name="ean" label="EAN">
            <Input size="sm" inputMode="numeric" maxLength={20} className="code text-sm!" />
          </FormField>
          <FormField form={form} name="mpn" label="MPN">
            <Input size="sm" maxLength={60} className="code text-sm!" />
          </FormField>
        </div>
        <FormField form={form} name="legalNote" label="Νομική σημείωση">
          <Textarea size="sm" rows={2} maxLength={1_000} />
        </FormField>
      </FormSection>
      <LegalFactFields form={form} ofBrand={ofBrand && factsIn(ofBrand)} />
    </div>
  );
}

function FeaturesField({ form }: { form: ProductFormHandle }) {
  const chosen = useWatch({ control: form.control, name: 'features' }) ?? [];
  // A feature that the product already has stays selectable, even if it is not one of the ten.
  const all = { ...Object.fromEntries(chosen.map((id) => [id, id])), ...featureNames };
  return (
    <fieldset className="grid grid-cols-2 gap-x-3">
      <legend className="sr-only">Δυνατότητες</legend>
      {Object.entries(all).map(([id, label]) => (
        <Checkbox
          key={id}
          checked={chosen.includes(id)}
          onChange={({ target }) =>
            form.setValue('features', target.checked ? [...chosen, id] : chosen.filter((one) => one !== id), {
              shouldDirty: true,
            })
          }
        >
          {label}
        </Checkbox>
      ))}
    </fieldset>
  );
}

interface LinesProps {
  form: ProductFormHandle;
  name: 'pros' | 'cons';
  label: string;
}

/** A list typed with one item per line. */
function LinesField({ form, name, label }: LinesProps) {
  const errors = form.formState.errors[name];
  // Uncontrolled, so that a line may be empty while typing; remounted when the stored value changes.
  const given = form.formState.defaultValues?.[name]?.join('\n') ?? '';
  const message = errors?.message ?? (Array.isArray(errors) ? errors.find(Boolean)?.message : undefined);
  return (
    <Field label={label} hint="Ένα σε κάθε γραμμή" error={message}>
      <Textarea
        key={given}
        size="sm"
        rows={3}
        defaultValue={given}
        onChange={({ target }) =>
          form.setValue(
            name,
            target.value.split('\n').filter((line) => line.trim() !== ''),
            { shouldDirty: true },
          )
        }
      />
    </Field>
  );
}

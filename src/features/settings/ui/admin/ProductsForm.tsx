import type * as z from 'zod/mini';
import { FormField } from '#ui/form/FormField.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { Input } from '#ui/form/Input.tsx';
import type { ProductsSettings } from '#shared/settings.ts';
import { productsFields } from '../../sales-contract.ts';
import { SettingsPanel } from './SettingsPanel.tsx';

interface Props {
  stored: ProductsSettings;
  onSave: (filled: z.output<typeof productsFields>) => Promise<unknown>;
}

/** What products say that say nothing else. */
export function ProductsForm({ stored, onSave }: Props) {
  const form = useZodForm(productsFields, stored);
  return (
    <SettingsPanel group="products" form={form} begun={stored} onSave={onSave}>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField
          form={form}
          name="lowStock"
          label="Όριο χαμηλού αποθέματος"
          hint="Τεμάχια, για όποιο προϊόν δεν έχει δικό του όριο"
        >
          <Input className="num" inputMode="numeric" maxLength={6} />
        </FormField>
      </div>
    </SettingsPanel>
  );
}

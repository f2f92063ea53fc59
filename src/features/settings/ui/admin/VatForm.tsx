import { useFieldArray } from 'react-hook-form';
import type * as z from 'zod/mini';
import { FormField } from '#ui/form/FormField.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { Input } from '#ui/form/Input.tsx';
import type { VatSettings } from '#shared/settings.ts';
import { vatFields } from '../../sales-contract.ts';
import { RowsField } from './RowsField.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';

interface Props {
  stored: VatSettings;
  onSave: (filled: z.output<typeof vatFields>) => Promise<unknown>;
}

/** The rates of VAT, each with the day from which it holds. */
export function VatForm({ stored, onSave }: Props) {
  const form = useZodForm(vatFields, stored);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'rates' });
  return (
    <SettingsPanel group="vat" form={form} begun={stored} onSave={onSave}>
      <p className="text-base text-text-2">
        Ο συντελεστής ισχύει από τα μεσάνυχτα της ημέρας που αρχίζει. Όσα πουλήθηκαν κρατούν τον δικό τους.
      </p>
      <RowsField
        title="Συντελεστές ΦΠΑ"
        rows={fields}
        add="Προσθήκη συντελεστή"
        onAdd={() => append({ percent: '', from: '' })}
        onRemove={remove}
        remove={(index) => `Αφαίρεση συντελεστή ${index + 1}`}
      >
        {(index) => (
          <>
            <FormField form={form} name={`rates.${index}.percent`} label="Ποσοστό (%)">
              <Input className="num" inputMode="numeric" maxLength={3} />
            </FormField>
            <FormField form={form} name={`rates.${index}.from`} label="Από">
              <Input type="date" className="num" />
            </FormField>
          </>
        )}
      </RowsField>
    </SettingsPanel>
  );
}

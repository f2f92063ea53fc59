import { useFieldArray } from 'react-hook-form';
import type * as z from 'zod/mini';
import { FormField } from '#ui/form/FormField.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { Input } from '#ui/form/Input.tsx';
import type { AccountsSettings } from '#shared/settings.ts';
import { accountsFields } from '../../contract.ts';
import { RowsField } from './RowsField.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';

interface Props {
  stored: AccountsSettings;
  onSave: (filled: z.output<typeof accountsFields>) => Promise<unknown>;
}

/** The accounts to which customers transfer money. */
export function AccountsForm({ stored, onSave }: Props) {
  const form = useZodForm(accountsFields, stored);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'accounts' });
  return (
    <SettingsPanel group="accounts" form={form} begun={stored} onSave={onSave}>
      <RowsField
        title="Τραπεζικοί λογαριασμοί για κατάθεση"
        rows={fields}
        add="Προσθήκη λογαριασμού"
        onAdd={() => append({ bank: '', iban: '' })}
        onRemove={remove}
        remove={(index) => `Αφαίρεση λογαριασμού ${index + 1}`}
      >
        {(index) => (
          <>
            <FormField form={form} name={`accounts.${index}.bank`} label="Τράπεζα">
              <Input maxLength={60} />
            </FormField>
            <FormField form={form} name={`accounts.${index}.iban`} label="IBAN">
              <Input className="code" maxLength={42} />
            </FormField>
          </>
        )}
      </RowsField>
    </SettingsPanel>
  );
}

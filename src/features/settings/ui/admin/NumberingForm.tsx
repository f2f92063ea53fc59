import type * as z from 'zod/mini';
import { FormField } from '#ui/form/FormField.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { Input } from '#ui/form/Input.tsx';
import type { NumberingSettings } from '#shared/settings.ts';
import { numberingLabels } from '../../labels.ts';
import { numberingFields } from '../../sales-contract.ts';
import { SettingsPanel } from './SettingsPanel.tsx';

interface Props {
  stored: NumberingSettings;
  onSave: (filled: z.output<typeof numberingFields>) => Promise<unknown>;
}

const kinds = [
  'orders',
  'offers',
  'contracts',
  'receipt',
  'invoice',
  'receipt_credit',
  'invoice_credit',
] as const;

/** What new numbers begin with. */
export function NumberingForm({ stored, onSave }: Props) {
  const form = useZodForm(numberingFields, stored);
  return (
    <SettingsPanel group="numbering" form={form} begun={stored} onSave={onSave}>
      <p className="text-base text-text-2">
        Με τι αρχίζουν οι νέοι αριθμοί. Όσοι έχουν δοθεί δεν αλλάζουν, και η αρίθμηση κάθε είδους συνεχίζεται.
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        {kinds.map((kind) => (
          <FormField key={kind} form={form} name={kind} label={numberingLabels[kind]}>
            <Input className="code" maxLength={10} autoComplete="off" spellCheck={false} />
          </FormField>
        ))}
      </div>
    </SettingsPanel>
  );
}

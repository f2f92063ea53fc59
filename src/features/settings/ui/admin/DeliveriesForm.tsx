import { useFieldArray } from 'react-hook-form';
import type * as z from 'zod/mini';
import { decimalText } from '#shared/decimals.ts';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { FormControl } from '#ui/form/FormControl.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { Input } from '#ui/form/Input.tsx';
import type { DeliveriesSettings } from '#shared/settings.ts';
import { deliveriesFields } from '../../sales-contract.ts';
import { SettingsPanel } from './SettingsPanel.tsx';

interface Props {
  stored: DeliveriesSettings;
  onSave: (filled: z.output<typeof deliveriesFields>) => Promise<unknown>;
}

/** How products are delivered, and what it costs. */
export function DeliveriesForm({ stored, onSave }: Props) {
  const form = useZodForm(deliveriesFields, {
    methods: stored.methods.map(({ price, freeFrom, days, ...method }) => ({
      ...method,
      days: days ?? '',
      price: decimalText(price, 2),
      freeFrom: freeFrom === null ? '' : decimalText(freeFrom, 2),
    })),
  });
  const { fields } = useFieldArray({ control: form.control, name: 'methods', keyName: 'key' });
  return (
    <SettingsPanel group="deliveries" form={form} onSave={onSave}>
      <p className="text-base text-text-2">
        Οι τιμές είναι χωρίς ΦΠΑ. Κάθε παραγγελία κρατά όνομα, τιμή και ημέρες με τα οποία έγινε.
      </p>
      {fields.map(({ key, id }, index) => (
        <fieldset key={key} className="grid gap-4 border-t border-line pt-4">
          <legend className="sr-only">{stored.methods.find((method) => method.id === id)?.label}</legend>
          <FormControl form={form} name={`methods.${index}.isOffered`}>
            <Checkbox>Προσφέρεται</Checkbox>
          </FormControl>
          <div className="grid gap-4 sm:grid-cols-2">
            <FormField form={form} name={`methods.${index}.label`} label="Όνομα">
              <Input maxLength={60} />
            </FormField>
            <FormField form={form} name={`methods.${index}.promise`} label="Τι περιμένει ο πελάτης">
              <Input maxLength={160} />
            </FormField>
          </div>
          <div className="grid gap-4 sm:grid-cols-3">
            <FormField form={form} name={`methods.${index}.price`} label="Τιμή (€)">
              <Input className="num" inputMode="decimal" maxLength={20} />
            </FormField>
            <FormField
              form={form}
              name={`methods.${index}.freeFrom`}
              label="Δωρεάν από (€)"
              optional
              hint="Αξία προϊόντων χωρίς ΦΠΑ"
            >
              <Input className="num" inputMode="decimal" maxLength={20} />
            </FormField>
            <FormField
              form={form}
              name={`methods.${index}.days`}
              label="Εργάσιμες ημέρες"
              optional
              hint="Το πολύ· κενό, αν συμφωνείται"
            >
              <Input className="num" inputMode="numeric" maxLength={3} />
            </FormField>
          </div>
        </fieldset>
      ))}
    </SettingsPanel>
  );
}

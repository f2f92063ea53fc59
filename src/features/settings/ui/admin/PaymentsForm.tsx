import { useMemo } from 'react';
import type * as z from 'zod/mini';
import { decimalText } from '#shared/decimals.ts';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { FormControl } from '#ui/form/FormControl.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { Input } from '#ui/form/Input.tsx';
import type { PaymentsSettings } from '#shared/settings.ts';
import { paymentsFields } from '../../sales-contract.ts';
import { SettingsPanel } from './SettingsPanel.tsx';

interface Props {
  stored: PaymentsSettings;
  onSave: (filled: z.output<typeof paymentsFields>) => Promise<unknown>;
}

const valuesOf = (stored: PaymentsSettings) => ({
  ...stored,
  cashLimit: decimalText(stored.cashLimit, 2),
  cashFee: decimalText(stored.cashFee, 2),
});

/** Which payments the checkout offers, and the limit and the fee of cash. */
export function PaymentsForm({ stored, onSave }: Props) {
  const begun = useMemo(() => valuesOf(stored), [stored]);
  const form = useZodForm(paymentsFields, begun);
  return (
    <SettingsPanel group="payments" form={form} begun={begun} onSave={onSave}>
      <div className="grid gap-2">
        <FormControl form={form} name="takesCards">
          <Checkbox>Κάρτα, όπου έχει συνδεθεί πάροχος πληρωμών</Checkbox>
        </FormControl>
        <FormControl form={form} name="takesTransfers">
          <Checkbox>Τραπεζική κατάθεση, εφόσον υπάρχει λογαριασμός</Checkbox>
        </FormControl>
        <FormControl form={form} name="takesCash">
          <Checkbox>Αντικαταβολή</Checkbox>
        </FormControl>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField
          form={form}
          name="cashLimit"
          label="Όριο αντικαταβολής (€)"
          hint="Από αυτό το πληρωτέο ποσό και πάνω δεν προσφέρεται"
        >
          <Input className="num" inputMode="decimal" maxLength={20} />
        </FormField>
        <FormField
          form={form}
          name="cashFee"
          label="Χρέωση αντικαταβολής (€)"
          hint="Εισπράττεται στην παράδοση, πέρα από το σύνολο"
        >
          <Input className="num" inputMode="decimal" maxLength={20} />
        </FormField>
      </div>
    </SettingsPanel>
  );
}

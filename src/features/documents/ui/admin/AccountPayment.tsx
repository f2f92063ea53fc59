import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { addDays, athensDate } from '#shared/dates.ts';
import { euroText } from '#shared/money.ts';
import { Dialog } from '#ui/components/Dialog.tsx';
import { DialogCancel } from '#ui/components/DialogCancel.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Select } from '#ui/form/Select.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { accountPaymentFields } from '#features/orders/payments/account-contract.ts';
import { useAccountPayments } from './use-account-payments.ts';

const formOf = (onAccount: number) =>
  z.object(accountPaymentFields).check(
    z.check(({ value: { kind, amount }, issues }) => {
      if (kind === 'payment' || amount <= onAccount) return;
      const message = `Το υπόλοιπο του πελάτη είναι ${euroText(onAccount)}. Συμπληρώστε ποσό έως εκεί.`;
      issues.push({ code: 'custom', path: ['amount'], message, input: amount });
    }),
  );

interface Props {
  customerId: string;
  /** What the customer has on account, in euro. */
  onAccount: number;
  onClose: () => void;
}

/** Records money that a customer paid without an order, or that was given back of it. */
export function AccountPayment({ customerId, onAccount, onClose }: Props) {
  // The amount and what it was chosen from stay as they were opened, although the account changes in the meantime.
  const [seen] = useState(onAccount);
  const [schema] = useState(() => formOf(seen));
  const [today] = useState(() => athensDate(new Date()));
  const { record } = useAccountPayments();
  const form = useZodForm(schema, {
    kind: 'payment',
    amount: '',
    via: 'bank_transfer',
    date: today,
    note: '',
  });
  const [kind, via] = useWatch({ control: form.control, name: ['kind', 'via'] });
  async function submit(values: z.output<typeof schema>) {
    await record.mutateAsync({ customerId, seen, ...values });
    onClose();
  }
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={kind === 'refund' ? 'Επιστροφή υπολοίπου' : 'Πληρωμή χωρίς παραγγελία'}
      description={
        seen > 0
          ? `Ο πελάτης έχει ήδη έναντι ${euroText(seen)}.`
          : 'Το ποσό μένει στο υπόλοιπο του πελάτη, ώσπου να μπει σε παραγγελία.'
      }
    >
      <Form form={form} onSubmit={submit} className="grid gap-4">
        <UnsavedGuard form={form} />
        {seen > 0 && (
          <FormField form={form} name="kind" label="Κίνηση">
            <Select size="sm">
              <option value="payment">Πλήρωσε έναντι</option>
              <option value="refund">Του επιστράφηκαν</option>
            </Select>
          </FormField>
        )}
        <FormField
          form={form}
          name="amount"
          label="Ποσό (€)"
          hint={kind === 'refund' ? `Έως ${euroText(seen)}` : undefined}
        >
          <Input size="sm" inputMode="decimal" maxLength={20} data-autofocus="" />
        </FormField>
        <FormField form={form} name="via" label="Πώς">
          <Select size="sm">
            <option value="bank_transfer">Με τραπεζική κατάθεση</option>
            <option value="cash">Σε μετρητά</option>
            <option value="card">Με κάρτα στο τερματικό</option>
          </Select>
        </FormField>
        <FormField form={form} name="date" label="Ημερομηνία">
          <Input size="sm" type="date" min={addDays(today, -366)} max={today} />
        </FormField>
        <FormField form={form} name="note" label="Σημείωση" optional hint="Ορατή μόνο στην ομάδα">
          <Input size="sm" maxLength={200} />
        </FormField>
        <p className="text-sm text-text-2">
          {via === 'bank_transfer'
            ? 'Ο πελάτης ενημερώνεται με email, αν έχουμε το email του.'
            : 'Ο πελάτης δεν παίρνει email.'}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <DialogCancel />
          <SubmitButton form={form} size="sm" pendingLabel="Καταχώριση...">
            Καταχώριση
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}

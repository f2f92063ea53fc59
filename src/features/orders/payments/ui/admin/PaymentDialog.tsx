import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { decimalText } from '#shared/decimals.ts';
import { eurosToCents, euroText } from '#shared/money.ts';
import { euros } from '#shared/number-fields.ts';
import { athensDate } from '#shared/dates.ts';
import { Form } from '#ui/form/Form.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Select } from '#ui/form/Select.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { DialogCancel } from '#ui/components/DialogCancel.tsx';
import { Notice } from '#ui/components/Notice.tsx';
import type { Order } from '../../../contract.ts';
import { collectorOf, whyNotCash } from '../../payment.ts';
import { paymentViaLabels, recordableOf } from '../../steps.ts';
import { collectors, paymentFields } from '../../steps-contract.ts';
import { totalsIn } from '../../../rules.ts';
import { toldText } from '../../../texts.ts';
import { orderStatusFacts } from '../../../status-facts.ts';
import { useMoney } from './use-money.ts';

const formOf = (left: number, onAccount: number) =>
  z
    .object({
      ...paymentFields,
      amount: z.pipe(
        euros,
        z.number().check(z.lte(left, `Απομένουν ${euroText(left)}. Συμπληρώστε ποσό έως εκεί.`)),
      ),
    })
    .check(
      z.check(({ value: { kind, amount }, issues }) => {
        if (kind !== 'account' || amount <= onAccount) return;
        const message = `Το υπόλοιπο του πελάτη είναι ${euroText(onAccount)}. Συμπληρώστε ποσό έως εκεί.`;
        issues.push({ code: 'custom', path: ['amount'], message, input: amount });
      }),
    );

interface Props {
  order: Order;
  /** What the customer has on account, in euro. */
  onAccount: number;
  onClose: () => void;
}

/** Records that the amount of an order, or a part of it, arrived at the bank or was collected. */
export function PaymentDialog({ order, onAccount, onClose }: Props) {
  const { id, orderNumber, total, paymentMethod, shippingMethod, createdAt, status } = order;
  // The amount and what it was chosen from stay as they were opened, although the order changes in the meantime.
  const [seen] = useState(order.received ?? 0);
  const [left] = useState(
    () =>
      recordableOf({
        status,
        totalCents: eurosToCents(total),
        creditedCents: eurosToCents(order.credited ?? 0),
        partCents: eurosToCents(seen),
      }) / 100,
  );
  const isVoid = orderStatusFacts[status].isVoid;
  const offersAccount = onAccount > 0 && !isVoid;
  const [schema] = useState(() => formOf(left, onAccount));
  const { record } = useMoney(order);
  const [today] = useState(() => athensDate(new Date()));
  const offersCash = whyNotCash(totalsIn(order).totalCents, eurosToCents(order.cashFee)) === null;
  const form = useZodForm(schema, {
    amount: decimalText(left, 2),
    kind: paymentMethod === 'cash' && offersCash ? 'cash' : 'deposit',
    collector: collectorOf(shippingMethod),
    date: today,
    note: '',
  });
  const [kind, collector] = useWatch({ control: form.control, name: ['kind', 'collector'] });

  async function submit(values: z.output<typeof schema>) {
    await record.mutateAsync({ orderId: id, seen, ...values });
    onClose();
  }
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title="Πληρωμή"
      description={
        <>
          <span className="code">{orderNumber}</span> · σύνολο {euroText(total)}
          {seen > 0 && `, έχουν ληφθεί ${euroText(seen)}`}
        </>
      }
    >
      <Form form={form} onSubmit={submit} className="grid gap-4">
        <UnsavedGuard form={form} />
        {isVoid && (
          <Notice tone="high">Η παραγγελία έχει ακυρωθεί: το ποσό μπαίνει στα «Προς επιστροφή».</Notice>
        )}
        <FormField
          form={form}
          name="amount"
          label="Ποσό με ΦΠΑ (€)"
          hint={`Ολόκληρο ή μέρος από ${euroText(left)}`}
        >
          <Input size="sm" inputMode="decimal" maxLength={20} data-autofocus="" />
        </FormField>
        <FormField form={form} name="kind" label="Πώς πληρώθηκε">
          <Select size="sm">
            <option value="deposit">Κατάθεση στην τράπεζα</option>
            {offersCash && <option value="cash">Μετρητά</option>}
            <option value="card">Κάρτα στο τερματικό</option>
            {offersAccount && <option value="account">Από το υπόλοιπό του ({euroText(onAccount)})</option>}
          </Select>
        </FormField>
        {(kind === 'cash' || kind === 'card') && (
          <FormField form={form} name="collector" label="Ποιος εισέπραξε">
            <Select size="sm">
              {collectors.map((one) => (
                <option key={one} value={one}>
                  {{ courier: 'Ο courier', technician: 'Ο τεχνικός', office: 'Το γραφείο' }[one]}
                </option>
              ))}
            </Select>
          </FormField>
        )}
        <FormField form={form} name="date" label="Ημερομηνία">
          <Input size="sm" type="date" min={athensDate(new Date(createdAt))} max={today} />
        </FormField>
        <FormField form={form} name="note" label="Σημείωση" optional hint="Ορατή μόνο στην ομάδα">
          <Input size="sm" maxLength={200} />
        </FormField>
        <p className="text-sm text-text-2">
          {kind === 'deposit'
            ? toldText(order)
            : kind === 'account'
              ? 'Το ποσό μεταφέρεται από το υπόλοιπο του πελάτη στην παραγγελία, χωρίς email.'
              : `Καταγράφεται είσπραξη ${paymentViaLabels[collector ?? 'courier']}, χωρίς email.`}
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

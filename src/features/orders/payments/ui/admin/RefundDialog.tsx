import { use, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { athensDate } from '#shared/dates.ts';
import { optionalLines, text } from '#shared/fields.ts';
import { eurosToCents, euroText } from '#shared/money.ts';
import { decimalText } from '#shared/decimals.ts';
import { euros } from '#shared/number-fields.ts';
import { Form } from '#ui/form/Form.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { FormControl } from '#ui/form/FormControl.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Select } from '#ui/form/Select.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { Textarea } from '#ui/form/Textarea.tsx';
import { DialogCancel } from '#ui/components/DialogCancel.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import type { Order } from '../../../contract.ts';
import { moneyOf } from '../../steps.ts';
import { refundFields } from '../../steps-contract.ts';
import { paymentText, toldText } from '../../../texts.ts';
import { orderStatusFacts } from '../../../status-facts.ts';
import { DocumentsOfOrder } from '../documents-of-order.ts';
import { useMoney } from './use-money.ts';

const formOf = (left: number, isReasonNeeded: boolean) =>
  z.object({
    amount: z.pipe(
      euros,
      z.number().check(z.lte(left, `Απομένουν να επιστραφούν ${euroText(left)}. Συμπληρώστε ποσό έως εκεί.`)),
    ),
    reason: isReasonNeeded ? text(500, 'Συμπληρώστε γιατί επιστρέφονται τα χρήματα') : optionalLines(500),
    via: refundFields.via,
    date: refundFields.date,
    settles: z.boolean(),
  });

const overpaidOf = ({
  status,
  isWithdrawn,
  paymentState,
  total,
  received = 0,
  refunded = 0,
  credited = 0,
}: Order) =>
  moneyOf({
    status,
    isWithdrawn,
    paymentState,
    totalCents: eurosToCents(total),
    partCents: eurosToCents(received),
    refundedCents: eurosToCents(refunded),
    creditedCents: eurosToCents(credited),
  }).overpaidCents / 100;

interface Props {
  order: Order;
  /** What the payment provider can give back to cards with which parts were paid, in euro. */
  onCards: number;
  onClose: () => void;
}

export function RefundDialog({ order, onCards, onClose }: Props) {
  const { id, orderNumber, total, refunded = 0, refundsByProvider = false, status, createdAt } = order;
  const { refundDueOn, received = total } = order;
  const left = (eurosToCents(received) - eurosToCents(refunded)) / 100;
  const isCancelled = orderStatusFacts[status].isVoid;
  const { refund } = useMoney(order);
  const told = toldText(order);
  const documents = use(DocumentsOfOrder);
  const [today] = useState(() => athensDate(new Date()));
  // The amount and what it was chosen from stay as they were opened, although the order changes in the meantime.
  const [seen] = useState(refunded);
  const [schema] = useState(() => formOf(left, !isCancelled));
  const form = useZodForm(schema, {
    // What a credit note has left over, if there is one.
    amount: decimalText(overpaidOf(order) || (onCards > 0 ? Math.min(left, onCards) : left), 2),
    reason: '',
    via: order.paymentMethod === 'card' ? 'card' : onCards > 0 ? 'provider' : 'bank_transfer',
    date: today,
    settles: false,
  });
  const [returned, setReturned] = useState<ReadonlyMap<number, number>>(new Map());
  const { isSubmitting } = useFormState({ control: form.control });
  const via = useWatch({ control: form.control, name: 'via' });

  async function submit(values: z.output<typeof schema>) {
    await refund.mutateAsync({
      orderId: id,
      ...values,
      seen,
      returned: [...returned].flatMap(([line, quantity]) => (quantity > 0 ? { line, quantity } : [])),
    });
    onClose();
    await documents?.offerCredit(order, { amount: values.amount, date: values.date ?? today });
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isSubmitting && onClose()}
      title="Επιστροφή χρημάτων"
      description={
        <>
          <span className="code">{orderNumber}</span> · πληρώθηκαν {euroText(received)}
          {refunded > 0 && `, έχουν επιστραφεί ${euroText(refunded)}`}
        </>
      }
    >
      <Form form={form} onSubmit={submit} className="grid gap-4">
        <UnsavedGuard form={form} />
        <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
          <FormField
            form={form}
            name="amount"
            label="Ποσό με ΦΠΑ (€)"
            hint={`Ολόκληρο ή μέρος από ${euroText(left)}`}
          >
            <Input size="sm" inputMode="decimal" maxLength={20} data-autofocus="" />
          </FormField>
          {!refundsByProvider && (
            <>
              <FormField form={form} name="via" label="Πώς επιστρέφεται">
                <Select size="sm">
                  {onCards > 0 && (
                    <option value="provider">Στην κάρτα που πλήρωσε, έως {euroText(onCards)}</option>
                  )}
                  <option value="bank_transfer">Κατάθεση στον λογαριασμό του</option>
                  <option value="cash">Μετρητά</option>
                  <option value="card">Στην κάρτα, από το τερματικό</option>
                  <option value="to_account">Μένει στο υπόλοιπό του</option>
                </Select>
              </FormField>
              <FormField form={form} name="date" label="Ημερομηνία">
                <Input size="sm" type="date" min={athensDate(new Date(createdAt))} max={today} />
              </FormField>
            </>
          )}
        </div>
        <FormField
          form={form}
          name="reason"
          label="Λόγος"
          optional={isCancelled}
          hint="Ορατός μόνο στην ομάδα"
        >
          <Textarea size="sm" rows={2} maxLength={500} />
        </FormField>
        {refundDueOn && !isCancelled && (
          <FormControl form={form} name="settles">
            <Checkbox>Αν είναι μέρος του ποσού: δεν οφείλεται άλλο για την υπαναχώρηση</Checkbox>
          </FormControl>
        )}
        {!isCancelled && <ReturnedPieces order={order} returned={returned} onChange={setReturned} />}
        <p className="text-sm text-text-2">
          {refundsByProvider
            ? `Το ποσό στέλνεται στην κάρτα (${paymentText(order)}) και δεν αναιρείται. ${told}`
            : via === 'provider'
              ? `Το ποσό στέλνεται στην κάρτα και δεν αναιρείται. ${told}`
              : via === 'to_account'
                ? `Το ποσό μένει στον πελάτη για άλλη παραγγελία και μπορεί να το ζητήσει πίσω. ${told}`
                : `Τα χρήματα στέλνονται από εσάς· εδώ καταγράφεται ότι στάλθηκαν. ${told}`}{' '}
          Αν έχει εκδοθεί παραστατικό, ανοίγει μετά το πιστωτικό για το ίδιο ποσό.
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <DialogCancel />
          <SubmitButton form={form} size="sm" pendingLabel="Επιστροφή...">
            {refundsByProvider || via === 'provider'
              ? 'Επιστροφή στην κάρτα'
              : via === 'to_account'
                ? 'Στο υπόλοιπό του'
                : 'Το ποσό επιστράφηκε'}
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}

interface ReturnedProps {
  order: Order;
  /** The chosen pieces by the position of their line. */
  returned: ReadonlyMap<number, number>;
  onChange: (returned: ReadonlyMap<number, number>) => void;
}

function ReturnedPieces({ order: { items }, returned, onChange }: ReturnedProps) {
  const lines = items.flatMap((item, line) => {
    const most = item.quantity - (item.returned ?? 0);
    return most > 0 ? { ...item, line, most } : [];
  });
  if (lines.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">Τεμάχια που γύρισαν στο απόθεμα</legend>
      <p className="mt-0.5 text-sm text-text-2">Αν επιστρέφονται μόνο χρήματα, αφήστε τα στο 0.</p>
      <ul className="mt-2 border-t border-line">
        {lines.map(({ line, name, sku, most, installationPrice }) => (
          <li
            key={line}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-1.5 text-base"
          >
            <label htmlFor={`returned-${line}`} className="min-w-0 wrap-anywhere">
              {name}
              {installationPrice !== undefined && ' (με εγκατάσταση)'}{' '}
              <span className="code text-sm text-text-3">{sku}</span>
            </label>
            <Select
              id={`returned-${line}`}
              size="sm"
              className="w-24"
              value={returned.get(line) ?? 0}
              onChange={({ target }) => onChange(new Map(returned).set(line, Number(target.value)))}
            >
              {Array.from({ length: most + 1 }, (_, count) => (
                <option key={count} value={count}>
                  {count} από {most}
                </option>
              ))}
            </Select>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

import { useState } from 'react';
import { athensDate } from '#shared/dates.ts';
import { euroText } from '#shared/money.ts';
import { Form } from '#ui/form/Form.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { DialogFooter } from '#ui/components/DialogFooter.tsx';
import type { Card } from '../card-contract.ts';
import { type PaymentOutput, paymentForm } from '../card-form.ts';
import { CardFields } from './CardFields.tsx';

interface Props {
  amount: number;
  onPay: (card: Card) => Promise<void>;
  onClose: () => void;
}

/** Takes a card where it is typed in the shop itself. */
export function CardDialog({ amount, onPay, onClose }: Props) {
  const [schema] = useState(() => paymentForm(athensDate(new Date()), false));
  const form = useZodForm(schema, { type: 'card', cardNumber: '', cardName: '', expiryDate: '', cvv: '' });
  async function submit(values: PaymentOutput) {
    if (values.type !== 'card') return;
    const { cardNumber = '', cardName = '', expiryDate = '', cvv = '' } = values;
    await onPay({ cardNumber, cardName, expiryDate, cvv });
    onClose();
  }
  return (
    <Dialog
      open
      flush
      onOpenChange={onClose}
      title="Πληρωμή με κάρτα"
      description={`${euroText(amount)} με ΦΠΑ`}
    >
      <Form form={form} onSubmit={submit}>
        <UnsavedGuard form={form} />
        <div className="p-4.5 md:p-6">
          <CardFields form={form} />
        </div>
        <DialogFooter sticky>
          <SubmitButton form={form} pendingLabel="Πληρωμή...">
            Πληρωμή {euroText(amount)}
          </SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}

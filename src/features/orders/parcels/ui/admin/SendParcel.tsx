import { useState } from 'react';
import * as z from 'zod/mini';
import { optionalText } from '#shared/fields.ts';
import { plural } from '#shared/greek.ts';
import { Dialog } from '#ui/components/Dialog.tsx';
import { DialogCancel } from '#ui/components/DialogCancel.tsx';
import { Notice } from '#ui/components/Notice.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { showRefusal, useZodForm } from '#ui/form/form.ts';
import { Input } from '#ui/form/Input.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { courier, type Order } from '../../../contract.ts';
import { ParcelFields } from '../../../ui/admin/ParcelFields.tsx';
import { useUpdateOrder } from '../../../ui/admin/use-update-order.ts';
import { isLast, piecesText } from '../../rules.ts';

const parcelForm = z.object({
  notes: optionalText(1000),
  tracking: optionalText(40),
  courier: z.optional(z.union([z.literal(''), courier])),
});

interface Props {
  order: Order;
  onClose: () => void;
}

/** Sends a part of an order; the rest waits. */
export function SendParcel({ order, onClose }: Props) {
  const { items, orderNumber } = order;
  const [waiting] = useState(order.waiting ?? []);
  const [typed, setTyped] = useState(() => waiting.map(({ quantity }) => String(quantity)));
  const form = useZodForm(parcelForm, {
    notes: '',
    tracking: order.tracking ?? '',
    courier: order.courier ?? '',
  });
  const { mutateAsync } = useUpdateOrder();
  const rows = waiting.map(({ line, quantity: most }, index) => {
    const text = typed[index] ?? '';
    const quantity = /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN;
    const isWrong = !(quantity <= most);
    return { line, most, text, quantity, isWrong };
  });
  const isWrong = rows.some((row) => row.isWrong);
  const pieces = rows
    .filter(({ quantity }) => quantity > 0)
    .map(({ line, quantity }) => ({ line, quantity }));
  const rest = rows
    .filter(({ quantity, most }) => quantity < most)
    .map(({ line, quantity, most }) => ({ line, quantity: most - quantity }));
  const count = pieces.reduce((sum, { quantity }) => sum + quantity, 0);

  async function submit({ tracking, courier: chosen }: z.output<typeof parcelForm>) {
    if (isWrong || count === 0) return;
    try {
      await mutateAsync({
        orderId: order.id,
        parcel: pieces,
        ...(tracking && { tracking }),
        ...(chosen && { courier: chosen }),
      });
      onClose();
    } catch (error) {
      showRefusal(form, error);
    }
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={
        <>
          Δέμα της <span className="code">{orderNumber}</span>
        </>
      }
      description="Συμπληρώστε πόσα φεύγουν τώρα από κάθε γραμμή. Ο πελάτης μαθαίνει τι έφυγε και τι ακολουθεί."
    >
      <Form form={form} onSubmit={submit} className="grid gap-5">
        <UnsavedGuard form={form} />
        <ul aria-label="Τι φεύγει τώρα" className="grid gap-3">
          {rows.map(({ line, most, text, isWrong: isRefused }, index) => (
            <li
              key={line}
              className="grid grid-cols-[minmax(0,1fr)_8.5rem] items-start gap-4 border-line not-first:border-t not-first:pt-3"
            >
              <p className="min-w-0 text-base wrap-anywhere">
                <span className="font-medium">{items[line]?.name}</span>
                <span className="block text-sm text-text-2">
                  {most === 1 ? 'Απομένει 1' : `Απομένουν ${most}`}
                </span>
              </p>
              <Field
                label={`Τεμάχια: ${items[line]?.name ?? ''}`}
                labelHidden
                error={isRefused ? `Από 0 έως ${most}` : undefined}
              >
                <Input
                  size="sm"
                  className="num"
                  inputMode="numeric"
                  maxLength={3}
                  value={text}
                  onChange={({ target }) =>
                    setTyped((before) => before.map((one, at) => (at === index ? target.value : one)))
                  }
                  onFocus={({ target }) => target.select()}
                />
              </Field>
            </li>
          ))}
        </ul>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <ParcelFields form={form} />
        </div>
        {!isWrong && (
          <Notice tone={count === 0 ? 'high' : 'info'}>
            {count === 0
              ? 'Βάλτε τουλάχιστον ένα τεμάχιο στο δέμα.'
              : isLast(pieces, waiting)
                ? 'Φεύγουν όλα: η παραγγελία περνά σε «Αποστολή».'
                : `Υπόλοιπα: ${piecesText(items, rest)}. Μένουν στη λίστα «Υπόλοιπα προς αποστολή».`}
          </Notice>
        )}
        <div className="flex flex-wrap justify-end gap-2 max-sm:*:grow">
          <DialogCancel />
          <SubmitButton form={form} size="sm" pendingLabel="Αποστολή...">
            Αποστολή δέματος{count > 0 && ` (${plural(count, 'τεμάχιο', 'τεμάχια')})`}
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}

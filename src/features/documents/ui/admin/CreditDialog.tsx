import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import * as z from 'zod/mini';
import { centsToDecimal, eurosToCents, formatEuro } from '#shared/money.ts';
import { euros } from '#shared/number-fields.ts';
import { describeError } from '#ui/page/failed-change.ts';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { showRefusal, useZodForm } from '#ui/form/form.ts';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Select } from '#ui/form/Select.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { Textarea } from '#ui/form/Textarea.tsx';
import { DialogCancel } from '#ui/components/DialogCancel.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { creditFields, type IssuedDocument } from '../../contract.ts';

const byAmount = z.object({ amount: euros, reason: creditFields.reason });
const byPieces = z.object({ amount: z.optional(z.string()), reason: creditFields.reason });

type Part = {
  reason: string;
  amount?: number;
  pieces: { line: number; quantity: number }[];
  seen: number;
};

interface Props {
  document: IssuedDocument;
  /** The amount of the refunds that no credit note answers yet; the dialog begins with it. */
  usualCents: number;
  /** The reason that it begins with. */
  usualReason: string;
  /** Rejects with the server's refusal. */
  onCredit: (part: Part) => Promise<unknown>;
  onClose: () => void;
}

/** Credits a part of a receipt or an invoice: pieces of its lines, or an amount. */
export function CreditDialog({
  document: { number, total, credited = 0, lines },
  usualCents,
  usualReason,
  onCredit,
  onClose,
}: Props) {
  const [seen] = useState(credited);
  const [way, setWay] = useState<'pieces' | 'amount'>(usualCents > 0 ? 'amount' : 'pieces');
  const [pieces, setPieces] = useState<ReadonlyMap<number, number>>(new Map());
  const chosen = [...pieces].flatMap(([line, quantity]) => (quantity > 0 ? { line, quantity } : []));
  const isByPieces = way === 'pieces';
  const form = useZodForm(isByPieces ? byPieces : byAmount, {
    amount: usualCents > 0 ? centsToDecimal(usualCents).replace('.', ',') : '',
    reason: usualReason,
  });
  const { isSubmitting, isSubmitted } = useFormState({ control: form.control });
  const [refusal, setRefusal] = useState<string>();
  const left = formatEuro(eurosToCents(total) - eurosToCents(seen));

  async function submit({ amount, reason }: { amount?: number | string | undefined; reason: string }) {
    setRefusal(undefined);
    if (isByPieces && chosen.length === 0) return;
    try {
      await onCredit({
        reason,
        seen,
        pieces: isByPieces ? chosen : [],
        ...(!isByPieces && { amount: Number(amount) }),
      });
      onClose();
    } catch (error) {
      showRefusal(form, error);
      if (isByPieces) setRefusal(describeError(error).description);
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isSubmitting && onClose()}
      title="Πιστωτικό για μέρος"
      description={
        <>
          <span className="code">{number}</span> · απομένουν {left} με ΦΠΑ
        </>
      }
    >
      <Form form={form} onSubmit={submit} className="grid gap-4">
        <UnsavedGuard form={form} />
        <Field label="Τι πιστώνεται" className="sm:max-w-60">
          <Select
            size="sm"
            value={way}
            onChange={({ target }) => setWay(target.value === 'amount' ? 'amount' : 'pieces')}
          >
            <option value="pieces">Τεμάχια από τις γραμμές</option>
            <option value="amount">Ποσό</option>
          </Select>
        </Field>
        {isByPieces ? (
          <fieldset className="min-w-0">
            <legend className="text-base font-medium">Τεμάχια</legend>
            <ul className="mt-1.5 border-t border-line">
              {lines?.map(({ description, code, left: most }, line) => (
                <li
                  // oxlint-disable-next-line react/no-array-index-key -- a line is known by its position
                  key={line}
                  className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-1.5 text-base"
                >
                  <label htmlFor={`credited-${line}`} className="min-w-0 wrap-anywhere">
                    {description} {code && <span className="code text-sm text-text-3">{code}</span>}
                  </label>
                  <Select
                    id={`credited-${line}`}
                    size="sm"
                    className="w-24"
                    disabled={most === 0}
                    value={pieces.get(line) ?? 0}
                    onChange={({ target }) => setPieces(new Map(pieces).set(line, Number(target.value)))}
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
            <p role="alert" className="mt-1.5 text-sm text-critical-text empty:hidden">
              {refusal ?? (isSubmitted && chosen.length === 0 ? 'Επιλέξτε τουλάχιστον ένα τεμάχιο' : '')}
            </p>
          </fieldset>
        ) : (
          <FormField
            form={form}
            name="amount"
            label="Ποσό με ΦΠΑ (€)"
            hint={`Έως ${left}`}
            className="sm:max-w-60"
          >
            <Input size="sm" inputMode="decimal" maxLength={20} />
          </FormField>
        )}
        <FormField form={form} name="reason" label="Λόγος" hint="Γράφεται πάνω στο πιστωτικό">
          <Textarea size="sm" rows={2} maxLength={300} />
        </FormField>
        <div className="flex flex-wrap justify-end gap-3">
          <DialogCancel />
          <SubmitButton form={form} size="sm" pendingLabel="Έκδοση...">
            Έκδοση πιστωτικού
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}

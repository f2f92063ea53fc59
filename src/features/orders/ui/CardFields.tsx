import type { FormEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormField } from '../../../ui/form/FormField.tsx';
import { Input } from '../../../ui/form/Input.tsx';
import type { PaymentOutput, PaymentValues } from '../payment-form.ts';

// Formats while typing: digits in groups of four, and the slash after the month.
const group = (text: string) => text.replace(/\D/g, '').replace(/(.{4})(?=.)/g, '$1 ');
const slash = (text: string) => text.replace(/\D/g, '').replace(/^(\d{2})(?=\d)/, '$1/');

const rewrite = (change: (text: string) => string) => (event: FormEvent<HTMLInputElement>) => {
  const input = event.currentTarget;
  // Only at the end, otherwise the caret would jump during corrections in the middle.
  if (input.selectionEnd === input.value.length) input.value = change(input.value).slice(0, input.maxLength);
};

/** The card fields. Typed card data leaves the page only with the order. */
export function CardFields({ form }: { form: UseFormReturn<PaymentValues, unknown, PaymentOutput> }) {
  return (
    <div className="grid grid-cols-2 gap-4 sm:pl-9 md:pl-20">
      <FormField form={form} name="cardNumber" label="Αριθμός κάρτας" required className="col-span-2">
        <Input
          inputMode="numeric"
          autoComplete="cc-number"
          maxLength={19}
          onInput={rewrite(group)}
          className="code"
          placeholder="0000 0000 0000 0000"
        />
      </FormField>
      <FormField form={form} name="cardName" label="Όνομα κατόχου" required className="col-span-2">
        <Input autoComplete="cc-name" autoCapitalize="characters" maxLength={100} />
      </FormField>
      <FormField form={form} name="expiryDate" label="Λήξη" required>
        <Input
          inputMode="numeric"
          autoComplete="cc-exp"
          maxLength={5}
          onInput={rewrite(slash)}
          className="code"
          placeholder="MM/YY"
        />
      </FormField>
      <FormField form={form} name="cvv" label="CVV" required>
        <Input
          type="password"
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
          className="code"
          placeholder="000"
        />
      </FormField>
    </div>
  );
}

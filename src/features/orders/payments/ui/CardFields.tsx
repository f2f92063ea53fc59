import type { FormEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { expiryText } from '#shared/card-expiry.ts';
import type { PaymentOutput, PaymentValues } from '../card-form.ts';

/** Groups a card number's digits while typing. */
const group = (text: string) =>
  text
    .replace(/\D/g, '')
    .slice(0, 16)
    .replace(/(.{4})(?=.)/g, '$1 ');

const rewrite = (change: (text: string) => string) => (event: FormEvent<HTMLInputElement>) => {
  const input = event.currentTarget;
  // Only at the end, otherwise the caret would jump during corrections in the middle.
  if (input.selectionEnd === input.value.length) input.value = change(input.value);
};

/** The card fields. Typed card data leaves the page only with the order. */
export function CardFields({ form }: { form: UseFormReturn<PaymentValues, unknown, PaymentOutput> }) {
  return (
    <div className="grid grid-cols-2 gap-4">
      <FormField form={form} name="cardNumber" label="Αριθμός κάρτας" required className="col-span-2">
        <Input
          inputMode="numeric"
          autoComplete="cc-number"
          maxLength={30}
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
          maxLength={12}
          onInput={rewrite(expiryText)}
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

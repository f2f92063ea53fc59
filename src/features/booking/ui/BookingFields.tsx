import { useWatch, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { TakeBack } from '#ui/form/TakeBack.tsx';
import { Textarea } from '#ui/form/Textarea.tsx';
import type { appointmentRequest } from '../contract.ts';

type Request = typeof appointmentRequest;

export type BookingFormState = UseFormReturn<z.input<Request>, unknown, z.output<Request>>;

interface Props {
  form: BookingFormState;
  /** Said of the e-mail address where it may be missing. */
  emailHint?: string;
}

export function BookingFields({ form, emailHint }: Props) {
  const notes = useWatch({ control: form.control, name: 'notes' }) ?? '';
  return (
    <>
      <FormField form={form} name="customerName" label="Ονοματεπώνυμο" required>
        <Input autoComplete="name" />
      </FormField>
      <FormField
        form={form}
        name="customerEmail"
        label="Email"
        {...(emailHint === undefined ? { required: true } : { optional: true, hint: emailHint })}
      >
        <Input type="email" autoComplete="email" />
      </FormField>
      <FormField form={form} name="customerPhone" label="Τηλέφωνο" optional>
        <Input type="tel" autoComplete="tel" />
      </FormField>
      <FormField form={form} name="address" label="Διεύθυνση" optional>
        <Input autoComplete="street-address" placeholder="Οδός, αριθμός, περιοχή" />
      </FormField>
      <FormField form={form} name="notes" label="Σημειώσεις" optional>
        <Textarea rows={3} placeholder="Αριθμός εισόδων, όροφος, πρόσβαση" />
      </FormField>
      <TakeBack
        when="visit"
        notes={notes}
        onChange={(text) => form.setValue('notes', text, { shouldDirty: true })}
      />
    </>
  );
}

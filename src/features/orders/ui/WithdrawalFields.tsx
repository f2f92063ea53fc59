import { ArrowRight } from 'lucide-react';
import { Form } from '../../../ui/Form.tsx';
import type { useZodForm } from '../../../ui/form.ts';
import { FormField } from '../../../ui/FormField.tsx';
import { Input } from '../../../ui/Input.tsx';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import type { Withdrawal } from '../contract.ts';
import type { withdrawalForm } from '../withdrawal-form.ts';

interface Props {
  form: ReturnType<typeof useZodForm<typeof withdrawalForm>>;
  onDeclare: (withdrawal: Withdrawal) => void;
}

/** The first step: which contract, and who withdraws from it. */
export function WithdrawalFields({ form, onDeclare }: Props) {
  return (
    <Form form={form} onSubmit={onDeclare} className="mt-7 grid gap-5">
      <h2 tabIndex={-1} className="text-xl outline-none">
        Από ποια παραγγελία υπαναχωρείτε;
      </h2>
      <FormField
        form={form}
        name="orderNumber"
        label="Αριθμός παραγγελίας"
        hint="Θα τον βρείτε στο email της παραγγελίας, π.χ. VG-7K3M-9QXD"
        required
      >
        <Input
          className="code"
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </FormField>
      <FormField form={form} name="name" label="Ονοματεπώνυμο" required>
        <Input autoComplete="name" maxLength={100} />
      </FormField>
      <FormField form={form} name="email" label="Email" hint="Εδώ στέλνουμε την απόδειξη παραλαβής" required>
        <Input type="email" autoComplete="email" maxLength={254} />
      </FormField>
      <FormField
        form={form}
        name="statement"
        label="Τι επιστρέφετε"
        hint="Αν μένει κενό, η δήλωση αφορά όλη την παραγγελία. Δεν χρειάζεται να γράψετε τον λόγο."
        optional
      >
        <Textarea rows={4} maxLength={2000} />
      </FormField>
      <SubmitButton
        form={form}
        pendingLabel="Έλεγχος..."
        size="lg"
        className="justify-self-start max-sm:justify-self-stretch"
      >
        Συνέχεια
        <ArrowRight />
      </SubmitButton>
    </Form>
  );
}

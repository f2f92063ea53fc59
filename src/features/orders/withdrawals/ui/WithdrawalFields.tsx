import { company } from '#shared/company.ts';
import { ArrowRight, CalendarDays, Package } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { Form } from '#ui/form/Form.tsx';
import type { useZodForm } from '#ui/form/form.ts';
import { FormControl } from '#ui/form/FormControl.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { RadioCard } from '#ui/form/RadioCard.tsx';
import { RadioCards } from '#ui/form/RadioCards.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { Textarea } from '#ui/form/Textarea.tsx';
import type { Withdrawal } from '../contract.ts';
import { withdrawalOf, type withdrawalForm } from '../form.ts';

interface Props {
  form: ReturnType<typeof useZodForm<typeof withdrawalForm>>;
  onDeclare: (withdrawal: Withdrawal) => void;
}

/** The first step: the contract, and who withdraws from it. */
export function WithdrawalFields({ form, onDeclare }: Props) {
  const isOrder = useWatch({ control: form.control, name: 'about' }) === 'order';
  return (
    <Form form={form} onSubmit={(filled) => onDeclare(withdrawalOf(filled))} className="mt-7 grid gap-5">
      <h2 tabIndex={-1} className="text-xl outline-none">
        Από τι υπαναχωρείτε;
      </h2>
      <FormControl form={form} name="about">
        <RadioCards legend="Από τι υπαναχωρείτε;" legendHidden>
          <RadioCard
            value="order"
            icon={<Package />}
            title="Παραγγελία"
            description="Προϊόντα, με ή χωρίς εγκατάσταση"
          />
          <RadioCard
            value="appointment"
            icon={<CalendarDays />}
            title="Υπηρεσία με ραντεβού"
            description="Εγκατάσταση, συντήρηση και άλλες εργασίες"
          />
        </RadioCards>
      </FormControl>
      {isOrder ? (
        <FormField
          form={form}
          name="orderNumber"
          label="Αριθμός παραγγελίας"
          hint={`Θα τον βρείτε στο email της παραγγελίας, π.χ. ${company().numbering.orders}-7K3M-9QXD`}
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
      ) : (
        <FormField
          form={form}
          name="appointmentDate"
          label="Ημέρα του ραντεβού"
          hint="Θα τη βρείτε στο email του ραντεβού"
          required
        >
          <Input type="date" />
        </FormField>
      )}
      <FormField form={form} name="name" label="Ονοματεπώνυμο" required>
        <Input autoComplete="name" maxLength={100} />
      </FormField>
      <FormField
        form={form}
        name="email"
        label="Email"
        hint={
          isOrder
            ? 'Εδώ στέλνουμε τη βεβαίωση παραλαβής'
            : 'Το email με το οποίο κλείστηκε το ραντεβού. Εδώ στέλνουμε τη βεβαίωση παραλαβής'
        }
        required
      >
        <Input type="email" autoComplete="email" maxLength={254} />
      </FormField>
      <FormField
        form={form}
        name="statement"
        label={isOrder ? 'Τι επιστρέφετε' : 'Δήλωση'}
        hint={`Αν μείνει κενό, η δήλωση αφορά ${isOrder ? 'όλη την παραγγελία' : 'όλη την υπηρεσία'}. Δεν χρειάζεται να αναφέρετε τον λόγο.`}
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

import * as z from 'zod/mini';
import { Button } from '../components/Button.tsx';
import { Checkbox } from '../form/Checkbox.tsx';
import { Form } from '../form/Form.tsx';
import { showFieldErrors, useZodForm } from '../form/form.ts';
import { FormControl } from '../form/FormControl.tsx';
import { FormField } from '../form/FormField.tsx';
import { Input } from '../form/Input.tsx';
import { RadioCard } from '../form/RadioCard.tsx';
import { RadioCards } from '../form/RadioCards.tsx';
import { Select } from '../form/Select.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { toast } from '../toast/toast.ts';
import { Sample } from './Sample.tsx';

const schema = z.object({
  fullName: z.string().check(z.trim(), z.minLength(1, 'Συμπληρώστε το ονοματεπώνυμό σας.')),
  email: z.email('Παρακαλώ εισάγετε έγκυρο email'),
  region: z.string().check(z.minLength(1, 'Επιλέξτε περιφέρεια.')),
  payment: z.enum(['card', 'transfer'], 'Επιλέξτε τρόπο πληρωμής.'),
  terms: z
    .boolean()
    .check(z.refine((agreed) => agreed, 'Για να συνεχίσετε, αποδεχτείτε τους όρους χρήσης και πώλησης.')),
});

export function LiveFormDemo() {
  const form = useZodForm(schema, { fullName: '', email: '', region: '', terms: false });

  async function submit(values: z.output<typeof schema>) {
    await new Promise((resolve) => setTimeout(resolve, 800));
    if (values.email.startsWith('taken@')) {
      showFieldErrors(form, { email: 'Υπάρχει ήδη λογαριασμός με αυτό το email.' });
      return;
    }
    toast({ title: 'Επιτυχής αποστολή!', description: `Ευχαριστούμε, ${values.fullName}.` });
    form.reset();
  }

  return (
    <Sample title="Ζωντανή φόρμα (taken@… απορρίπτεται από τον «διακομιστή»)">
      <Form form={form} onSubmit={submit} className="grid max-w-[560px] gap-4">
        <FormField form={form} name="fullName" label="Ονοματεπώνυμο" required>
          <Input autoComplete="name" />
        </FormField>
        <FormField form={form} name="email" label="Email" required>
          <Input type="email" autoComplete="email" />
        </FormField>
        <FormField form={form} name="region" label="Περιφέρεια" required>
          <Select>
            <option value="">Επιλέξτε</option>
            <option value="attiki">Αττική</option>
            <option value="crete">Κρήτη</option>
          </Select>
        </FormField>
        <FormControl form={form} name="payment">
          <RadioCards legend="Τρόπος πληρωμής">
            <RadioCard value="card" title="Κάρτα" description="Visa, Mastercard, American Express">
              Εδώ τα στοιχεία της κάρτας.
            </RadioCard>
            <RadioCard value="transfer" title="Τραπεζική κατάθεση" />
          </RadioCards>
        </FormControl>
        <FormControl form={form} name="terms">
          <Checkbox>Αποδέχομαι τους όρους χρήσης και πώλησης</Checkbox>
        </FormControl>
        <div className="flex flex-wrap justify-between gap-2">
          <Button variant="outline" onClick={() => form.reset()}>
            Καθαρισμός
          </Button>
          <SubmitButton form={form} pendingLabel="Αποστολή...">
            Αποστολή
          </SubmitButton>
        </div>
      </Form>
    </Sample>
  );
}

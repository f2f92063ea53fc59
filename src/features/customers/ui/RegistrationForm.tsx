import { Building2, UserRound } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { Form } from '#ui/form/Form.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { FormControl } from '#ui/form/FormControl.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { PasswordInput } from '#ui/form/PasswordInput.tsx';
import { RadioCard } from '#ui/form/RadioCard.tsx';
import { RadioCards } from '#ui/form/RadioCards.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { Textarea } from '#ui/form/Textarea.tsx';
import { accountTypeLabels } from '../contract.ts';
import {
  registrationOf,
  type FilledRegistration,
  type firstRegistrationForm,
  type secondRegistrationForm,
} from '../registration-forms.ts';

interface Props {
  schema: typeof firstRegistrationForm | typeof secondRegistrationForm;
  /** Who is asked for a tax number. */
  afm: 'of everybody' | 'of businesses';
  /** Whether the address field has one line or several. */
  address: 'line' | 'lines';
  /** The page to which the approval leads back. */
  from: string | undefined;
  onRegistered: (message: string) => void;
}

const pair = 'grid content-start gap-5 sm:grid-cols-2';

/** The fields of a new account, the same on both registration pages. */
export function RegistrationForm({ schema, afm, address, from, onRegistered }: Props) {
  const form = useZodForm(schema, {});
  const isBusiness = useWatch({ control: form.control, name: 'accountType' }) === 'b2b';
  const { customers, account } = useApi();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(
    customers.register.mutationOptions({ meta: { title: 'Σφάλμα εγγραφής', inForm: true } }),
  );

  async function submit(filled: FilledRegistration) {
    onRegistered((await mutateAsync({ ...registrationOf(filled, { afm }), from })).message);
    // Who was rejected is signed in, and waits again.
    void queryClient.invalidateQueries({ queryKey: account.getSession.queryKey() });
  }

  return (
    <Form form={form} onSubmit={submit} className="grid gap-5">
      <FormControl form={form} name="accountType">
        <RadioCards legend="Τύπος λογαριασμού">
          <RadioCard
            value="private"
            icon={<UserRound />}
            title={accountTypeLabels.private}
            description="Για το σπίτι ή για εσάς"
          />
          <RadioCard
            value="b2b"
            icon={<Building2 />}
            title={accountTypeLabels.b2b}
            description="Με επωνυμία και ΑΦΜ, για τιμολόγιο"
          />
        </RadioCards>
      </FormControl>
      <div className={pair}>
        <FormField form={form} name="firstName" label="Όνομα" required>
          <Input autoComplete="given-name" />
        </FormField>
        <FormField form={form} name="lastName" label="Επώνυμο" required>
          <Input autoComplete="family-name" />
        </FormField>
        <FormField form={form} name="email" label="Email" required>
          <Input type="email" autoComplete="email" />
        </FormField>
        <FormField form={form} name="phone" label="Τηλέφωνο" optional>
          <Input type="tel" autoComplete="tel" />
        </FormField>
        {isBusiness && (
          <FormField form={form} name="companyName" label="Επωνυμία" required>
            <Input autoComplete="organization" />
          </FormField>
        )}
        {(isBusiness || afm === 'of everybody') && (
          <FormField
            form={form}
            name="afm"
            label="ΑΦΜ"
            required={isBusiness}
            optional={!isBusiness}
            className={isBusiness ? undefined : 'sm:col-span-2 sm:max-w-[calc(50%-10px)]'}
          >
            <Input inputMode="numeric" maxLength={20} autoComplete="off" />
          </FormField>
        )}
        {isBusiness && (
          <>
            <FormField form={form} name="doy" label="ΔΟΥ" optional>
              <Input maxLength={60} autoComplete="off" />
            </FormField>
            <FormField form={form} name="profession" label="Επάγγελμα ή δραστηριότητα" optional>
              <Input maxLength={120} autoComplete="off" />
            </FormField>
          </>
        )}
        <FormField form={form} name="password" label="Κωδικός" required hint="Τουλάχιστον 6 χαρακτήρες">
          <PasswordInput autoComplete="new-password" />
        </FormField>
        <FormField form={form} name="confirmation" label="Επανάληψη κωδικού" required>
          <PasswordInput autoComplete="new-password" />
        </FormField>
      </div>
      <FormField form={form} name="address" label="Διεύθυνση" optional>
        {address === 'lines' ? (
          <Textarea rows={3} autoComplete="street-address" />
        ) : (
          <Input autoComplete="address-line1" />
        )}
      </FormField>
      <div className={pair}>
        <FormField form={form} name="city" label="Πόλη" optional>
          <Input autoComplete="address-level2" />
        </FormField>
        <FormField form={form} name="postalCode" label="Ταχυδρομικός κώδικας" optional>
          <Input inputMode="numeric" maxLength={16} autoComplete="postal-code" />
        </FormField>
      </div>
      <p className="text-sm text-text-3">
        Ζητάμε τα στοιχεία για να ελέγξουμε την αίτηση, να σας εξυπηρετούμε και να εκδίδουμε τα παραστατικά
        σας.{' '}
        <TextLink href="/privacy" target="_blank">
          Πολιτική απορρήτου
        </TextLink>
      </p>
      <SubmitButton form={form} pendingLabel="Εγγραφή..." size="lg" block>
        Εγγραφή
      </SubmitButton>
    </Form>
  );
}

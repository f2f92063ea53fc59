import { useMutation } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { secondStepCode } from '../../contract.ts';
import { QrCode } from '#ui/components/QrCode.tsx';

/** What the server answers when the second step has been turned on. */
export interface ConfirmedSecondStep {
  message: string;
  recoveryCodes: readonly string[];
}

interface Props {
  secret: string;
  uri: string;
  onConfirmed: (confirmed: ConfirmedSecondStep) => void;
  onCancel: () => void;
}

/** Shows the secret for the app and asks for a code that proves that the app has it. */
export function ConfirmSecondStep({ secret, uri, onConfirmed, onCancel }: Props) {
  const form = useZodForm(secondStepCode, { code: '' });
  const { mutateAsync } = useMutation(
    useApi().adminAccess.confirmSecondStep.mutationOptions({
      meta: { title: 'Δεν ενεργοποιήθηκε', inForm: true },
    }),
  );

  async function confirm(given: z.output<typeof secondStepCode>) {
    onConfirmed(await mutateAsync(given));
  }

  return (
    <div className="mt-4 flex flex-wrap gap-6 border-t border-line pt-4">
      <QrCode text={uri} label="Κωδικός QR για την εφαρμογή" />
      <div className="grid min-w-0 flex-1 basis-64 content-start gap-4">
        <p className="text-base text-text-2">
          Σαρώστε τον με μια εφαρμογή όπως Google Authenticator, Aegis ή 1Password, ή πληκτρολογήστε εκεί το
          κλειδί:
        </p>
        <p className="code text-base break-all">{secret.match(/.{1,4}/g)?.join(' ')}</p>
        <Form form={form} onSubmit={confirm} className="grid gap-4">
          <FormField form={form} name="code" label="Εξαψήφιος κωδικός" required>
            <Input size="sm" inputMode="numeric" autoComplete="one-time-code" />
          </FormField>
          <div className="flex gap-2">
            <SubmitButton form={form} size="sm" pendingLabel="Έλεγχος...">
              Επιβεβαίωση
            </SubmitButton>
            <Button size="sm" variant="ghost" onClick={onCancel}>
              Άκυρο
            </Button>
          </div>
        </Form>
      </div>
    </div>
  );
}

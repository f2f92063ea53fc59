import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { useApi } from '../../../../ui/page/api.ts';
import { Button } from '../../../../ui/pieces/Button.tsx';
import { Form } from '../../../../ui/form/Form.tsx';
import { showRefusal, useZodForm } from '../../../../ui/form/form.ts';
import { FormField } from '../../../../ui/form/FormField.tsx';
import { Input } from '../../../../ui/form/Input.tsx';
import { PasswordInput } from '../../../../ui/form/PasswordInput.tsx';
import { SubmitButton } from '../../../../ui/form/SubmitButton.tsx';
import { secondStepStart } from '../../contract.ts';
import { ConfirmSecondStep, type ConfirmedSecondStep } from './ConfirmSecondStep.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/**
 * Turns the second step on in steps: the password (and a present code, if it replaces another app), the secret for the app, a
 * code from it, then the recovery codes.
 */
export function StartSecondStep({ replaces, onDone }: { replaces: boolean; onDone: () => void }) {
  const { adminAccess } = useApi();
  const queryClient = useQueryClient();
  const form = useZodForm(secondStepStart, { password: '', code: '' });
  const [begun, setBegun] = useState<{ secret: string; uri: string }>();
  const [confirmed, setConfirmed] = useState<ConfirmedSecondStep>();
  const { mutateAsync } = useMutation(
    adminAccess.beginSecondStep.mutationOptions({ meta: { title: 'Δεν ξεκίνησε', inForm: true } }),
  );

  async function begin(given: z.output<typeof secondStepStart>) {
    try {
      setBegun(await mutateAsync(given));
    } catch (error) {
      showRefusal(form, error);
    }
  }

  if (confirmed) {
    return <RecoveryCodes message={confirmed.message} codes={confirmed.recoveryCodes} onDone={onDone} />;
  }
  if (begun) {
    return (
      <ConfirmSecondStep
        secret={begun.secret}
        uri={begun.uri}
        onCancel={onDone}
        onConfirmed={(given) => {
          setConfirmed(given);
          void queryClient.invalidateQueries({ queryKey: adminAccess.getSecondStep.key() });
        }}
      />
    );
  }
  return (
    <Form form={form} onSubmit={begin} className="mt-4 grid gap-4 border-t border-line pt-4">
      <FormField form={form} name="password" label="Κωδικός διαχειριστή" required>
        <PasswordInput size="sm" autoComplete="current-password" />
      </FormField>
      {replaces && (
        <FormField form={form} name="code" label="Κωδικός εφαρμογής ή ανάκτησης" required>
          <Input size="sm" autoComplete="one-time-code" />
        </FormField>
      )}
      <div className="flex gap-2">
        <SubmitButton form={form} size="sm" pendingLabel="Έλεγχος...">
          Συνέχεια
        </SubmitButton>
        <Button size="sm" variant="ghost" onClick={onDone}>
          Άκυρο
        </Button>
      </div>
    </Form>
  );
}

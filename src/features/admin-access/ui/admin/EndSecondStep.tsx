import { useMutation } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { PasswordInput } from '#ui/form/PasswordInput.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { secondStepEnd } from '../../contract.ts';

export function EndSecondStep({ onDone }: { onDone: () => void }) {
  const { adminAccess } = useApi();
  const form = useZodForm(secondStepEnd, { password: '', code: '' });
  const { mutateAsync } = useMutation(
    adminAccess.endSecondStep.mutationOptions({
      meta: { title: 'Δεν απενεργοποιήθηκε', inForm: true, confirms: true },
    }),
  );

  async function end(given: z.output<typeof secondStepEnd>) {
    await mutateAsync(given);
    onDone();
  }

  return (
    <Form form={form} onSubmit={end} className="mt-4 grid gap-4 border-t border-line pt-4">
      <FormField form={form} name="password" label="Κωδικός διαχειριστή" required>
        <PasswordInput size="sm" autoComplete="current-password" />
      </FormField>
      <FormField form={form} name="code" label="Κωδικός εφαρμογής ή ανάκτησης" required>
        <Input size="sm" autoComplete="one-time-code" />
      </FormField>
      <div className="flex gap-2">
        <SubmitButton form={form} size="sm" variant="critical" pendingLabel="Επεξεργασία...">
          Απενεργοποίηση
        </SubmitButton>
        <Button size="sm" variant="ghost" onClick={onDone}>
          Άκυρο
        </Button>
      </div>
    </Form>
  );
}

import { useMutation } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { Form } from '#ui/form/Form.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { toast } from '#ui/toast/toast.ts';
import { passwordResetRequest } from '../contract.ts';

/**
 * The first step: where to send the token. `onSent` is called with the token if e-mails stay on this machine, else with ''.
 */
export function ResetRequestForm({ onSent }: { onSent: (token: string) => void }) {
  const form = useZodForm(passwordResetRequest, { email: '' });
  const { mutateAsync } = useMutation(
    useApi().customers.askPasswordReset.mutationOptions({
      meta: { title: 'Αποτυχία αποστολής email', inForm: true },
    }),
  );

  async function submit(values: { email: string }) {
    const { message, resetToken = '' } = await mutateAsync(values);
    toast({ title: 'Ελέγξτε το email σας', description: message });
    onSent(resetToken);
  }

  return (
    <Form form={form} onSubmit={submit} className="grid gap-5">
      <FormField form={form} name="email" label="Email" required>
        <Input type="email" autoComplete="username" />
      </FormField>
      <SubmitButton form={form} pendingLabel="Αποστολή..." size="lg" block>
        Αποστολή κωδικού επαναφοράς
      </SubmitButton>
    </Form>
  );
}

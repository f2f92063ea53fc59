import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type * as z from 'zod/mini';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { PasswordInput } from '#ui/form/PasswordInput.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { toast } from '#ui/toast/toast.ts';
import { resetForm } from '../sign-in-forms.ts';

interface Props {
  /** The token from the e-mail's link; empty if it must be typed. */
  token: string;
  onAskAgain: () => void;
}

/** The second step: the token and the new password. */
export function ResetForm({ token, onAskAgain }: Props) {
  const navigate = useNavigate();
  const form = useZodForm(resetForm, { token, newPassword: '', confirmation: '' });
  const { mutateAsync } = useMutation(
    useApi().customers.resetPassword.mutationOptions({
      meta: { title: 'Αποτυχία ανανέωσης κωδικού', inForm: true },
    }),
  );

  async function submit(values: z.output<typeof resetForm>) {
    const { message } = await mutateAsync({ token: values.token, newPassword: values.newPassword });
    toast({ title: 'Ο κωδικός άλλαξε', description: message });
    await navigate({ to: '/customer-login', replace: true });
  }

  return (
    <Form form={form} onSubmit={submit} className="grid gap-5">
      <FormField form={form} name="token" label="Κωδικός επαναφοράς" required hint="Ισχύει για μία ώρα.">
        <Input autoComplete="one-time-code" spellCheck={false} autoCapitalize="none" />
      </FormField>
      <FormField form={form} name="newPassword" label="Νέος κωδικός" required hint="Τουλάχιστον 6 χαρακτήρες">
        <PasswordInput autoComplete="new-password" />
      </FormField>
      <FormField form={form} name="confirmation" label="Επανάληψη νέου κωδικού" required>
        <PasswordInput autoComplete="new-password" />
      </FormField>
      <SubmitButton form={form} pendingLabel="Αποθήκευση..." size="lg" block>
        Αλλαγή κωδικού
      </SubmitButton>
      <Button variant="ghost" onClick={onAskAgain}>
        Δεν λάβατε κωδικό; Ζητήστε νέο
      </Button>
    </Form>
  );
}

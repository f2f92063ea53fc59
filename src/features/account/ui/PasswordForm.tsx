import { useMutation } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { useApi } from '#ui/page/api.ts';
import { Form } from '#ui/form/Form.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { FormField } from '#ui/form/FormField.tsx';
import { PasswordInput } from '#ui/form/PasswordInput.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { toast } from '#ui/toast/toast.ts';
import { passwordForm } from '../profile-form.ts';

/** Asks for the current password once and for the new one twice. */
export function PasswordForm() {
  const form = useZodForm(passwordForm, {});
  const { mutateAsync } = useMutation(
    useApi().account.changePassword.mutationOptions({
      meta: { title: 'Ο κωδικός δεν άλλαξε', inForm: true },
      onSuccess: ({ message }) => toast({ title: message }),
    }),
  );

  async function submit({ currentPassword, newPassword }: z.output<typeof passwordForm>) {
    await mutateAsync({ currentPassword, newPassword });
    form.reset();
  }

  return (
    <section>
      <h2 className="text-lg">Αλλαγή κωδικού</h2>
      <Form form={form} onSubmit={submit} className="mt-4 grid gap-4">
        <FormField form={form} name="currentPassword" label="Τρέχων κωδικός" required>
          <PasswordInput autoComplete="current-password" />
        </FormField>
        <FormField
          form={form}
          name="newPassword"
          label="Νέος κωδικός"
          required
          hint="Τουλάχιστον 6 χαρακτήρες"
        >
          <PasswordInput autoComplete="new-password" />
        </FormField>
        <FormField form={form} name="confirmation" label="Επανάληψη νέου κωδικού" required>
          <PasswordInput autoComplete="new-password" />
        </FormField>
        <SubmitButton
          form={form}
          variant="outline"
          pendingLabel="Αποθήκευση..."
          className="justify-self-start"
        >
          Αλλαγή κωδικού
        </SubmitButton>
      </Form>
    </section>
  );
}

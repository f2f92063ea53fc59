import { useMutation, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { useApi } from '#ui/page/api.ts';
import { Form } from '#ui/form/Form.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { PasswordInput } from '#ui/form/PasswordInput.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { minAdminPassword } from '../../contract.ts';
import { adminPasswordForm } from '../../password-form.ts';

const empty = { currentPassword: '', newPassword: '', confirmation: '', code: '' };

export function PasswordPanel() {
  const { adminAccess } = useApi();
  const form = useZodForm(adminPasswordForm, empty);
  const { mutateAsync } = useMutation(
    adminAccess.changePassword.mutationOptions({
      meta: { title: 'Ο κωδικός δεν άλλαξε', inForm: true, confirms: true },
    }),
  );

  const { data: secondStep } = useQuery(adminAccess.getSecondStep.queryOptions());

  async function change({ currentPassword, newPassword, code }: z.output<typeof adminPasswordForm>) {
    await mutateAsync({ currentPassword, newPassword, code });
    form.reset(empty);
  }

  return (
    <Panel title="Κωδικός διαχειριστών">
      <p className="text-base text-text-2">
        Τον μοιράζονται όλοι οι διαχειριστές. Με την αλλαγή κλείνουν όλες οι άλλες συνεδρίες.
      </p>
      <Form form={form} onSubmit={change} className="mt-4 grid gap-4">
        <UnsavedGuard form={form} opener="tab" />
        <FormField form={form} name="currentPassword" label="Τρέχων κωδικός" required>
          <PasswordInput size="sm" autoComplete="current-password" />
        </FormField>
        <FormField
          form={form}
          name="newPassword"
          label="Νέος κωδικός"
          hint={`Τουλάχιστον ${minAdminPassword} χαρακτήρες.`}
          required
        >
          <PasswordInput size="sm" autoComplete="new-password" />
        </FormField>
        <FormField form={form} name="confirmation" label="Επανάληψη νέου κωδικού" required>
          <PasswordInput size="sm" autoComplete="new-password" />
        </FormField>
        {(secondStep?.isOn || form.formState.errors.code) && (
          <FormField form={form} name="code" label="Κωδικός εφαρμογής ή ανάκτησης" required>
            <Input size="sm" autoComplete="one-time-code" />
          </FormField>
        )}
        <SubmitButton form={form} size="sm" pendingLabel="Αποθήκευση..." className="justify-self-start">
          Αλλαγή κωδικού
        </SubmitButton>
      </Form>
    </Panel>
  );
}

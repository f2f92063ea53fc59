import { useMutation } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { FormField } from '#ui/form/FormField.tsx';
import { PasswordInput } from '#ui/form/PasswordInput.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { beginSignOut, forgetCustomer } from '#features/customers/ui/customer-mirror.ts';
import { openPage } from '#features/customers/ui/open-page.ts';
import { deletion } from '../contract.ts';

export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const form = useZodForm(deletion, {});
  const { mutateAsync } = useMutation(
    useApi().account.deleteAccount.mutationOptions({
      meta: { title: 'Ο λογαριασμός δεν διαγράφηκε', inForm: true },
    }),
  );

  async function submit(values: { password: string }) {
    beginSignOut();
    await mutateAsync(values);
    forgetCustomer();
    await openPage('/');
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      alert
      title="Διαγραφή του λογαριασμού σας"
      description="Η διαγραφή δεν αναιρείται. Για να συνεχίσετε, συμπληρώστε τον κωδικό σας."
    >
      <Form form={form} onSubmit={submit} className="grid gap-5">
        <FormField form={form} name="password" label="Κωδικός" required>
          <PasswordInput autoComplete="current-password" />
        </FormField>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="ghost" onClick={onClose}>
            Άκυρο
          </Button>
          <SubmitButton form={form} variant="critical" pendingLabel="Διαγραφή...">
            Οριστική διαγραφή
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}

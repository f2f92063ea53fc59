import { useMutation } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { Form } from '#ui/form/Form.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { useApi } from '#ui/page/api.ts';
import { Dialog } from '#ui/components/Dialog.tsx';
import { DialogCancel } from '#ui/components/DialogCancel.tsx';
import { viewName, type ViewedList } from '../../views-contract.ts';

interface Props {
  list: ViewedList;
  filters: string;
  onClose: () => void;
}

export function SaveViewDialog({ list, filters, onClose }: Props) {
  const { admin } = useApi();
  const form = useZodForm(viewName, { name: '' });
  const { mutateAsync } = useMutation(
    admin.saveView.mutationOptions({
      meta: { title: 'Η προβολή δεν αποθηκεύτηκε', inForm: true, confirms: true },
    }),
  );
  async function save({ name }: z.output<typeof viewName>) {
    await mutateAsync({ list, name, filters });
    onClose();
  }
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title="Αποθήκευση προβολής"
      description="Τα φίλτρα που ισχύουν τώρα, με ένα όνομα για όλους τους διαχειριστές."
    >
      <Form form={form} onSubmit={save} className="grid gap-4">
        <UnsavedGuard form={form} />
        <FormField form={form} name="name" label="Όνομα" required>
          <Input data-autofocus="" autoComplete="off" maxLength={40} />
        </FormField>
        <div className="flex flex-wrap justify-end gap-2">
          <DialogCancel size="md" />
          <SubmitButton form={form} pendingLabel="Αποθήκευση...">
            Αποθήκευση
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}

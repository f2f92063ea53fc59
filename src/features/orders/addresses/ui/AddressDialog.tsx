import { useMutation } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { useApi } from '#ui/page/api.ts';
import { DialogCancel } from '#ui/components/DialogCancel.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { toast } from '#ui/toast/toast.ts';
import { addressEntry, type SavedAddress } from '../contract.ts';
import { AddressFields } from './AddressFields.tsx';
import { useFollowedRegion } from './use-followed-region.ts';

interface Props {
  saved: SavedAddress | undefined;
  /** The first address is proposed as the default. */
  isFirst: boolean;
  onSaved: (all: SavedAddress[]) => void;
  onClose: () => void;
}

const blank = {
  label: '',
  fullName: '',
  company: '',
  address: '',
  city: '',
  postalCode: '',
  region: '' as const,
  phone: '',
  instructions: '',
};

export function AddressDialog({ saved, isFirst, onSaved, onClose }: Props) {
  const { addressBook } = useApi();
  const form = useZodForm(addressEntry, saved ?? { ...blank, isDefault: isFirst });
  const follow = useFollowedRegion(saved?.postalCode ?? '');
  const settings = { meta: { title: 'Η διεύθυνση δεν αποθηκεύτηκε', inForm: true }, onSuccess: onSaved };
  const add = useMutation(addressBook.addAddress.mutationOptions(settings));
  const change = useMutation(addressBook.changeAddress.mutationOptions(settings));

  function type() {
    const region = follow(form.getValues());
    if (region) form.setValue('region', region, { shouldDirty: true });
  }
  async function submit(entry: z.output<typeof addressEntry>) {
    await (saved ? change.mutateAsync({ ...entry, addressId: saved.id }) : add.mutateAsync(entry));
    toast({ title: 'Η διεύθυνση αποθηκεύτηκε' });
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={saved ? 'Επεξεργασία διεύθυνσης' : 'Νέα διεύθυνση παράδοσης'}
    >
      <Form form={form} onSubmit={submit} className="grid gap-5">
        <UnsavedGuard form={form} />
        <div className="grid gap-x-5 gap-y-4.5 sm:grid-cols-6" onChange={type}>
          <FormField
            form={form}
            name="label"
            label="Όνομα"
            optional
            className="sm:col-span-6"
            hint="Π.χ. Γραφείο, Εξοχικό"
          >
            <Input maxLength={40} />
          </FormField>
          <AddressFields form={form} />
        </div>
        <Checkbox {...form.register('isDefault')}>Να προτείνεται πρώτη στις παραγγελίες μου</Checkbox>
        <div className="flex flex-wrap justify-end gap-3">
          <DialogCancel size="md" />
          <SubmitButton form={form} pendingLabel="Αποθήκευση...">
            Αποθήκευση
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}

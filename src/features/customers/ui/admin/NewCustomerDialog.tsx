import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormControl } from '#ui/form/FormControl.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Select } from '#ui/form/Select.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { Textarea } from '#ui/form/Textarea.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { Dialog } from '#ui/components/Dialog.tsx';
import { DialogCancel } from '#ui/components/DialogCancel.tsx';
import { DialogFooter } from '#ui/components/DialogFooter.tsx';
import { useApi } from '#ui/page/api.ts';
import { accountTypeLabels } from '../../contract.ts';
import { customerHref } from '../../customer-search.ts';
import { newCustomerFields } from '../../intake-contract.ts';
import { CustomerFields } from './CustomerFields.tsx';

const blank = {
  accountType: 'private' as const,
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  companyName: '',
  afm: '',
  doy: '',
  profession: '',
  address: '',
  city: '',
  postalCode: '',
  canViewPrices: false,
  note: '',
};

/** A customer whom the office makes: approved, and without an account until invited to one. */
export function NewCustomerDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const form = useZodForm(newCustomerFields, blank);
  const accountType = useWatch({ control: form.control, name: 'accountType' });
  const { mutateAsync } = useMutation(
    useApi().customers.addCustomer.mutationOptions({
      meta: { title: 'Ο πελάτης δεν προστέθηκε', inForm: true, confirms: ['customers'] },
    }),
  );

  async function save(fields: z.output<typeof newCustomerFields>) {
    const { customer } = await mutateAsync(fields);
    onClose();
    await navigate({ href: customerHref(customer.id) });
  }

  return (
    <Dialog
      open
      flush
      onOpenChange={onClose}
      title="Νέος πελάτης"
      description="Εγκεκριμένος, χωρίς λογαριασμό. Δεν ειδοποιείται: η πρόσκληση στέλνεται από τη σελίδα του, όποτε θέλετε."
    >
      <Form form={form} onSubmit={save}>
        <UnsavedGuard form={form} opener="customer" />
        <div className="grid gap-4 px-4.5 py-5 md:px-6">
          <FormField form={form} name="accountType" label="Τύπος">
            <Select size="sm">
              {Object.entries(accountTypeLabels).map(([type, label]) => (
                <option key={type} value={type}>
                  {label}
                </option>
              ))}
            </Select>
          </FormField>
          <FormField form={form} name="email" label="Email" optional>
            <Input size="sm" type="email" />
          </FormField>
          <CustomerFields form={form} isBusiness={accountType === 'b2b'} />
          <FormControl form={form} name="canViewPrices">
            <Checkbox>Βλέπει τιμές και παραγγέλνει, όταν αποκτήσει λογαριασμό</Checkbox>
          </FormControl>
          <FormField form={form} name="note" label="Εσωτερική σημείωση" optional>
            <Textarea size="sm" rows={2} maxLength={2_000} />
          </FormField>
        </div>
        <DialogFooter sticky>
          <DialogCancel />
          <SubmitButton form={form} size="sm" pendingLabel="Αποθήκευση...">
            Προσθήκη πελάτη
          </SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}

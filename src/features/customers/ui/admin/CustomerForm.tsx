import { useEffect } from 'react';
import type * as z from 'zod/mini';
import { formatPhone } from '#shared/phone.ts';
import { Form } from '#ui/form/Form.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { FormField } from '#ui/form/FormField.tsx';
import { CustomerFields } from './CustomerFields.tsx';
import { Input } from '#ui/form/Input.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { useFollow } from '#ui/form/use-follow.ts';
import { Button } from '#ui/components/Button.tsx';
import type { CustomerFile } from '../../contract.ts';
import { editedFields } from '../../details-contract.ts';
import { useCustomerChanges } from './use-customer-changes.ts';

const valuesOf = (customer: CustomerFile | undefined) => ({
  email: customer?.email ?? '',
  accountType: customer?.accountType ?? ('private' as const),
  firstName: customer?.firstName ?? '',
  lastName: customer?.lastName ?? '',
  phone: customer?.phone === undefined ? '' : formatPhone(customer.phone),
  companyName: customer?.companyName ?? '',
  afm: customer?.afm ?? '',
  doy: customer?.doy ?? '',
  profession: customer?.profession ?? '',
  address: customer?.address ?? '',
  city: customer?.city ?? '',
  postalCode: customer?.postalCode ?? '',
});

/** A customer's details as fields; typed values stay when a colleague changes others in the meantime. */
export function CustomerForm({ customer, onDone }: { customer: CustomerFile; onDone: () => void }) {
  const form = useZodForm(editedFields, valuesOf(customer));
  useFollow(form, { thing: customer, valuesOf, title: 'Τα στοιχεία άλλαξαν στο μεταξύ' });
  const { update } = useCustomerChanges(customer.id);
  useEffect(() => form.setFocus('firstName'), [form]);
  const isBusiness = customer.accountType === 'b2b';

  async function save({ accountType: _type, email, ...fields }: z.output<typeof editedFields>) {
    await update(customer, customer.account === 'own' ? fields : { ...fields, email });
    onDone();
  }

  return (
    <Form form={form} onSubmit={save} className="grid gap-4">
      <UnsavedGuard form={form} opener="customer" />
      <CustomerFields form={form} isBusiness={isBusiness} />
      {customer.account === 'own' ? (
        <p className="text-sm text-text-2">
          Το email το αλλάζει ο ίδιος ο πελάτης από τον λογαριασμό του, με επιβεβαίωση στις δύο διευθύνσεις.
        </p>
      ) : (
        <FormField form={form} name="email" label="Email" optional>
          <Input size="sm" type="email" />
        </FormField>
      )}
      <div className="flex flex-wrap gap-2">
        <SubmitButton form={form} size="sm" pendingLabel="Αποθήκευση...">
          Αποθήκευση
        </SubmitButton>
        <Button size="sm" variant="ghost" onClick={onDone}>
          Άκυρο
        </Button>
      </div>
    </Form>
  );
}

import { useEffect } from 'react';
import type * as z from 'zod/mini';
import { formatPhone } from '#shared/phone.ts';
import { Form } from '#ui/form/Form.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { useFollow } from '#ui/form/use-follow.ts';
import { Button } from '#ui/components/Button.tsx';
import { type Customer } from '../../contract.ts';
import { businessFields } from '../../details-contract.ts';
import { useCustomerChanges } from './use-customer-changes.ts';

const valuesOf = (customer: Customer | undefined) => ({
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
export function CustomerForm({ customer, onDone }: { customer: Customer; onDone: () => void }) {
  const form = useZodForm(businessFields, valuesOf(customer));
  useFollow(form, { thing: customer, valuesOf, title: 'Τα στοιχεία άλλαξαν στο μεταξύ' });
  const { update } = useCustomerChanges(customer.id);
  useEffect(() => form.setFocus('firstName'), [form]);
  const isBusiness = customer.accountType === 'b2b';

  async function save({ accountType: _type, ...fields }: z.output<typeof businessFields>) {
    await update(customer, fields);
    onDone();
  }

  const needed = isBusiness ? { required: true } : { optional: true };
  return (
    <Form form={form} onSubmit={save} className="grid gap-4">
      <UnsavedGuard form={form} opener="customer" />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField form={form} name="firstName" label="Όνομα" required>
          <Input size="sm" />
        </FormField>
        <FormField form={form} name="lastName" label="Επώνυμο" required>
          <Input size="sm" />
        </FormField>
        <FormField form={form} name="phone" label="Τηλέφωνο" optional>
          <Input size="sm" type="tel" />
        </FormField>
        <FormField form={form} name="afm" label="ΑΦΜ" {...needed}>
          <Input size="sm" inputMode="numeric" />
        </FormField>
      </div>
      {isBusiness && (
        <>
          <FormField form={form} name="companyName" label="Επωνυμία" required>
            <Input size="sm" />
          </FormField>
          <div className="grid gap-4 sm:grid-cols-2">
            <FormField form={form} name="doy" label="ΔΟΥ" optional>
              <Input size="sm" />
            </FormField>
            <FormField form={form} name="profession" label="Επάγγελμα" optional>
              <Input size="sm" />
            </FormField>
          </div>
        </>
      )}
      <FormField form={form} name="address" label="Διεύθυνση" optional>
        <Input size="sm" />
      </FormField>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField form={form} name="city" label="Πόλη" optional>
          <Input size="sm" />
        </FormField>
        <FormField form={form} name="postalCode" label="Ταχ. κώδικας" optional>
          <Input size="sm" inputMode="numeric" maxLength={16} />
        </FormField>
      </div>
      <p className="text-sm text-text-2">
        Το email το αλλάζει ο ίδιος ο πελάτης από τον λογαριασμό του, με επιβεβαίωση στις δύο διευθύνσεις.
      </p>
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

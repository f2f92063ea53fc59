import { UserPlus } from 'lucide-react';
import { useId, useRef } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { formatPhone } from '#shared/phone.ts';
import { Badge } from '#ui/components/Badge.tsx';
import { Button } from '#ui/components/Button.tsx';
import { FieldError } from '#ui/form/FieldError.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Select } from '#ui/form/Select.tsx';
import { accountTypeLabels, type Customer } from '#features/customers/contract.ts';
import { CustomerFinder } from '#features/customers/ui/CustomerFinder.tsx';
import { Part } from './Part.tsx';
import type { OfficeForm } from './use-office-form.ts';

interface Props {
  form: OfficeForm;
  buyer: Customer | undefined;
  /** The customer is that of a visit, and no other. */
  isGiven?: boolean;
  onChoose: (customer: Customer | undefined) => void;
}

/** Whose order it is: a customer who is found, or one who is made with it. */
export function BuyerFields({ form, buyer, isGiven = false, onChoose }: Props) {
  const newCustomer = useWatch({ control: form.control, name: 'newCustomer' });
  const { errors } = useFormState({ control: form.control, name: 'customerId' });
  const error = errors.customerId?.message;
  const errorId = useId();
  function begin() {
    onChoose(undefined);
    form.setValue('newCustomer', { accountType: 'private', firstName: '', lastName: '' });
    form.setValue('shippingAddress.fullName', '');
  }
  return (
    <Part
      title="Πελάτης"
      action={
        isGiven ? undefined : newCustomer || buyer ? (
          <Button
            size="xs"
            variant="outline"
            onClick={() => {
              onChoose(undefined);
              form.setValue('newCustomer', undefined);
            }}
          >
            Άλλος πελάτης
          </Button>
        ) : (
          <Button size="xs" variant="outline" onClick={begin}>
            <UserPlus />
            Νέος πελάτης
          </Button>
        )
      }
    >
      {buyer ? (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
          <strong className="font-medium">{buyer.fullName}</strong>
          {buyer.companyName !== undefined && <span>{buyer.companyName}</span>}
          {buyer.phone !== undefined && <span className="num text-text-2">{formatPhone(buyer.phone)}</span>}
          {buyer.email ? (
            <span className="text-text-2">{buyer.email}</span>
          ) : (
            <Badge tone="neutral">Χωρίς email: δεν ενημερώνεται</Badge>
          )}
        </p>
      ) : newCustomer ? (
        <NewCustomer form={form} isBusiness={newCustomer.accountType === 'b2b'} />
      ) : (
        <div className="md:max-w-105" {...(error !== undefined && { 'data-fault': '' })}>
          <CustomerFinder onFound={onChoose} />
        </div>
      )}
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </Part>
  );
}

function NewCustomer({ form, isBusiness }: { form: OfficeForm; isBusiness: boolean }) {
  const followed = useRef('');
  // Who calls is who gets it, until another name is typed there.
  function follow() {
    const { firstName = '', lastName = '', companyName = '' } = form.getValues('newCustomer') ?? {};
    if (form.getValues('shippingAddress.fullName') !== followed.current) return;
    followed.current = `${firstName} ${lastName}`.trim();
    form.setValue('shippingAddress.fullName', followed.current);
    form.setValue('shippingAddress.company', companyName);
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2 md:grid-cols-4" onChange={follow}>
      <FormField form={form} name="newCustomer.firstName" label="Όνομα" required>
        <Input size="sm" maxLength={60} />
      </FormField>
      <FormField form={form} name="newCustomer.lastName" label="Επώνυμο" required>
        <Input size="sm" maxLength={60} />
      </FormField>
      <FormField form={form} name="newCustomer.email" label="Email" optional>
        <Input size="sm" type="email" />
      </FormField>
      <FormField form={form} name="newCustomer.accountType" label="Τύπος">
        <Select size="sm">
          {Object.entries(accountTypeLabels).map(([type, label]) => (
            <option key={type} value={type}>
              {label}
            </option>
          ))}
        </Select>
      </FormField>
      {isBusiness && (
        <>
          <FormField
            form={form}
            name="newCustomer.companyName"
            label="Επωνυμία"
            required
            className="md:col-span-2"
          >
            <Input size="sm" maxLength={120} />
          </FormField>
          <FormField form={form} name="newCustomer.afm" label="ΑΦΜ" required>
            <Input size="sm" inputMode="numeric" maxLength={20} />
          </FormField>
        </>
      )}
    </div>
  );
}

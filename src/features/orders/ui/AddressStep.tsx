import { useEffect } from 'react';
import { dropUndefined } from '../../../shared/partial-input.ts';
import { parsePostalCode, regionLabels, regionOf } from '../../../shared/postal-code.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { showFieldErrors, useZodForm } from '../../../ui/form/form.ts';
import { Input } from '../../../ui/form/Input.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { Textarea } from '../../../ui/form/Textarea.tsx';
import { detailsForm, type TypedBilling } from '../billing.ts';
import type { TypedAddress } from '../checkout.ts';
import { BillingFields } from './BillingFields.tsx';
import { StepSection } from './StepSection.tsx';
import { stepForm } from './step-form.ts';
import type { Faults } from './use-place-order.ts';

interface Props {
  address: TypedAddress;
  billing: TypedBilling;
  isBusiness: boolean;
  /** The fields that the server refused. */
  faults: Faults;
  onType: (address: TypedAddress, billing: TypedBilling) => void;
  onNext: () => void;
}

/** The delivery address and the billing. */
export function AddressStep({ address, billing, isBusiness, faults, onType, onNext }: Props) {
  const form = useZodForm(detailsForm, { ...address, ...billing });

  useEffect(() => {
    showFieldErrors(form, faults);
    // Once, when the step opens: afterwards the form validates itself.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  function type() {
    const values = form.getValues();
    const postalCode = parsePostalCode(values.postalCode ?? '');
    if (!values.region && postalCode) form.setValue('region', regionOf(postalCode));
    const { document, invoice, purchaseOrder = '', ...typed } = { ...billing, ...form.getValues() };
    onType(
      { ...address, ...dropUndefined(typed) },
      { document, invoice: { ...billing.invoice, ...invoice }, purchaseOrder },
    );
  }

  return (
    <StepSection title="Στοιχεία αποστολής">
      <div onChange={type}>
        <Form form={form} id={stepForm} onSubmit={onNext} className="grid gap-7">
          <div className="grid gap-x-5 gap-y-4.5 sm:grid-cols-6">
            <FormField form={form} name="fullName" label="Ονοματεπώνυμο" required className="sm:col-span-3">
              <Input autoComplete="name" maxLength={100} />
            </FormField>
            <FormField form={form} name="company" label="Επωνυμία" optional className="sm:col-span-3">
              <Input autoComplete="organization" maxLength={100} />
            </FormField>
            <FormField form={form} name="address" label="Διεύθυνση" required className="sm:col-span-6">
              <Input autoComplete="street-address" maxLength={200} />
            </FormField>
            <FormField form={form} name="city" label="Πόλη" required className="sm:col-span-2">
              <Input autoComplete="address-level2" maxLength={100} />
            </FormField>
            <FormField form={form} name="postalCode" label="ΤΚ" required className="sm:col-span-2">
              <Input autoComplete="postal-code" inputMode="numeric" maxLength={6} />
            </FormField>
            <FormField form={form} name="region" label="Περιοχή" required className="sm:col-span-2">
              <Select>
                <option value="">Επιλέξτε περιοχή</option>
                {Object.entries(regionLabels).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            </FormField>
            <FormField form={form} name="phone" label="Τηλέφωνο" required className="sm:col-span-3">
              <Input type="tel" autoComplete="tel" maxLength={30} />
            </FormField>
            <FormField
              form={form}
              name="instructions"
              label="Οδηγίες παράδοσης"
              optional
              className="sm:col-span-6"
              hint="Όροφος, κουδούνι, ώρες που σας βρίσκουμε"
            >
              <Textarea rows={3} maxLength={500} />
            </FormField>
          </div>
          <BillingFields form={form} isBusiness={isBusiness} />
        </Form>
      </div>
    </StepSection>
  );
}

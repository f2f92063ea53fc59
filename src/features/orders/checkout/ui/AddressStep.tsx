import { useEffect, useState } from 'react';
import { dropUndefined } from '#shared/partial-input.ts';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { Form } from '#ui/form/Form.tsx';
import { showFieldErrors, useZodForm } from '#ui/form/form.ts';
import { detailsForm, type TypedBilling } from '../../billing.ts';
import type { TypedAddress } from '../checkout.ts';
import { AddressFields } from '../../addresses/ui/AddressFields.tsx';
import { BillingFields } from './BillingFields.tsx';
import { SavedAddresses } from '../../addresses/ui/SavedAddresses.tsx';
import { StepSection } from './StepSection.tsx';
import { stepForm } from './step-form.ts';
import { useAddressBook } from '../../addresses/ui/use-address-book.ts';
import { useFollowedRegion } from '../../addresses/ui/use-followed-region.ts';
import type { Faults } from './use-place-order.ts';

interface Props {
  address: TypedAddress;
  billing: TypedBilling;
  isBusiness: boolean;
  /** Why nothing is delivered to the postal code; null if something is. */
  whyNotThere: string | null;
  faults: Faults;
  onType: (address: TypedAddress, billing: TypedBilling) => void;
  onNext: () => void;
}

export function AddressStep({ address, billing, isBusiness, whyNotThere, faults, onType, onNext }: Props) {
  const form = useZodForm(detailsForm, { ...address, ...billing });
  const { kept, keep } = useAddressBook(address);
  const [keeps, setKeeps] = useState(false);
  const follow = useFollowedRegion(address.postalCode);

  useEffect(() => {
    showFieldErrors(form, faults);
    // Once, when the step opens: afterwards the form validates itself.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    if (whyNotThere) form.setError('postalCode', { type: 'area', message: whyNotThere });
    else if (form.formState.errors.postalCode?.type === 'area') form.clearErrors('postalCode');
  }, [form, whyNotThere]);

  function type() {
    const region = follow(form.getValues());
    if (region) form.setValue('region', region);
    const { document, invoice, purchaseOrder = '', ...typed } = { ...billing, ...form.getValues() };
    onType(
      { ...address, ...dropUndefined(typed) },
      { document, invoice: { ...billing.invoice, ...invoice }, purchaseOrder },
    );
  }

  function choose(chosen: TypedAddress) {
    follow(chosen);
    for (const [name, value] of Object.entries(chosen))
      form.setValue(name as keyof TypedAddress, value, { shouldValidate: form.formState.isSubmitted });
    onType(chosen, billing);
  }

  function submit() {
    if (keeps) keep?.();
    onNext();
  }

  return (
    <StepSection title="Στοιχεία αποστολής">
      <SavedAddresses kept={kept} address={address} onChoose={choose} />
      <div onChange={type}>
        <Form form={form} id={stepForm} onSubmit={submit} className="grid gap-7">
          <div className="grid gap-x-5 gap-y-4.5 sm:grid-cols-6">
            <AddressFields form={form} />
            {keep && (
              <Checkbox
                checked={keeps}
                onChange={({ target }) => setKeeps(target.checked)}
                className="sm:col-span-6"
              >
                Αποθήκευση στις διευθύνσεις μου
              </Checkbox>
            )}
          </div>
          <BillingFields form={form} isBusiness={isBusiness} />
        </Form>
      </div>
    </StepSection>
  );
}

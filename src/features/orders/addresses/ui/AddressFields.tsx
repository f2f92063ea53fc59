import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { regionLabels } from '#shared/postal-code.ts';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Select } from '#ui/form/Select.tsx';
import { Textarea } from '#ui/form/Textarea.tsx';

export function AddressFields<Values extends FieldValues, Output>({
  form,
}: {
  form: UseFormReturn<Values, unknown, Output>;
}) {
  // The names are those of the contract's address, which every form with these fields has.
  const named = (name: string) => name as Path<Values>;
  return (
    <>
      <FormField
        form={form}
        name={named('fullName')}
        label="Ονοματεπώνυμο"
        required
        className="sm:col-span-3"
      >
        <Input autoComplete="name" maxLength={100} />
      </FormField>
      <FormField form={form} name={named('company')} label="Επωνυμία" optional className="sm:col-span-3">
        <Input autoComplete="organization" maxLength={100} />
      </FormField>
      <FormField form={form} name={named('address')} label="Διεύθυνση" required className="sm:col-span-6">
        <Input autoComplete="street-address" maxLength={200} />
      </FormField>
      <FormField form={form} name={named('city')} label="Πόλη" required className="sm:col-span-2">
        <Input autoComplete="address-level2" maxLength={100} />
      </FormField>
      <FormField form={form} name={named('postalCode')} label="ΤΚ" required className="sm:col-span-2">
        <Input autoComplete="postal-code" inputMode="numeric" maxLength={16} />
      </FormField>
      <FormField form={form} name={named('region')} label="Περιοχή" required className="sm:col-span-2">
        <Select>
          <option value="">Επιλέξτε περιοχή</option>
          {Object.entries(regionLabels).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </FormField>
      <FormField form={form} name={named('phone')} label="Τηλέφωνο" required className="sm:col-span-3">
        <Input type="tel" autoComplete="tel" maxLength={30} />
      </FormField>
      <FormField
        form={form}
        name={named('instructions')}
        label="Οδηγίες παράδοσης"
        optional
        className="sm:col-span-6"
        hint="Όροφος, κουδούνι, ώρες που σας βρίσκουμε"
      >
        <Textarea rows={3} maxLength={500} />
      </FormField>
    </>
  );
}

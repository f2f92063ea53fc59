import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';

interface Props<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  isBusiness: boolean;
}

/** The details of a customer as administrators write them, in the form of a new one and of one that is there. */
export function CustomerFields<Values extends FieldValues, Output>({
  form,
  isBusiness,
}: Props<Values, Output>) {
  const needed = isBusiness ? { required: true } : { optional: true };
  const name = (field: string) => ({ form, name: field as Path<Values> });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField {...name('firstName')} label="Όνομα" required>
          <Input size="sm" />
        </FormField>
        <FormField {...name('lastName')} label="Επώνυμο" required>
          <Input size="sm" />
        </FormField>
        <FormField {...name('phone')} label="Τηλέφωνο" optional>
          <Input size="sm" type="tel" />
        </FormField>
        <FormField {...name('afm')} label="ΑΦΜ" {...needed}>
          <Input size="sm" inputMode="numeric" />
        </FormField>
      </div>
      {isBusiness && (
        <>
          <FormField {...name('companyName')} label="Επωνυμία" required>
            <Input size="sm" />
          </FormField>
          <div className="grid gap-4 sm:grid-cols-2">
            <FormField {...name('doy')} label="ΔΟΥ" optional>
              <Input size="sm" />
            </FormField>
            <FormField {...name('profession')} label="Επάγγελμα" optional>
              <Input size="sm" />
            </FormField>
          </div>
        </>
      )}
      <FormField {...name('address')} label="Διεύθυνση" optional>
        <Input size="sm" />
      </FormField>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField {...name('city')} label="Πόλη" optional>
          <Input size="sm" />
        </FormField>
        <FormField {...name('postalCode')} label="Ταχ. κώδικας" optional>
          <Input size="sm" inputMode="numeric" maxLength={16} />
        </FormField>
      </div>
    </>
  );
}

import { useWatch } from 'react-hook-form';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import type { Customer } from '#features/customers/contract.ts';
import type { OfficeForm } from './use-office-form.ts';

type BillingFacts = Partial<
  Pick<Customer, 'companyName' | 'afm' | 'doy' | 'profession' | 'address' | 'city' | 'postalCode'>
>;

interface Props {
  form: OfficeForm;
  buyer: BillingFacts | undefined;
  isBusiness: boolean;
}

/** Whether the order gets an invoice, and for whom: what is known of the customer is filled in. */
export function InvoiceFields({ form, buyer, isBusiness }: Props) {
  const invoice = useWatch({ control: form.control, name: 'invoice' });
  function ask(isWanted: boolean) {
    const typed = form.getValues('newCustomer');
    const to = form.getValues('shippingAddress');
    const known = buyer ?? { ...typed, ...to };
    const { companyName = '', afm = '', doy = '', profession = '' } = buyer ?? typed ?? {};
    const { address = '', city = '', postalCode = '' } = known;
    form.setValue(
      'invoice',
      isWanted ? { companyName, afm, doy, profession, address, city, postalCode } : undefined,
      { shouldDirty: true },
    );
  }
  return (
    <>
      <Checkbox
        className="mt-2"
        checked={invoice !== undefined}
        onChange={({ target }) => ask(target.checked)}
      >
        Τιμολόγιο αντί για απόδειξη
      </Checkbox>
      {invoice && (
        <div className="mt-1 grid grid-cols-6 gap-x-3 gap-y-3.5">
          <FormField form={form} name="invoice.companyName" label="Επωνυμία" required className="col-span-4">
            <Input size="sm" maxLength={120} />
          </FormField>
          <FormField form={form} name="invoice.afm" label="ΑΦΜ" required className="col-span-2">
            <Input size="sm" inputMode="numeric" maxLength={20} />
          </FormField>
          <FormField form={form} name="invoice.doy" label="ΔΟΥ" required className="col-span-2">
            <Input size="sm" maxLength={60} />
          </FormField>
          <FormField form={form} name="invoice.profession" label="Επάγγελμα" required className="col-span-4">
            <Input size="sm" maxLength={120} />
          </FormField>
          <FormField form={form} name="invoice.address" label="Έδρα" required className="col-span-6">
            <Input size="sm" maxLength={200} />
          </FormField>
          <FormField form={form} name="invoice.city" label="Πόλη έδρας" required className="col-span-4">
            <Input size="sm" maxLength={100} />
          </FormField>
          <FormField form={form} name="invoice.postalCode" label="ΤΚ έδρας" required className="col-span-2">
            <Input size="sm" inputMode="numeric" maxLength={16} />
          </FormField>
        </div>
      )}
      {isBusiness && (
        <FormField
          form={form}
          name="purchaseOrder"
          label="Αριθμός παραγγελίας του πελάτη"
          optional
          className="mt-3"
        >
          <Input size="sm" maxLength={40} />
        </FormField>
      )}
    </>
  );
}

import { FileText, ReceiptEuro } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import type { useZodForm } from '#ui/form/form.ts';
import { FormControl } from '#ui/form/FormControl.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { RadioCard } from '#ui/form/RadioCard.tsx';
import { RadioCards } from '#ui/form/RadioCards.tsx';
import { documentLabels, type detailsForm } from '../../billing.ts';

interface Props {
  form: ReturnType<typeof useZodForm<typeof detailsForm>>;
  isBusiness: boolean;
}

export function BillingFields({ form, isBusiness }: Props) {
  const isInvoice = useWatch({ control: form.control, name: 'document' }) === 'invoice';
  return (
    <section className="border-t border-line pt-6">
      <FormControl form={form} name="document">
        <RadioCards legend="Παραστατικό">
          <RadioCard
            value="receipt"
            icon={<ReceiptEuro />}
            title={documentLabels.receipt}
            description="Για αγορές ιδιωτών"
          />
          <RadioCard
            value="invoice"
            icon={<FileText />}
            title={documentLabels.invoice}
            description="Με ΑΦΜ, για επιχειρήσεις και ελεύθερους επαγγελματίες"
          />
        </RadioCards>
      </FormControl>
      <div className="mt-5 grid gap-x-5 gap-y-4.5 empty:hidden sm:grid-cols-6">
        {isInvoice && (
          <>
            <FormField
              form={form}
              name="invoice.companyName"
              label="Επωνυμία"
              required
              className="sm:col-span-4"
            >
              <Input autoComplete="organization" maxLength={120} />
            </FormField>
            <FormField form={form} name="invoice.afm" label="ΑΦΜ" required className="sm:col-span-2">
              <Input className="code" inputMode="numeric" autoComplete="off" maxLength={20} />
            </FormField>
            <FormField form={form} name="invoice.doy" label="ΔΟΥ" required className="sm:col-span-2">
              <Input autoComplete="off" maxLength={60} />
            </FormField>
            <FormField
              form={form}
              name="invoice.profession"
              label="Επάγγελμα ή δραστηριότητα"
              required
              className="sm:col-span-4"
            >
              <Input autoComplete="off" maxLength={120} />
            </FormField>
            <FormField
              form={form}
              name="invoice.address"
              label="Διεύθυνση έδρας"
              required
              className="sm:col-span-6"
            >
              <Input autoComplete="billing street-address" maxLength={200} />
            </FormField>
            <FormField form={form} name="invoice.city" label="Πόλη έδρας" required className="sm:col-span-4">
              <Input autoComplete="billing address-level2" maxLength={100} />
            </FormField>
            <FormField
              form={form}
              name="invoice.postalCode"
              label="ΤΚ έδρας"
              required
              className="sm:col-span-2"
            >
              <Input autoComplete="billing postal-code" inputMode="numeric" maxLength={16} />
            </FormField>
          </>
        )}
        {isBusiness && (
          <FormField
            form={form}
            name="purchaseOrder"
            label="Αριθμός παραγγελίας σας"
            optional
            hint="Όπως τον έχετε καταχωρίσει εσείς· τυπώνεται στα παραστατικά"
            className="sm:col-span-3"
          >
            <Input autoComplete="off" maxLength={40} />
          </FormField>
        )}
      </div>
    </section>
  );
}

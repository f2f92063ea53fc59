import { useWatch } from 'react-hook-form';
import { isCollected } from '#shared/collected.ts';
import { company } from '#shared/company.ts';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { FormControl } from '#ui/form/FormControl.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Select } from '#ui/form/Select.tsx';
import { Textarea } from '#ui/form/Textarea.tsx';
import { Part } from './Part.tsx';
import type { OfficeForm } from './use-office-form.ts';

/** Where the order goes and how; whoever collects it gives a name and a telephone only. */
export function DeliveryFields({
  form,
  isBusiness,
  kept,
  isVisit = false,
}: {
  form: OfficeForm;
  isBusiness: boolean;
  /** The delivery that the order has, which may not be offered any more. */
  kept?: { id: string; label: string };
  /** It is the bill of a visit, which is with the customer already. */
  isVisit?: boolean;
}) {
  const offered = company().deliveries;
  const deliveries = kept && !offered.some(({ id }) => id === kept.id) ? [kept, ...offered] : offered;
  const [method, lines] = useWatch({ control: form.control, name: ['shippingMethod', 'lines'] });
  const isSent = !isCollected(method);
  const isInstalled = lines.some(({ withInstallation }) => withInstallation);
  return (
    <Part title={isVisit ? 'Πού έγινε' : 'Παράδοση'} className="md:border-r">
      <div className="grid grid-cols-6 gap-x-3 gap-y-3.5">
        {/* Another delivery has another price. */}
        {!isVisit && (
          <>
            <div className="col-span-4" onChange={() => form.setValue('shipping', '')}>
              <FormField form={form} name="shippingMethod" label="Τρόπος">
                <Select size="sm">
                  {deliveries.map(({ id, label }) => (
                    <option key={id} value={id}>
                      {label}
                    </option>
                  ))}
                </Select>
              </FormField>
            </div>
            <FormField form={form} name="shipping" label="€ χωρίς ΦΠΑ" className="col-span-2">
              <Input
                size="sm"
                className="num"
                inputMode="decimal"
                maxLength={20}
                placeholder="Τιμοκατάλογος"
              />
            </FormField>
          </>
        )}
        <FormField
          form={form}
          name="shippingAddress.fullName"
          label={isVisit ? 'Όνομα' : isSent ? 'Παραλήπτης' : 'Ποιος παραλαμβάνει'}
          required
          className="col-span-6 sm:col-span-3"
        >
          <Input size="sm" maxLength={100} />
        </FormField>
        <FormField
          form={form}
          name="shippingAddress.phone"
          label="Τηλέφωνο"
          required
          className="col-span-6 sm:col-span-3"
        >
          <Input size="sm" type="tel" maxLength={30} />
        </FormField>
        {isSent && (
          <>
            <FormField
              form={form}
              name="shippingAddress.address"
              label="Διεύθυνση"
              required
              className="col-span-6"
            >
              <Input size="sm" maxLength={200} />
            </FormField>
            <FormField form={form} name="shippingAddress.city" label="Πόλη" required className="col-span-4">
              <Input size="sm" maxLength={100} />
            </FormField>
            <FormField
              form={form}
              name="shippingAddress.postalCode"
              label="ΤΚ"
              required
              className="col-span-2"
            >
              <Input size="sm" inputMode="numeric" maxLength={16} />
            </FormField>
          </>
        )}
        <FormField form={form} name="orderNotes" label="Σημειώσεις" optional className="col-span-6">
          <Textarea size="sm" rows={2} maxLength={1_000} />
        </FormField>
      </div>
      {isInstalled && !isBusiness && (
        <FormControl form={form} name="beginsEarly">
          <Checkbox className="mt-2">
            Ο πελάτης ζήτησε να αρχίσει η εγκατάσταση μέσα στις 14 ημέρες της υπαναχώρησης
          </Checkbox>
        </FormControl>
      )}
    </Part>
  );
}

import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { addDays, athensDate } from '#shared/dates.ts';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Select } from '#ui/form/Select.tsx';
import { officePayments, receivedWays } from '../../contract.ts';
import { officePaymentLabels, receivedWayLabels } from '../../labels.ts';
import { InvoiceFields } from './InvoiceFields.tsx';
import { Part } from './Part.tsx';
import type { OfficeForm } from './use-office-form.ts';

interface Props {
  form: OfficeForm;
  buyer: Parameters<typeof InvoiceFields>[0]['buyer'];
  isBusiness: boolean;
  /** The order is there, and its money is recorded elsewhere. */
  isPlaced?: boolean;
  /** It is the bill of a visit: paid, or on account. */
  isVisit?: boolean;
}

/** How the order is paid, what is taken off it, and which document it gets. */
export function MoneyFields({ form, buyer, isBusiness, isPlaced = false, isVisit = false }: Props) {
  return (
    <Part title={isPlaced ? 'Έκπτωση και παραστατικό' : 'Πληρωμή'}>
      {!isPlaced && <PaymentFields form={form} isVisit={isVisit} />}
      <DiscountFields form={form} />
      <InvoiceFields form={form} buyer={buyer} isBusiness={isBusiness} />
    </Part>
  );
}

function PaymentFields({ form, isVisit }: Pick<Props, 'form' | 'isVisit'>) {
  const payment = useWatch({ control: form.control, name: 'payment' });
  const [hasDeposit, setDeposit] = useState(false);
  const [today] = useState(() => athensDate(new Date()));
  const isPaid = payment === 'paid';
  // A deposit that is still to come is asked for before the goods leave, or beside what is owed.
  const ways = receivedWays.filter(
    (one) => one !== 'later' || payment === 'on_account' || payment === 'bank_transfer',
  );
  const isOwed = payment === 'on_account' || payment === 'cash' || payment === 'bank_transfer';
  return (
    <>
      <div className="grid grid-cols-6 gap-x-3 gap-y-3.5">
        <FormField
          form={form}
          name="payment"
          label="Πώς πληρώνεται"
          required
          className="col-span-6 sm:col-span-3"
        >
          <Select size="sm">
            <option value="">Επιλέξτε</option>
            {officePayments
              .filter((one) => !isVisit || one === 'paid' || one === 'on_account')
              .map((one) => (
                <option key={one} value={one}>
                  {officePaymentLabels[one]}
                </option>
              ))}
          </Select>
        </FormField>
        {payment === 'on_account' && (
          <FormField form={form} name="dueOn" label="Έως" required className="col-span-6 sm:col-span-3">
            <Input size="sm" type="date" min={today} max={addDays(today, 731)} />
          </FormField>
        )}
        {(isPaid || (isOwed && hasDeposit)) && (
          <FormField
            form={form}
            name="via"
            label={isPaid ? 'Εισπράχθηκε με' : 'Πώς δόθηκε'}
            className="col-span-6 sm:col-span-3"
          >
            <Select size="sm">
              {ways.map((one) => (
                <option key={one} value={one}>
                  {receivedWayLabels[one]}
                </option>
              ))}
            </Select>
          </FormField>
        )}
        {isOwed && hasDeposit && (
          <FormField
            form={form}
            name="deposit"
            label="Προκαταβολή με ΦΠΑ (€)"
            className="col-span-6 sm:col-span-3"
          >
            <Input size="sm" className="num" inputMode="decimal" maxLength={20} />
          </FormField>
        )}
      </div>
      {isOwed && (
        <Checkbox
          className="mt-1"
          checked={hasDeposit}
          onChange={({ target }) => {
            setDeposit(target.checked);
            if (target.checked) return;
            form.setValue('deposit', '');
            form.setValue('via', 'cash');
          }}
        >
          Με προκαταβολή
        </Checkbox>
      )}
    </>
  );
}

function DiscountFields({ form }: Pick<Props, 'form'>) {
  const discount = useWatch({ control: form.control, name: 'discount' });
  return (
    <div className="mt-3 first-of-type:mt-0 grid grid-cols-[minmax(0,1fr)_72px] gap-x-3 gap-y-3.5">
      <FormField form={form} name="discount" label="Έκπτωση στο σύνολο" optional hint="Ποσό με ΦΠΑ">
        <Input size="sm" className="num" inputMode="decimal" maxLength={20} />
      </FormField>
      <FormField form={form} name="discountIn" label="σε">
        <Select size="sm">
          <option value="percent">%</option>
          <option value="euro">€</option>
        </Select>
      </FormField>
      {discount !== undefined && discount !== null && discount !== '' && (
        <FormField
          form={form}
          name="discountReason"
          label="Λόγος της έκπτωσης"
          required
          hint="Τον διαβάζει και ο πελάτης"
          className="col-span-2"
        >
          <Input size="sm" maxLength={200} />
        </FormField>
      )}
    </div>
  );
}

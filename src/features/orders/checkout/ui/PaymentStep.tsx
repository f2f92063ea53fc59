import { Banknote, CreditCard, Landmark } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { athensDate } from '#shared/dates.ts';
import { formatEuro, type Cents } from '#shared/money.ts';
import { dropUndefined } from '#shared/partial-input.ts';
import { Form } from '#ui/form/Form.tsx';
import { FormControl } from '#ui/form/FormControl.tsx';
import { showFieldErrors, useZodForm } from '#ui/form/form.ts';
import { RadioCard } from '#ui/form/RadioCard.tsx';
import { RadioCards } from '#ui/form/RadioCards.tsx';
import type { TypedCard } from '../checkout.ts';
import { paymentForm } from '../../payments/card-form.ts';
import type { CheckoutPayment, ShippingMethod } from '../../contract.ts';
import { paymentLabels } from '../../labels.ts';
import { cashCollector, cashFeeAt } from '../../payments/payment.ts';
import { CardFields } from '../../payments/ui/CardFields.tsx';
import { StepSection } from './StepSection.tsx';
import { stepForm } from './step-form.ts';
import type { Faults } from './use-place-order.ts';

const icons: Record<CheckoutPayment, ReactNode> = {
  card: <CreditCard />,
  bank_transfer: <Landmark />,
  cash: <Banknote />,
};

const descriptions = (cashFeeCents: Cents): Record<CheckoutPayment, string> => ({
  card: 'Visa, Mastercard, American Express',
  bank_transfer: 'Στοιχεία λογαριασμού με email, αποστολή μετά την πληρωμή',
  cash: cashFeeCents > 0 ? `Επιβάρυνση ${formatEuro(cashFeeCents)} στην παράδοση` : 'Πληρωμή στην παράδοση',
});

interface Props {
  offered: readonly CheckoutPayment[];
  payment: CheckoutPayment;
  method: ShippingMethod;
  card: TypedCard;
  /** Cards are typed on the payment provider's page. */
  cardPage: boolean;
  /** Why cash is not accepted; null if it is. */
  whyNoCash: string | null;
  faults: Faults;
  onType: (payment: CheckoutPayment, card: TypedCard) => void;
  onNext: () => void;
}

export function PaymentStep({
  offered,
  payment,
  method,
  card,
  cardPage,
  whyNoCash,
  faults,
  onType,
  onNext,
}: Props) {
  const form = useZodForm(paymentForm(athensDate(new Date()), cardPage), { type: payment, ...card });

  useEffect(() => {
    showFieldErrors(form, faults);
    // Once, when the step opens: afterwards the form validates itself.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  function type() {
    const { type: chosen, ...typed } = { ...card, ...dropUndefined(form.getValues()) };
    onType(chosen ?? payment, typed);
  }

  return (
    <StepSection title="Τρόπος πληρωμής">
      <div onChange={type}>
        <Form form={form} id={stepForm} onSubmit={onNext}>
          <FormControl form={form} name="type">
            <RadioCards legend="Τρόπος πληρωμής" legendHidden>
              {offered.map((option) => (
                <RadioCard
                  key={option}
                  value={option}
                  icon={icons[option]}
                  title={paymentLabels[option]}
                  disabled={option === 'cash' && whyNoCash !== null}
                  description={(option === 'cash' && whyNoCash) || descriptions(cashFeeAt(method))[option]}
                >
                  {option === 'card' && !cardPage ? (
                    <div className="sm:pl-9 md:pl-20">
                      <CardFields form={form} />
                    </div>
                  ) : (
                    (option !== 'cash' || whyNoCash === null) && (
                      <PaymentNote option={option} method={method} />
                    )
                  )}
                </RadioCard>
              ))}
            </RadioCards>
          </FormControl>
        </Form>
      </div>
    </StepSection>
  );
}

function PaymentNote({ option, method }: { option: CheckoutPayment; method: ShippingMethod }) {
  const cashFeeCents = cashFeeAt(method);
  const fee =
    cashFeeCents > 0
      ? ` Εισπράττει επιπλέον ${formatEuro(cashFeeCents)}, που δεν περιλαμβάνονται στο σύνολο της παραγγελίας.`
      : '';
  const notes: Record<CheckoutPayment, string> = {
    card: 'Με την παραγγελία ανοίγει η ασφαλής σελίδα πληρωμών της Stripe. Εκεί συμπληρώνετε την κάρτα και την εγκρίνετε με την τράπεζά σας· εμείς δεν βλέπουμε τα στοιχεία της.',
    cash: `Πληρώνετε σ${cashCollector(method).accusative} στην παραλαβή.${fee}`,
    bank_transfer:
      'Μετά την παραγγελία θα λάβετε email με τους λογαριασμούς μας. Η αποστολή γίνεται μόλις επιβεβαιωθεί η πληρωμή.',
  };
  return <p className="max-w-[60ch] sm:pl-9 text-base text-text-2 md:pl-20">{notes[option]}</p>;
}

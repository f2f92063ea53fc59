import { CalendarCheck, Truck, Wrench, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatEuro } from '../../../shared/money.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { RadioCard } from '../../../ui/RadioCard.tsx';
import { RadioCards } from '../../../ui/RadioCards.tsx';
import type { TypedAddress } from '../checkout.ts';
import { shippingMethod, type ShippingMethod } from '../contract.ts';
import { deliveries } from '../delivery.ts';
import { AddressReview } from './AddressReview.tsx';
import { StepSection } from './StepSection.tsx';
import { stepForm } from './step-form.ts';

const icons: Record<ShippingMethod, ReactNode> = {
  standard: <Truck />,
  express: <Zap />,
  installation: <Wrench />,
};

interface Props {
  method: ShippingMethod;
  address: TypedAddress;
  onChoose: (method: ShippingMethod) => void;
  onChangeAddress: () => void;
  onNext: () => void;
}

/** How the order arrives. */
export function DeliveryStep({ method, address, onChoose, onChangeAddress, onNext }: Props) {
  return (
    <StepSection title="Τρόπος παράδοσης">
      <form
        id={stepForm}
        onSubmit={(event) => {
          event.preventDefault();
          onNext();
        }}
      >
        <RadioCards
          legend="Τρόπος παράδοσης"
          legendHidden
          value={method}
          onValueChange={(value) => onChoose(shippingMethod.parse(value))}
        >
          {shippingMethod.options.map((option) => (
            <RadioCard
              key={option}
              value={option}
              icon={icons[option]}
              title={deliveries[option].label}
              description={deliveries[option].promise}
              end={formatEuro(deliveries[option].priceCents)}
            />
          ))}
        </RadioCards>
      </form>
      {method === 'installation' && (
        <Notice icon={<CalendarCheck />} className="mt-4">
          Μετά την παραγγελία θα επικοινωνήσουμε μαζί σας για την ημερομηνία εγκατάστασης.
        </Notice>
      )}
      <div className="mt-8 border-t border-line pt-5">
        <AddressReview address={address} onChange={onChangeAddress} />
      </div>
    </StepSection>
  );
}

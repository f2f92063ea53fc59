import { CalendarCheck, Store, Truck, Wrench, Zap } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { isCollected } from '#shared/collected.ts';
import { company } from '#shared/company.ts';
import { amountOf, type Cents } from '#shared/money.ts';
import { useReadsGross } from '#ui/page/session.ts';
import { Button } from '#ui/components/Button.tsx';
import { Notice } from '#ui/components/Notice.tsx';
import { Price } from '#ui/components/Price.tsx';
import { RadioCard } from '#ui/form/RadioCard.tsx';
import { RadioCards } from '#ui/form/RadioCards.tsx';
import type { TypedAddress } from '../checkout.ts';
import type { ShippingMethod } from '../../contract.ts';
import { deliveryCents, deliveryOf, whyNotDelivered } from '../../delivery.ts';
import { deliveryNote, technicianPromise } from '../../installation/rules.ts';
import { differenceText } from '../price-changes.ts';
import { AddressReview } from './AddressReview.tsx';
import { StepSection } from './StepSection.tsx';
import { stepForm } from './step-form.ts';

const icons: Partial<Record<ShippingMethod, ReactNode>> = { express: <Zap />, installation: <Wrench /> };

interface Props {
  method: ShippingMethod;
  pieces: number;
  goodsCents: Cents;
  /** Why technicians do not serve the address; null if they do. */
  whyNoTechnicians: string | null;
  address: TypedAddress;
  onChoose: (method: ShippingMethod) => void;
  onChangeAddress: () => void;
  onNext: () => void;
}

export function DeliveryStep({
  method,
  pieces,
  goodsCents,
  whyNoTechnicians,
  address,
  onChoose,
  onChangeAddress,
  onNext,
}: Props) {
  const readsGross = useReadsGross();
  const { postalCode } = address;
  const note = deliveryNote(method, pieces);
  // Where nothing is installed, the technician brings the products to anyone who asks for it.
  const [isAsking, setAsking] = useState(false);
  const all = company().deliveries;
  const usual = all.find(({ id }) => id !== 'installation' && !isCollected(id));
  const isBrought = deliveryOf('installation') !== undefined;
  const offersTechnician = pieces > 0 || method === 'installation' || isAsking || !usual;
  const shown = (option: ShippingMethod) =>
    amountOf(deliveryCents(option, goodsCents, postalCode))[readsGross ? 'gross' : 'net'];
  const extra = usual && `${differenceText(shown(usual.id), shown('installation'))} από «${usual.label}»`;
  const offered = all.filter(({ id }) => id !== 'installation' || offersTechnician);
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
          onValueChange={(value) => onChoose(value)}
        >
          {offered.map(({ id: option, label, promise }) => {
            const away = option === 'installation' ? whyNoTechnicians : whyNotDelivered(option, postalCode);
            return (
              <RadioCard
                key={option}
                value={option}
                icon={icons[option] ?? (isCollected(option) ? <Store /> : <Truck />)}
                title={label}
                description={
                  away ?? (option === 'installation' && extra ? technicianPromise(pieces, extra) : promise)
                }
                disabled={away !== null}
                end={<Price amount={amountOf(deliveryCents(option, goodsCents, postalCode))} />}
              />
            );
          })}
        </RadioCards>
        {isBrought && !offersTechnician && (
          <Button variant="ghost" size="sm" className="mt-2" onClick={() => setAsking(true)}>
            <Wrench />
            Θέλω να τα φέρει τεχνικός
          </Button>
        )}
      </form>
      {note && (
        <Notice
          icon={<CalendarCheck />}
          tone={method === 'installation' && pieces === 0 ? 'medium' : 'info'}
          className="mt-4"
        >
          <p>{note}</p>
          {method === 'installation' && (
            <p className="mt-1">
              Μετά την παραγγελία κλείνετε εσείς ώρα, ή επικοινωνούμε μαζί σας για την ημερομηνία.
            </p>
          )}
        </Notice>
      )}
      <div className="mt-8 border-t border-line pt-5">
        <AddressReview address={address} onChange={onChangeAddress} />
      </div>
    </StepSection>
  );
}

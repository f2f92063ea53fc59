import { productsCents } from '#features/cart/amounts.ts';
import type { CartLine } from '#features/cart/contract.ts';
import { maxPointsOf, type Checkout, type CheckoutEvent } from '../checkout.ts';
import { whyNotThere } from '../where.ts';
import { asksToBegin, installedPieces, whyNoTechnicians } from '../../installation/rules.ts';
import { cashFeeAt, whyNotCash } from '../../payments/payment.ts';
import type { Totals } from '../../totals.ts';
import type { OfferChange } from '../price-changes.ts';
import { AddressStep } from './AddressStep.tsx';
import { CartStep } from './CartStep.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';
import { FromAccount } from './FromAccount.tsx';
import { DeliveryStep } from './DeliveryStep.tsx';
import { pointsPerEuro } from '../../points/contract.ts';
import { PaymentStep } from './PaymentStep.tsx';
import { PointsField } from '../../points/ui/PointsField.tsx';
import type { Faults } from './use-place-order.ts';

interface Props {
  state: Checkout;
  lines: readonly CartLine[];
  totals: Totals;
  isBusiness: boolean;
  /** The fields that the server refused, by the names of the order's fields. */
  faults: Faults;
  /** The lines whose price has changed since the order was sent. */
  change: OfferChange | undefined;
  dispatch: (event: CheckoutEvent) => void;
  onNext: () => void;
  onPlace: () => void;
}

export function OpenStep({
  state,
  lines,
  totals,
  isBusiness,
  faults,
  change,
  dispatch,
  onNext,
  onPlace,
}: Props) {
  const open = (step: number) => dispatch({ type: 'opened', step });
  switch (state.step) {
    case 0:
      return <CartStep onNext={onNext} />;
    case 1:
      return (
        <AddressStep
          address={state.address}
          billing={state.billing}
          isBusiness={isBusiness}
          whyNotThere={whyNotThere(state, lines)}
          faults={{ ...faults, ...namedWithin(faults, 'shippingAddress.') }}
          onType={(address, billing) => {
            dispatch({ type: 'typedAddress', address });
            dispatch({ type: 'typedBilling', billing });
          }}
          onNext={onNext}
        />
      );
    case 2:
      return (
        <DeliveryStep
          method={state.shippingMethod}
          pieces={installedPieces(lines)}
          goodsCents={productsCents(lines)}
          whyNoTechnicians={whyNoTechnicians(state.area, state.address.postalCode)}
          address={state.address}
          onChoose={(method) => dispatch({ type: 'choseDelivery', method })}
          onChangeAddress={() => open(1)}
          onNext={onNext}
        />
      );
    case 3:
      return (
        <>
          <PaymentStep
            offered={state.offered}
            payment={state.payment}
            method={state.shippingMethod}
            card={state.card}
            cardPage={state.cardPage}
            whyNoCash={whyNotCash(totals.totalCents, cashFeeAt(state.shippingMethod))}
            faults={namedWithin(faults, 'paymentMethod.')}
            onType={(payment, card) => dispatch({ type: 'typedPayment', payment, card })}
            onNext={onNext}
          />
          {state.onAccount > 0 && (
            <FromAccount
              state={state}
              onChoose={(usesAccount) => dispatch({ type: 'choseAccount', usesAccount })}
            />
          )}
          {state.balance >= pointsPerEuro && (
            <PointsField
              balance={state.balance}
              most={maxPointsOf(lines, state.balance)}
              spent={totals.discountCents}
              onChoose={(points) => dispatch({ type: 'chosePoints', points })}
            />
          )}
        </>
      );
    default:
      return (
        <ConfirmStep
          state={state}
          lines={lines}
          change={change}
          asksToBegin={asksToBegin({ items: lines }, isBusiness)}
          onBeginEarly={(beginsEarly) => dispatch({ type: 'askedToBeginEarly', beginsEarly })}
          onOpen={open}
          onTypeNotes={(notes) => dispatch({ type: 'typedNotes', notes })}
          onAcceptTerms={(accepts) => dispatch({ type: 'acceptedTerms', accepts })}
          onPlace={onPlace}
        />
      );
  }
}

/** The refused fields of one part of the order, by their names within it. */
function namedWithin(faults: Faults, part: string): Faults {
  return Object.fromEntries(
    Object.entries(faults).flatMap(([name, sentence]) =>
      name.startsWith(part) ? [[name.slice(part.length), sentence]] : [],
    ),
  );
}

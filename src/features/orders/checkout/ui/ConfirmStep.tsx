import { useRef } from 'react';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { Field } from '#ui/form/Field.tsx';
import { TakeBack } from '#ui/form/TakeBack.tsx';
import { Textarea } from '#ui/form/Textarea.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { toast } from '#ui/toast/toast.ts';
import type { CartLine } from '#features/cart/contract.ts';
import { billingOf } from '../../billing.ts';
import { checkoutTotals, fromAccountCents, type Checkout } from '../checkout.ts';
import { paymentLabels } from '../../labels.ts';
import { deliveryOf } from '../../delivery.ts';
import { type OfferChange, differenceText } from '../price-changes.ts';
import { deliveryNote, installedPieces } from '../../installation/rules.ts';
import { AddressReview } from './AddressReview.tsx';
import { BillingDetails } from '../../ui/BillingDetails.tsx';
import { Review } from './Review.tsx';
import { StepSection } from './StepSection.tsx';
import { stepForm } from './step-form.ts';
import { SummaryLine } from './SummaryLine.tsx';
import { beginEarlyText } from '#features/booking/early-begin.ts';
import { amountOf, bothPrices, formatEuro, type Cents } from '#shared/money.ts';
import { useReadsGross } from '#ui/page/session.ts';
import { Notice } from '#ui/components/Notice.tsx';

interface Props {
  state: Checkout;
  lines: readonly CartLine[];
  change: OfferChange | undefined;
  onOpen: (step: number) => void;
  onTypeNotes: (notes: string) => void;
  /** A consumer's order that needs technicians. */
  asksToBegin: boolean;
  onBeginEarly: (beginsEarly: boolean) => void;
  onAcceptTerms: (accepts: boolean) => void;
  onPlace: () => void;
}

export function ConfirmStep({
  state,
  lines,
  change,
  asksToBegin,
  onOpen,
  onTypeNotes,
  onBeginEarly,
  onAcceptTerms,
  onPlace,
}: Props) {
  const terms = useRef<HTMLInputElement>(null);
  const { card, cardPage, payment, shippingMethod, notes, acceptsTerms } = state;
  const delivery = deliveryOf(shippingMethod);
  const accountCents = fromAccountCents(state, checkoutTotals(lines, state));

  function placeOrder() {
    if (acceptsTerms) return onPlace();
    terms.current?.focus();
    return toast({
      tone: 'critical',
      title: 'Απαιτείται Αποδοχή Όρων',
      description: 'Παρακαλώ αποδεχτείτε τους όρους και προϋποθέσεις για να συνεχίσετε.',
    });
  }

  return (
    <StepSection title="Επιβεβαίωση παραγγελίας">
      <form
        id={stepForm}
        className="grid gap-6 *:not-first:border-t *:not-first:border-line *:not-first:pt-5"
        onSubmit={(event) => {
          event.preventDefault();
          placeOrder();
        }}
      >
        <Review title="Προϊόντα" onChange={() => onOpen(0)}>
          <ul>
            {lines.map((line) => (
              <SummaryLine key={`${line.productId} ${line.withInstallation}`} line={line} />
            ))}
          </ul>
        </Review>
        <AddressReview address={state.address} onChange={() => onOpen(1)} />
        <Review title="Παραστατικό" onChange={() => onOpen(1)}>
          <BillingDetails order={billingOf(state.billing)} />
        </Review>
        <Review title="Τρόπος παράδοσης" onChange={() => onOpen(2)}>
          <p>{delivery?.label}</p>
          <p>{delivery?.promise}</p>
          <p>{deliveryNote(shippingMethod, installedPieces(lines))}</p>
        </Review>
        <Review title="Τρόπος πληρωμής" onChange={() => onOpen(3)}>
          <p>
            {paymentLabels[payment]}
            {payment === 'card' && !cardPage && ` •••• ${card.cardNumber.slice(-4)}`}
          </p>
          {payment === 'card' && cardPage && <p>Πληρώνετε στην ασφαλή σελίδα της Stripe, αμέσως μετά.</p>}
          {accountCents > 0 && <p>Από το υπόλοιπό σας: {formatEuro(accountCents)}</p>}
        </Review>
        <div className="grid gap-4">
          <Field label="Σημειώσεις παραγγελίας" optional>
            <Textarea
              rows={3}
              maxLength={1000}
              value={notes}
              onChange={(event) => onTypeNotes(event.target.value)}
            />
          </Field>
          <TakeBack when="delivery" notes={notes} onChange={onTypeNotes} />
        </div>
        {asksToBegin && <BeginEarly checked={state.beginsEarly} onChange={onBeginEarly} />}
        {change && change.lines.length > 0 && (
          <div role="alert">
            <PriceChanges change={change} />
          </div>
        )}
        <Checkbox
          checked={acceptsTerms}
          onChange={(event) => onAcceptTerms(event.target.checked)}
          inputRef={terms}
        >
          Διάβασα και αποδέχομαι τους{' '}
          <TextLink href="/terms" target="_blank">
            όρους χρήσης και πώλησης
          </TextLink>{' '}
          και την{' '}
          <TextLink href="/privacy" target="_blank">
            πολιτική απορρήτου
          </TextLink>
          .
        </Checkbox>
      </form>
    </StepSection>
  );
}

interface BeginEarlyProps {
  checked: boolean;
  onChange: (beginsEarly: boolean) => void;
}

/** Asks a consumer for consent to begin the installation before the right of withdrawal has expired. */
function BeginEarly({ checked, onChange }: BeginEarlyProps) {
  return (
    <section>
      <h3 className="mb-2 text-base font-semibold tracking-normal">Πότε αρχίζει η εγκατάσταση</h3>
      <Checkbox checked={checked} onChange={(event) => onChange(event.target.checked)}>
        {beginEarlyText('η εγκατάσταση')}
      </Checkbox>
      <p className="mt-2 text-base text-text-2">
        Προαιρετικό: χωρίς αυτό, η εγκατάσταση γίνεται μετά τις 14 ημέρες.
      </p>
    </section>
  );
}

/** The lines whose price has changed since the customer last reviewed the order, and what the total was, is and differs by. */
function PriceChanges({ change: { lines, before: was, after: is } }: { change: OfferChange }) {
  const readsGross = useReadsGross();
  const read = (cents: Cents) => bothPrices(amountOf(cents), readsGross)[0];
  return (
    <Notice tone="medium">
      <p className="font-semibold">Όσο ολοκληρώνατε την παραγγελία, άλλαξαν τιμές:</p>
      <ul className="mt-1">
        {lines.map(({ name, before, after }) => (
          <li key={name}>
            {name}: <span className="num">{read(before).text}</span> →{' '}
            <span className="num font-semibold">
              {read(after).text} {read(after).mark}
            </span>{' '}
            το τεμάχιο
          </li>
        ))}
      </ul>
      {is !== was && (
        <p className="mt-1 border-t border-line pt-1">
          Σύνολο: <span className="num">{formatEuro(was)}</span> →{' '}
          <span className="num font-semibold">{formatEuro(is)} με&nbsp;ΦΠΑ</span>,{' '}
          <span className="num">{differenceText(was, is)}</span>
        </p>
      )}
      <p className="mt-1">Ελέγξτε το νέο σύνολο και επιβεβαιώστε ξανά την παραγγελία.</p>
    </Notice>
  );
}

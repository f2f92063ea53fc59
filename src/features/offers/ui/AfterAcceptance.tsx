import { CircleCheck } from 'lucide-react';
import { euroText } from '#shared/money.ts';
import { Button } from '#ui/components/Button.tsx';
import { CopyButton } from '#ui/components/CopyButton.tsx';
import type { SeenOffer } from '../seen-contract.ts';
import { PayOffer } from './PayOffer.tsx';

interface Props {
  offerKey: string;
  offer: SeenOffer;
  onChanged: (offer: SeenOffer) => void;
}

/** What follows an acceptance: the order, what was paid of it, and what is paid next. */
export function AfterAcceptance({ offerKey, offer, onChanged }: Props) {
  const { orderNumber, orderId, money } = offer;
  return (
    <section aria-labelledby="accepted" className="mt-6 rounded-md bg-ok-soft p-5">
      <h2 id="accepted" className="flex items-center gap-2.5 text-lg text-ok-text">
        <CircleCheck className="icon" />
        Αποδεχτήκατε την προσφορά
      </h2>
      <p className="mt-2 text-base">
        Έγινε παραγγελία{' '}
        {orderNumber !== undefined && <span className="code font-semibold">{orderNumber}</span>}, και η
        επιβεβαίωση με τους όρους έρχεται με email. Επικοινωνούμε μαζί σας για τα επόμενα βήματα.
      </p>
      {money && (
        <dl className="mt-3 grid gap-x-6 gap-y-1.5 text-base sm:grid-cols-[auto_1fr] [&>dt]:text-text-2">
          {money.paid > 0 && (
            <>
              <dt>Πληρώθηκαν</dt>
              <dd className="num font-semibold">{euroText(money.paid)}</dd>
            </>
          )}
          {money.deposit > 0 && !money.due && (
            <>
              <dt>Προκαταβολή</dt>
              <dd className="num font-semibold">{euroText(money.deposit)} με ΦΠΑ</dd>
            </>
          )}
          {money.owed > 0 && (!money.due || money.due.isDeposit) && (
            <>
              <dt>{money.paid > 0 ? 'Απομένουν' : 'Σύνολο'}</dt>
              <dd className="num">{euroText(money.owed)} με ΦΠΑ</dd>
            </>
          )}
        </dl>
      )}
      {money?.due && (
        <div className="mt-4">
          <PayOffer offerKey={offerKey} due={money.due} onChanged={onChanged} />
        </div>
      )}
      {money && money.accounts.length > 0 && (
        <dl className="mt-4 grid gap-x-6 gap-y-1.5 text-base sm:grid-cols-[auto_1fr] [&>dt]:text-text-2">
          <dt>{money.due ? 'Ή με κατάθεση' : 'Με κατάθεση'}, με αιτιολογία</dt>
          <dd className="code font-semibold">{orderNumber}</dd>
          {money.accounts.map(({ bank, iban }) => (
            <div key={iban} className="contents">
              <dt>{bank}</dt>
              <dd className="flex items-center gap-1.5">
                <span className="code break-all">{iban.replace(/(.{4})(?=.)/g, '$1 ')}</span>
                <CopyButton text={iban} label={`Αντιγραφή IBAN: ${bank}`} done="Ο IBAN αντιγράφηκε" />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {orderId !== undefined && (
        <Button href={`/order-confirmation/${orderId}`} size="sm" className="mt-4">
          Δείτε την παραγγελία
        </Button>
      )}
    </section>
  );
}

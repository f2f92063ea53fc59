import { CircleCheck } from 'lucide-react';
import { company } from '#shared/company.ts';
import { formatEuro } from '#shared/money.ts';
import { Button } from '#ui/components/Button.tsx';
import { CopyButton } from '#ui/components/CopyButton.tsx';
import type { SeenOffer } from '../seen-contract.ts';
import { depositAt, totalsAt } from './chosen.ts';

/** What follows an acceptance: the order, and what is paid first. */
export function AfterAcceptance({ offer }: { offer: SeenOffer }) {
  const { orderNumber, orderId, chosen = [] } = offer;
  const { totalCents } = totalsAt(offer, chosen);
  const depositCents = depositAt(offer, totalCents);
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
      {depositCents > 0 && (
        <dl className="mt-3 grid gap-x-6 gap-y-1.5 text-base sm:grid-cols-[auto_1fr] [&>dt]:text-text-2">
          <dt>Προκαταβολή</dt>
          <dd className="num font-semibold">{formatEuro(depositCents)} με ΦΠΑ</dd>
          <dt>Αιτιολογία</dt>
          <dd className="code font-semibold">{orderNumber}</dd>
          {company().accounts.map(({ bank, iban }) => (
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

import { Lock, ShieldCheck, Truck } from 'lucide-react';
import { formatEuro, vatPercent } from '../../../shared/money.ts';
import type { CartLine } from '../../cart/contract.ts';
import type { Checkout } from '../checkout.ts';
import { cashFeeCents, whyNotCash } from '../payment.ts';
import type { Totals } from '../totals.ts';
import { SummaryLine } from './SummaryLine.tsx';

interface Props {
  lines: readonly CartLine[];
  totals: Totals;
  payment: Checkout['payment'];
}

/** What the order comes to, always in view. */
export function CheckoutSummary({ lines, totals, payment }: Props) {
  return (
    <aside
      aria-labelledby="checkout-summary"
      className="self-start rounded-md bg-sunken p-6 lg:sticky lg:top-24"
    >
      <h2 id="checkout-summary" className="text-xl">
        Σύνοψη
      </h2>
      <ul className="mt-2.5">
        {lines.map((line) => (
          <SummaryLine key={`${line.productId} ${line.withInstallation}`} line={line} />
        ))}
      </ul>
      <dl className="mt-4 grid grid-cols-[1fr_auto] gap-y-2 [&>dd]:num [&>dd]:text-right [&>dt]:text-text-2">
        <dt>Υποσύνολο</dt>
        <dd>{formatEuro(totals.subtotalCents)}</dd>
        <dt>Μεταφορικά</dt>
        <dd>{formatEuro(totals.shippingCents)}</dd>
        <dt>ΦΠΑ {vatPercent}%</dt>
        <dd>{formatEuro(totals.taxCents)}</dd>
        {totals.discountCents > 0 && (
          <>
            <dt>Έκπτωση</dt>
            <dd>−{formatEuro(totals.discountCents)}</dd>
          </>
        )}
        <dt className="mt-1.5 border-t border-line-strong pt-3.5 text-lg font-semibold text-text!">Σύνολο</dt>
        <dd className="mt-1.5 border-t border-line-strong pt-3.5 text-xl font-semibold">
          {formatEuro(totals.totalCents)}
        </dd>
      </dl>
      {payment === 'cash' && whyNotCash(totals.totalCents) === null && (
        <p className="mt-2 text-sm text-text-2">
          Εκτός συνόλου, ο courier εισπράττει <span className="num">{formatEuro(cashFeeCents)}</span> για την
          αντικαταβολή: θα του πληρώσετε{' '}
          <span className="num font-semibold">{formatEuro(totals.totalCents + cashFeeCents)}</span>.
        </p>
      )}
      <ul className="mt-5 grid gap-2 text-sm text-text-2 [&>li]:flex [&>li]:items-center [&>li]:gap-2">
        <li>
          <Lock className="icon-sm" />
          Ασφαλής πληρωμή
        </li>
        <li>
          <Truck className="icon-sm" />
          Γρήγορη παράδοση
        </li>
        <li>
          <ShieldCheck className="icon-sm" />
          Εγγύηση προϊόντων
        </li>
      </ul>
    </aside>
  );
}

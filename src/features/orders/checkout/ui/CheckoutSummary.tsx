import { Lock, ShieldCheck, Truck } from 'lucide-react';
import { plural } from '#shared/greek.ts';
import { formatEuro } from '#shared/money.ts';
import { AmountList, AmountRow, TotalRows } from '#ui/components/AmountRows.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { cartPieces } from '#features/cart/amounts.ts';
import type { CartLine } from '#features/cart/contract.ts';
import { fromAccountCents, type Checkout } from '../checkout.ts';
import { cashCollector, cashFeeAt, whyNotCash } from '../../payments/payment.ts';
import { shownTotals, type Totals } from '../../totals.ts';
import { Guarantees } from '../../ui/Guarantees.tsx';
import { SummaryLine } from './SummaryLine.tsx';

interface Props {
  lines: readonly CartLine[];
  totals: Totals;
  state: Checkout;
  isBusiness: boolean;
}

export function CheckoutSummary({ lines, totals, state, isBusiness }: Props) {
  const { payment, shippingMethod: method } = state;
  const accountCents = fromAccountCents(state, totals);
  const leftCents = totals.totalCents - accountCents;
  const shown = shownTotals(totals);
  const collector = cashCollector(method);
  const cashFeeCents = cashFeeAt(method);
  return (
    <aside
      aria-labelledby="checkout-summary"
      className="@container self-start rounded-md bg-sunken p-6 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <h2 id="checkout-summary" className="text-xl">
        Σύνοψη
      </h2>
      {/* On a narrow screen the same lines stand above it, in the first step and in the last. */}
      <details className="desk-open mt-2.5">
        <summary className="min-h-11 py-2.5 text-base text-text-2">
          {plural(cartPieces(lines), 'τεμάχιο', 'τεμάχια')}
        </summary>
        <ul>
          {lines.map((line) => (
            <SummaryLine key={`${line.productId} ${line.withInstallation}`} line={line} />
          ))}
        </ul>
      </details>
      <AmountList className="mt-4">
        <AmountRow label="Υποσύνολο" amount={shown.subtotal} />
        <AmountRow label="Μεταφορικά" amount={shown.shipping} />
        {totals.discountCents > 0 && (
          <AmountRow
            label="Έκπτωση με πόντους"
            amount={{ ...shown.discount, net: -shown.discount.net, gross: -shown.discount.gross }}
          />
        )}
        <TotalRows amount={shown.total} />
      </AmountList>
      {accountCents > 0 && (
        <p className="mt-2 text-sm text-text-2">
          Από το υπόλοιπό σας πληρώνονται <span className="num">{formatEuro(accountCents)}</span>
          {leftCents > 0 ? (
            <>
              {' '}
              και μένουν <span className="num font-semibold">{formatEuro(leftCents)}</span>.
            </>
          ) : (
            ': δεν μένει τίποτα να πληρώσετε.'
          )}
        </p>
      )}
      {leftCents > 0 &&
        payment === 'cash' &&
        cashFeeCents > 0 &&
        whyNotCash(totals.totalCents, cashFeeCents) === null && (
          <p className="mt-2 text-sm text-text-2">
            Πέρα από το σύνολο, {collector.nominative} εισπράττει{' '}
            <span className="num">{formatEuro(cashFeeCents)}</span> για την αντικαταβολή: θα του πληρώσετε{' '}
            <span className="num font-semibold">{formatEuro(leftCents + cashFeeCents)}</span>.
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
        {isBusiness && (
          <li>
            <ShieldCheck className="icon-sm" />
            <span>
              Εγγύηση προϊόντων:{' '}
              <TextLink href="/terms#warranty" target="_blank">
                νόμιμη 2 ετών
              </TextLink>
            </span>
          </li>
        )}
      </ul>
      {!isBusiness && (
        <div className="mt-5 border-t border-line pt-5">
          <Guarantees productIds={lines.map(({ productId }) => productId)} />
        </div>
      )}
    </aside>
  );
}

import { Landmark } from 'lucide-react';
import { company } from '#shared/company.ts';
import { formatDate } from '#shared/dates.ts';
import { formatEuro } from '#shared/money.ts';
import { CopyButton } from '#ui/components/CopyButton.tsx';
import type { Order } from '../../contract.ts';
import { leftToPay, missingDeposit } from '../../texts.ts';

export function BankDetails({ order }: { order: Order }) {
  const { orderNumber, heldUntil } = order;
  const depositCents = missingDeposit(order);
  return (
    <section aria-labelledby="bank-details" className="rounded-md bg-primary-soft p-5">
      <h2 id="bank-details" className="flex items-center gap-2.5 text-lg">
        <Landmark className="icon text-primary-text" />
        Στοιχεία για την κατάθεση
      </h2>
      <dl className="mt-3 grid gap-x-6 gap-y-2 text-base sm:grid-cols-[auto_1fr] [&>dt]:text-text-2">
        {depositCents > 0 ? (
          <>
            <dt>Προκαταβολή</dt>
            <dd className="num font-semibold">{formatEuro(depositCents)} με ΦΠΑ</dd>
            <dt>Υπόλοιπο, αργότερα</dt>
            <dd className="num">{formatEuro(leftToPay(order) - depositCents)} με ΦΠΑ</dd>
          </>
        ) : (
          <>
            <dt>Ποσό</dt>
            <dd className="num font-semibold">{formatEuro(leftToPay(order))} με ΦΠΑ</dd>
          </>
        )}
        {heldUntil && (
          <>
            <dt>Έως</dt>
            <dd>
              <span className="num font-semibold">{formatDate(heldUntil)}</span>· ως τότε κρατάμε τα προϊόντα,
              έπειτα η παραγγελία ακυρώνεται
            </dd>
          </>
        )}
        <dt>Αιτιολογία</dt>
        <dd className="code font-semibold">{orderNumber}</dd>
        <dt>Δικαιούχος</dt>
        <dd>{company().legalName}</dd>
        {company().accounts.map(({ bank, iban }) => (
          <div key={iban} className="contents">
            <dt>{bank}</dt>
            <dd className="flex items-center gap-1.5">
              <span className="code break-all">{iban.replace(/(.{4})(?=.)/g, '$1 ')}</span>
              <CopyButton
                text={iban}
                label={`Αντιγραφή IBAN: ${bank}`}
                done="Ο IBAN αντιγράφηκε"
                className="print:hidden"
              />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

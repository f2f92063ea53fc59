import type { ReactNode } from 'react';
import { formatLongDate } from '#shared/dates.ts';
import type { Withdrawal } from '../contract.ts';

interface Props {
  declared: Withdrawal;
  /** Rows before the others. */
  children?: ReactNode;
}

export function WithdrawalSummary({ declared, children }: Props) {
  const { orderNumber, appointmentDate, name, email, statement } = declared;
  return (
    <dl className="mt-5 border-t border-line">
      {children}
      {appointmentDate ? (
        <SummaryRow label="Ραντεβού">{formatLongDate(appointmentDate)}</SummaryRow>
      ) : (
        <SummaryRow label="Παραγγελία">
          <span className="code">{orderNumber}</span>
        </SummaryRow>
      )}
      <SummaryRow label="Ονοματεπώνυμο">{name}</SummaryRow>
      <SummaryRow label="Email">{email}</SummaryRow>
      <SummaryRow label={appointmentDate ? 'Δήλωση' : 'Επιστρέφετε'}>
        {statement ?? (appointmentDate ? 'Για όλη την υπηρεσία' : 'Όλη την παραγγελία')}
      </SummaryRow>
    </dl>
  );
}

export function SummaryRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid items-baseline gap-x-4 border-b border-line py-3 sm:grid-cols-[160px_1fr]">
      <dt className="text-base text-text-2">{label}</dt>
      <dd className="min-w-0 break-words whitespace-pre-line">{children}</dd>
    </div>
  );
}

import { ReceiptEuro } from 'lucide-react';
import { euroText } from '#shared/money.ts';
import { Anchor } from '#ui/components/Anchor.tsx';
import { Badge } from '#ui/components/Badge.tsx';
import { Button } from '#ui/components/Button.tsx';
import type { Appointment } from '../../contract.ts';
import { isBillable } from '../../rules.ts';

interface Props {
  appointment: Appointment;
  today: string;
}

/** What was done and used at a visit: its bill, or the way to it. */
export function VisitBill({ appointment: { id, customerId, status, appointmentDate, bill }, today }: Props) {
  if (!bill && !isBillable({ status, date: appointmentDate }, today)) return null;
  return (
    <section>
      <h3 className="mb-2 text-base">Χρέωση</h3>
      {bill ? (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
          <Anchor
            href={`/order-management?order=${bill.orderId}`}
            className="code text-primary-text underline underline-offset-3"
          >
            {bill.orderNumber}
          </Anchor>
          {bill.total !== undefined && <span className="num">{euroText(bill.total)}</span>}
          <Badge tone={bill.isPaid ? 'ok' : bill.isOwed ? 'medium' : 'neutral'}>
            {bill.isPaid ? 'Πληρώθηκε' : bill.isOwed ? 'Οφείλεται' : 'Δεν οφείλεται'}
          </Badge>
        </p>
      ) : (
        <>
          <p className="mb-3 text-base text-text-2">
            Ώρες, μετάβαση και υλικά που χρησιμοποιήθηκαν. Τα υλικά βγαίνουν από το απόθεμα.
          </p>
          <Button
            size="sm"
            variant="outline"
            href={`/order-management?newOrder=${customerId ?? 'customer'}&visit=${id}`}
          >
            <ReceiptEuro />
            Χρέωση της επίσκεψης
          </Button>
        </>
      )}
    </section>
  );
}

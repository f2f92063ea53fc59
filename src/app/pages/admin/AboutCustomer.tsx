import { CalendarDays, Mail, ShoppingBag } from 'lucide-react';
import { AuditTrail } from '../../../features/admin/ui/admin/AuditTrail.tsx';
import { appointmentsHref } from '../../../features/booking/appointments-search.ts';
import { messagesHref } from '../../../features/contact/messages-search.ts';
import type { Customer } from '../../../features/customers/contract.ts';
import { ordersHref } from '../../../features/orders/orders-search.ts';
import { CustomerPoints } from '../../../features/orders/ui/admin/CustomerPoints.tsx';
import { Button } from '../../../ui/pieces/Button.tsx';

/** Links to a customer's orders, appointments and messages, then points and changes. */
export function AboutCustomer({ customer: { id, email } }: { customer: Customer }) {
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="outline" href={ordersHref({ customerId: id })}>
          <ShoppingBag />
          Παραγγελίες
        </Button>
        <Button size="sm" variant="outline" href={appointmentsHref({ view: 'list', customerId: id })}>
          <CalendarDays />
          Ραντεβού
        </Button>
        <Button size="sm" variant="outline" href={messagesHref({ search: email })}>
          <Mail />
          Μηνύματα
        </Button>
      </div>
      <CustomerPoints customerId={id} />
      <AuditTrail entity="customer" entityId={id} />
    </>
  );
}

import { CalendarDays, Mail, ShoppingBag } from 'lucide-react';
import { AuditTrail } from '../../../features/admin/ui/admin/AuditTrail.tsx';
import { appointmentsHref } from '../../../features/booking/appointments-search.ts';
import type { Customer } from '../../../features/customers/contract.ts';
import { readCustomerSearch, type CustomerSearch } from '../../../features/customers/customer-search.ts';
import { CustomersAdmin } from '../../../features/customers/ui/admin/CustomersAdmin.tsx';
import { messagesHref } from '../../../features/contact/messages-search.ts';
import { ordersHref } from '../../../features/orders/orders-search.ts';
import { CustomerPoints } from '../../../features/orders/ui/admin/CustomerPoints.tsx';
import { Button } from '../../../ui/pieces/Button.tsx';
import type { ScreenProps } from './screen-props.ts';

/** The lists of customers; an open one leads to orders and appointments, and shows what was changed. */
export function CustomersScreen({ search, onSearch }: ScreenProps) {
  return (
    <CustomersAdmin
      on="/admin?tab=customers"
      search={readCustomerSearch(search)}
      onSearch={({ page, ...place }: CustomerSearch) =>
        onSearch({ ...place, page: page === undefined ? undefined : String(page) })
      }
      About={AboutCustomer}
    />
  );
}

/** What the shop knows of a customer beyond the account. */
function AboutCustomer({ customer: { id, email } }: { customer: Customer }) {
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

import { CalendarDays, ShoppingBag } from 'lucide-react';
import { AuditTrail } from '../../../features/admin/ui/admin/AuditTrail.tsx';
import type { Customer } from '../../../features/customers/contract.ts';
import { readCustomerSearch, type CustomerSearch } from '../../../features/customers/customer-search.ts';
import { CustomersAdmin } from '../../../features/customers/ui/admin/CustomersAdmin.tsx';
import { Button } from '../../../ui/Button.tsx';
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
function AboutCustomer({ customer: { id, fullName, email } }: { customer: Customer }) {
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="outline" href={`/order-management?search=${encodeURIComponent(fullName)}`}>
          <ShoppingBag />
          Παραγγελίες
        </Button>
        <Button
          size="sm"
          variant="outline"
          href={`/appointments-admin?view=list&search=${encodeURIComponent(email)}`}
        >
          <CalendarDays />
          Ραντεβού
        </Button>
      </div>
      <AuditTrail entity="customer" entityId={id} />
    </>
  );
}

import { AuditTrail } from '../../../features/admin/ui/admin/AuditTrail.tsx';
import { CustomerPortrait } from '../../../features/admin/ui/admin/CustomerPortrait.tsx';
import type { Customer } from '../../../features/customers/contract.ts';
import { CustomerPoints } from '../../../features/orders/ui/admin/CustomerPoints.tsx';

/** A customer's purchases, debts, appointments and messages, then points and changes. */
export function AboutCustomer({ customer }: { customer: Customer }) {
  return (
    <>
      <CustomerPortrait customer={customer} />
      <CustomerPoints customerId={customer.id} />
      <AuditTrail entity="customer" entityId={customer.id} />
    </>
  );
}

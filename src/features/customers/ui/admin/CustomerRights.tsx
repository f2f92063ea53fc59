import { useMutation } from '@tanstack/react-query';
import { Switch } from '#ui/form/Switch.tsx';
import { useApi } from '#ui/page/api.ts';
import type { Customer } from '../../contract.ts';
import { useDecide } from './use-decide.ts';

/** Additional rights of an approved customer: each switch takes effect at once. */
export function CustomerRights({ customer }: { customer: Customer }) {
  const { id, canViewPrices, isAdmin } = customer;
  const api = useApi();
  const decide = useDecide();
  const orders = useMutation(api.customers.allowOrdersAdmin.mutationOptions({ meta: { confirms: true } }));
  return (
    <section>
      <h3 className="text-base font-semibold">Δικαιώματα</h3>
      <div className="mt-1.5 grid gap-1">
        <Switch
          spread
          checked={canViewPrices}
          disabled={decide.isPending}
          onChange={() => decide.approve(customer, !canViewPrices)}
        >
          Βλέπει τιμές και παραγγέλνει
        </Switch>
        <Switch
          spread
          checked={isAdmin}
          disabled={orders.isPending}
          onChange={() => orders.mutate({ customerId: id, isAdmin: !isAdmin })}
        >
          Διαχειρίζεται τις παραγγελίες όλων
        </Switch>
      </div>
    </section>
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { Package } from 'lucide-react';
import { athensDate, formatDate } from '../../../shared/dates.ts';
import { plural } from '../../../shared/greek.ts';
import { eurosToCents, formatEuro } from '../../../shared/money.ts';
import { isActive } from '../../../shared/viewer.ts';
import { Anchor } from '../../../ui/Anchor.tsx';
import { useApi } from '../../../ui/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useViewer } from '../../../ui/session.ts';
import { Table } from '../../../ui/Table.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { paymentLabels } from '../../orders/contract.ts';
import { OrderStatusBadge } from '../../orders/ui/OrderStatusBadge.tsx';

const dateOf = ({ createdAt }: { createdAt: string }) => formatDate(athensDate(new Date(createdAt)));

/** The customer's orders, newest first. */
export function OrdersTab() {
  const { customer } = useViewer();
  return customer && isActive(customer) ? <OrderTable /> : <NoOrders />;
}

function NoOrders() {
  return (
    <EmptyState
      icon={<Package />}
      title="Δεν έχετε παραγγελίες ακόμη"
      action={<Button href="/products">Δείτε τα προϊόντα</Button>}
      className="pt-2"
    />
  );
}

function OrderTable() {
  const { data: orders } = useSuspenseQuery(useApi().account.listOwnOrders.queryOptions());
  if (orders.length === 0) return <NoOrders />;
  return (
    <>
      <Table caption="Οι παραγγελίες μου">
        <thead>
          <tr>
            <th scope="col">Αριθμός</th>
            <th scope="col" className="max-sm:hidden">
              Ημερομηνία
            </th>
            <th scope="col" className="hm">
              Τεμάχια
            </th>
            <th scope="col" className="hm">
              Πληρωμή
            </th>
            <th scope="col">Κατάσταση</th>
            <th scope="col" className="num">
              Σύνολο
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.id} className="relative">
              <th scope="row">
                <Anchor
                  href={`/order-confirmation/${order.id}`}
                  className="code whitespace-nowrap after:absolute after:inset-0"
                >
                  {order.orderNumber}
                </Anchor>
                <span className="block text-sm font-normal text-text-3 sm:hidden">{dateOf(order)}</span>
              </th>
              <td className="whitespace-nowrap max-sm:hidden">{dateOf(order)}</td>
              <td className="hm">{plural(order.pieces, 'τεμάχιο', 'τεμάχια')}</td>
              <td className="hm">{paymentLabels[order.paymentMethod]}</td>
              <td>
                <OrderStatusBadge status={order.status} />
              </td>
              <td className="num font-semibold">
                {order.total === undefined ? '–' : formatEuro(eurosToCents(Number(order.total)))}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="mt-5">
        <TextLink href="/order-management" arrow>
          Αναζήτηση και διαχείριση παραγγελιών
        </TextLink>
      </p>
    </>
  );
}

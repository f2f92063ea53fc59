import { useSuspenseQuery } from '@tanstack/react-query';
import { Clock, Package } from 'lucide-react';
import { athensDate, formatDate } from '#shared/dates.ts';
import { isActive } from '#shared/viewer.ts';
import { useApi } from '#ui/page/api.ts';
import { useViewer } from '#ui/page/session.ts';
import { Button } from '#ui/components/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { OwnStatement } from '#features/documents/ui/OwnStatement.tsx';
import { paymentLabels } from '#features/orders/labels.ts';
import { piecesText } from '#features/orders/texts.ts';
import { OwnContracts } from '#features/contracts/ui/OwnContracts.tsx';
import { OwnOffers } from '#features/offers/ui/OwnOffers.tsx';
import { OrderRow } from './OrderRow.tsx';

export function OrdersTab() {
  const { customer } = useViewer();
  // Offers are read before the account is approved too.
  return (
    <>
      <OwnOffers />
      <OwnContracts />
      {customer && isActive(customer) && customer.canViewPrices && <OwnStatement />}
      {customer && isActive(customer) ? <Orders /> : <NotShown isRejected={customer?.isRejected} />}
    </>
  );
}

/** Also whoever waits or was rejected may have orders, such as of an offer they accepted. */
function NotShown({ isRejected }: { isRejected: boolean | undefined }) {
  const { data } = useSuspenseQuery(useApi().account.getStats.queryOptions());
  if (data.totalOrders === 0) return <NoOrders />;
  return (
    <EmptyState
      icon={<Clock />}
      title={isRejected ? 'Οι παραγγελίες δεν είναι διαθέσιμες' : 'Αναμένει έγκριση'}
      action={
        <Button href="/contact" variant="outline">
          Επικοινωνία
        </Button>
      }
      className="pt-2"
    >
      {isRejected
        ? 'Η αίτηση του λογαριασμού σας δεν έγινε δεκτή. Για μια παραγγελία σας επικοινωνήστε μαζί μας.'
        : 'Μόλις εγκριθεί ο λογαριασμός σας, θα βλέπετε εδώ τις παραγγελίες σας.'}
    </EmptyState>
  );
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

function Orders() {
  const { data: orders } = useSuspenseQuery(useApi().account.listOwnOrders.queryOptions());
  if (orders.length === 0) return <NoOrders />;
  return (
    <>
      <ul aria-label="Οι παραγγελίες μου" className="border-t border-line">
        {orders.map((order) => (
          <OrderRow key={order.id} order={order}>
            {formatDate(athensDate(new Date(order.createdAt)))}
            <span className="max-sm:hidden"> · </span>
            <br className="sm:hidden" />
            {piecesText(order.pieces)}
            <span className="max-sm:hidden">
              {order.pieces > 0 && ' · '}
              {paymentLabels[order.paymentMethod]}
            </span>
          </OrderRow>
        ))}
      </ul>
      <p className="mt-5">
        <TextLink href="/order-management" arrow>
          Αναζήτηση και διαχείριση παραγγελιών
        </TextLink>
      </p>
    </>
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { athensDate, formatDay } from '#shared/dates.ts';
import { offered } from '#shared/offered.ts';
import { useApi } from '#ui/page/api.ts';
import { useSeesPrices } from '#ui/page/session.ts';
import { Button } from '#ui/components/Button.tsx';
import { statusLabel } from '#features/orders/labels.ts';
import { orderStatusFacts } from '#features/orders/status-facts.ts';
import type { OwnOrder } from '../contract.ts';
import { NextAppointment } from './NextAppointment.tsx';

/** What comes next for an approved customer: the order under way, or where to begin, and the appointment. */
export function NextSteps() {
  const { account } = useApi();
  const { data: orders } = useSuspenseQuery(account.listRecentOrders.queryOptions());
  const { data: stats } = useSuspenseQuery(account.getStats.queryOptions());
  const open = orders.find(({ isOpen }) => isOpen);
  return (
    <div className="mt-8 grid gap-4 md:grid-cols-2">
      {open ? (
        <OrderStep order={open} />
      ) : stats.pendingOrders > 0 ? (
        <OlderOrderStep />
      ) : (
        <Begin isFirst={orders.length === 0} />
      )}
      <NextAppointment />
    </div>
  );
}

function OlderOrderStep() {
  const { data: orders } = useSuspenseQuery(useApi().account.listOwnOrders.queryOptions());
  const open = orders.find(({ isOpen }) => isOpen);
  return open ? <OrderStep order={open} /> : <Begin isFirst={false} />;
}

const panel = 'flex flex-col rounded-md border border-line bg-surface p-5';

function OrderStep({ order: { id, orderNumber, createdAt, ...order } }: { order: OwnOrder }) {
  const { status, paymentMethod, isOwed } = order;
  const waitsForMoney = paymentMethod === 'bank_transfer' && isOwed && orderStatusFacts[status].isUnconfirmed;
  return (
    <section className={panel}>
      <h2 className="text-lg">{waitsForMoney ? 'Απομένει η κατάθεση' : 'Η παραγγελία σας'}</h2>
      <p className="mt-3.5 mb-4 text-base text-text-2">
        <strong className="block text-md leading-snug text-text">
          {waitsForMoney ? 'Περιμένουμε το έμβασμά σας' : statusLabel(status, order.shippingMethod)}
        </strong>
        <span className="code">{orderNumber}</span>, {formatDay(athensDate(new Date(createdAt)))}
      </p>
      <Button href={`/order-confirmation/${id}`} block className="mt-auto">
        {waitsForMoney ? 'Στοιχεία της κατάθεσης' : 'Δείτε πού βρίσκεται'}
      </Button>
    </section>
  );
}

/** Where nothing is under way. */
function Begin({ isFirst }: { isFirst: boolean }) {
  const { hasWizard } = offered();
  const seesPrices = useSeesPrices();
  return (
    <section className={panel}>
      <h2 className="text-lg">{isFirst ? 'Από πού ξεκινάμε' : 'Καμία παραγγελία σε εξέλιξη'}</h2>
      <p className="mt-1.5 mb-4 text-base text-text-2">
        {hasWizard
          ? 'Πείτε μας τι προστατεύετε και δείτε ποιες συσκευές χρειάζονται και πού μπαίνουν.'
          : seesPrices
            ? 'Οι τιμές σας φαίνονται σε κάθε προϊόν του καταλόγου.'
            : 'Δείτε τον εξοπλισμό του καταλόγου.'}
      </p>
      <Button href={hasWizard ? '/wizard' : '/products'} block className="mt-auto">
        {hasWizard ? 'Βρείτε το σύστημά σας' : 'Δείτε τα προϊόντα'}
      </Button>
    </section>
  );
}

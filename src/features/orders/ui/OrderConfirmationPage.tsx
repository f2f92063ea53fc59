import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { formatDateTime } from '../../../shared/dates.ts';
import { eurosToCents, formatEuro, vatPercent } from '../../../shared/money.ts';
import { formatPhone } from '../../../shared/phone.ts';
import { formatPostalCode } from '../../../shared/postal-code.ts';
import { whyNot } from '../../../shared/viewer.ts';
import { useApi } from '../../../ui/api.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { pageHead } from '../../../ui/head.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { BuyerGate } from '../../cart/ui/BuyerGate.tsx';
import { orderStatusLabels, paymentLabels, paymentStateLabels, type Order } from '../contract.ts';
import { deliveries } from '../delivery.ts';
import { nextSteps } from '../next-steps.ts';
import { cashFeeCents } from '../payment.ts';
import { BankDetails } from './BankDetails.tsx';

export const Route = createFileRoute('/order-confirmation/$id')({
  async loader({ context: { queryClient, api }, params: { id } }) {
    const { viewer } = await queryClient.ensureQueryData(api.account.getSession.queryOptions());
    if (whyNot(viewer, 'orders')) return;
    const options = api.orders.getOrder.queryOptions({ input: { id } });
    // Of another customer an order is as good as not there.
    await queryClient.fetchQuery({ ...options, staleTime: 0 }).catch((error: unknown) => {
      if (error instanceof Error && 'status' in error && error.status === 404) throw notFound();
      throw error;
    });
  },
  head: ({ match }) =>
    pageHead(match, {
      title: 'Η παραγγελία σας',
      description: 'Τα στοιχεία της παραγγελίας σας.',
      noindex: true,
    }),
  component: OrderConfirmationPage,
});

function OrderConfirmationPage() {
  const { id } = Route.useParams();
  return (
    <div className="wrap py-8 md:py-12">
      <BuyerGate
        heading="Η παραγγελία σας"
        reason="Συνδεθείτε για να δείτε την παραγγελία σας."
        next={`/order-confirmation/${id}`}
      >
        <Confirmation id={id} />
      </BuyerGate>
    </div>
  );
}

const euro = (amount: number) => formatEuro(eurosToCents(amount));

function Confirmation({ id }: { id: string }) {
  const { data: order } = useSuspenseQuery(useApi().orders.getOrder.queryOptions({ input: { id } }));
  const isNew = order.status === 'pending';
  return (
    <>
      <header className="max-w-[62ch]">
        {isNew && <CircleCheck className="icon-lg text-ok-text" />}
        <h1 className="mt-3 text-3xl">
          {isNew ? 'Σας ευχαριστούμε για την παραγγελία σας' : 'Η παραγγελία σας'}
        </h1>
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-text-2">
          <span className="code text-lg font-semibold text-text">{order.orderNumber}</span>
          <Badge tone={isNew ? 'medium' : order.status === 'delivered' ? 'ok' : 'neutral'}>
            {orderStatusLabels[order.status]}
          </Badge>
          <span className="num text-base">{formatDateTime(new Date(order.createdAt))}</span>
        </p>
        {isNew && <p className="mt-3 text-text-2">Τα στοιχεία της βρίσκονται και στο email σας.</p>}
      </header>
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_400px]">
        <div className="grid min-w-0 content-start gap-9">
          {order.paymentMethod === 'bank_transfer' && order.paymentState === 'due' && (
            <BankDetails order={order} />
          )}
          <section>
            <h2 className="text-xl">Επόμενα βήματα</h2>
            <ol className="mt-3 grid gap-2.5">
              {nextSteps(order).map((step, index) => (
                <li key={step} className="flex gap-3">
                  <span className="num grid size-6.5 shrink-0 place-items-center rounded-full border-[1.5px] border-control text-sm font-semibold">
                    {index + 1}
                  </span>
                  {step}
                </li>
              ))}
            </ol>
          </section>
          <Lines order={order} />
          <Facts order={order} />
          <div className="flex flex-wrap gap-3">
            <Button href="/order-management">Οι παραγγελίες μου</Button>
            <Button href="/products" variant="outline">
              Συνέχεια στα προϊόντα
            </Button>
          </div>
          <p className="text-base text-text-2">
            Έχετε δικαίωμα να υπαναχωρήσετε μέσα σε 14 ημέρες από την παραλαβή.{' '}
            <TextLink href="/withdrawal">Υπαναχώρηση από τη σύμβαση</TextLink>
          </p>
        </div>
        <Amounts order={order} />
      </div>
    </>
  );
}

function Lines({ order: { items } }: { order: Order }) {
  return (
    <section>
      <h2 className="text-xl">Προϊόντα</h2>
      <ul className="mt-3 border-t border-line">
        {items.map((item) => (
          <li
            key={`${item.sku} ${item.installationPrice}`}
            className="flex justify-between gap-4 border-b border-line py-3"
          >
            <span className="min-w-0">
              {item.name}
              <span className="block text-sm text-text-3">
                <span className="num">
                  {item.quantity} × {euro(item.price)}
                </span>
                {item.installationPrice !== undefined && (
                  <>
                    , με εγκατάσταση <span className="num">+ {euro(item.installationPrice)}</span> το τεμάχιο
                  </>
                )}
              </span>
            </span>
            <span className="num font-semibold">
              {euro(item.quantity * (item.price + (item.installationPrice ?? 0)))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Facts({ order }: { order: Order }) {
  const { shippingAddress: to, paymentMethod, cardBrand, cardLast4, notes } = order;
  return (
    <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2 [&>div>dt]:text-base [&>div>dt]:font-semibold">
      <div>
        <dt>Αποστολή σε</dt>
        <dd className="mt-1 text-text-2">
          {[to.fullName, to.company].filter(Boolean).join(' · ')}
          <br />
          {to.address}, {formatPostalCode(to.postalCode)} {to.city}
          <br />
          <span className="num">{formatPhone(to.phone)}</span>
        </dd>
      </div>
      <div>
        <dt>Παράδοση</dt>
        <dd className="mt-1 text-text-2">
          {deliveries[order.shippingMethod].label}
          <br />
          {deliveries[order.shippingMethod].promise}
        </dd>
      </div>
      <div>
        <dt>Πληρωμή</dt>
        <dd className="mt-1 text-text-2">
          {cardLast4 ? `${cardBrand} •••• ${cardLast4}` : paymentLabels[paymentMethod]}
          <br />
          {paymentStateLabels[order.paymentState]}
        </dd>
      </div>
      {notes && (
        <div>
          <dt>Σημειώσεις</dt>
          <dd className="mt-1 whitespace-pre-line text-text-2">{notes}</dd>
        </div>
      )}
    </dl>
  );
}

function Amounts({ order }: { order: Order }) {
  const { subtotal, shipping, tax, discount, total, paymentMethod } = order;
  return (
    <aside aria-labelledby="order-amounts" className="self-start rounded-md bg-sunken p-6">
      <h2 id="order-amounts" className="text-xl">
        Σύνοψη
      </h2>
      <dl className="mt-4 grid grid-cols-[1fr_auto] gap-y-2 [&>dd]:num [&>dd]:text-right [&>dt]:text-text-2">
        <dt>Υποσύνολο</dt>
        <dd>{euro(subtotal)}</dd>
        <dt>Μεταφορικά</dt>
        <dd>{euro(shipping)}</dd>
        <dt>ΦΠΑ {vatPercent}%</dt>
        <dd>{euro(tax)}</dd>
        {discount > 0 && (
          <>
            <dt>Έκπτωση</dt>
            <dd>−{euro(discount)}</dd>
          </>
        )}
        <dt className="mt-1.5 border-t border-line-strong pt-3.5 text-lg font-semibold text-text!">Σύνολο</dt>
        <dd className="mt-1.5 border-t border-line-strong pt-3.5 text-xl font-semibold">{euro(total)}</dd>
      </dl>
      {paymentMethod === 'cash' && (
        <p className="mt-2 text-sm text-text-2">
          Στον courier θα πληρώσετε{' '}
          <span className="num font-semibold">{formatEuro(eurosToCents(total) + cashFeeCents)}</span>, μαζί με
          την αντικαταβολή.
        </p>
      )}
    </aside>
  );
}

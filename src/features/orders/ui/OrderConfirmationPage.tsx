import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { CircleCheck, Printer } from 'lucide-react';
import { whyNot } from '../../../shared/viewer.ts';
import { useApi } from '../../../ui/page/api.ts';
import { pageHead } from '../../../ui/page/head.ts';
import { Button } from '../../../ui/pieces/Button.tsx';
import { TextLink } from '../../../ui/pieces/TextLink.tsx';
import { BuyerGate } from '../../cart/ui/BuyerGate.tsx';
import { nextSteps } from '../next-steps.ts';
import { placedAtLong } from '../texts.ts';
import { withdrawalHref } from '../withdrawal-search.ts';
import { BankDetails } from './BankDetails.tsx';
import { InstallationNote } from './InstallationNote.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderItems } from './OrderItems.tsx';
import { OrderStatusBadge } from './OrderStatusBadge.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import { PrintedHead } from '../../../ui/pieces/PrintedHead.tsx';
import { WithdrawalNotice } from './WithdrawalNotice.tsx';

export const Route = createFileRoute('/order-confirmation/$id')({
  async loader({ context: { queryClient, api }, params: { id } }) {
    const { viewer } = await queryClient.ensureQueryData(api.account.getSession.queryOptions());
    if (whyNot(viewer, 'orders')) return;
    const options = api.orders.getOrder.queryOptions({ input: { id } });
    // Another customer's order is reported as not found.
    await queryClient.fetchQuery({ ...options, staleTime: 0 }).catch((error: unknown) => {
      if (error instanceof Error && 'status' in error && error.status === 404) throw notFound();
      throw error;
    });
  },
  head: ({ match }) =>
    pageHead(match, {
      title: 'Η παραγγελία σας',
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

function Confirmation({ id }: { id: string }) {
  const { data: order } = useSuspenseQuery(useApi().orders.getOrder.queryOptions({ input: { id } }));
  const isNew = order.status === 'pending';
  return (
    <>
      <PrintedHead />
      <header className="max-w-[62ch]">
        {isNew && <CircleCheck className="icon-lg text-ok-text" />}
        <h1 className="mt-3 text-3xl">
          {isNew ? 'Σας ευχαριστούμε για την παραγγελία σας' : 'Η παραγγελία σας'}
        </h1>
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-text-2">
          <span className="code text-lg font-semibold text-text">{order.orderNumber}</span>
          <OrderStatusBadge status={order.status} />
          <span className="text-base">{placedAtLong(order)}</span>
        </p>
        {isNew && <p className="mt-3 text-text-2">Τα στοιχεία της βρίσκονται και στο email σας.</p>}
      </header>
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_400px]">
        <div className="grid min-w-0 content-start gap-9">
          <WithdrawalNotice order={order} />
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
            <div className="mt-5 empty:hidden">
              <InstallationNote order={order} />
            </div>
          </section>
          <section>
            <h2 className="mb-3 text-xl">Προϊόντα</h2>
            <OrderItems order={order} />
          </section>
          <OrderFacts order={order} />
          <div className="flex flex-wrap gap-3 print:hidden">
            <Button href="/order-management">Οι παραγγελίες μου</Button>
            <Button href="/products" variant="outline">
              Συνέχεια αγορών
            </Button>
            <Button variant="outline" onClick={() => window.print()}>
              <Printer />
              Εκτύπωση
            </Button>
          </div>
          {order.status !== 'cancelled' && !order.isBusiness && order.withdrawals.length === 0 && (
            <p className="text-base text-text-2">
              Έχετε δικαίωμα να υπαναχωρήσετε μέσα σε 14 ημέρες από την παραλαβή.{' '}
              <TextLink href={withdrawalHref({ order: order.orderNumber })}>
                Υπαναχώρηση από τη σύμβαση
              </TextLink>
            </p>
          )}
        </div>
        <aside aria-labelledby="order-amounts" className="self-start rounded-md bg-sunken p-6">
          <h2 id="order-amounts" className="mb-4 text-xl">
            Σύνοψη
          </h2>
          <OrderTotals order={order} />
        </aside>
      </div>
    </>
  );
}

import { isOn } from '#shared/switches.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { CircleCheck, Printer } from 'lucide-react';
import { whyNot } from '#shared/viewer.ts';
import { useApi } from '#ui/page/api.ts';
import { pageHead } from '#ui/page/head.ts';
import { Button } from '#ui/components/Button.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { OwnDocuments } from '#features/documents/ui/OwnDocuments.tsx';
import { BuyerGate } from '#features/cart/ui/BuyerGate.tsx';
import type { Order } from '#features/orders/contract.ts';
import { nextSteps } from '#features/orders/next-steps.ts';
import { hasGoods, placedAtLong } from '#features/orders/texts.ts';
import { hasWithdrawn } from '#features/orders/withdrawals/rules.ts';
import { withdrawalHref } from '#features/orders/withdrawals/search.ts';
import { BankDetails } from '#features/orders/payments/ui/BankDetails.tsx';
import { CancelOrderButton } from '#features/orders/ui/CancelOrderButton.tsx';
import { mayCustomerCancel, mayWithdraw } from '#features/orders/transitions.ts';
import { orderStatusFacts } from '#features/orders/status-facts.ts';
import { Guarantees } from '#features/orders/ui/Guarantees.tsx';
import { InstallationNote } from '#features/orders/installation/ui/InstallationNote.tsx';
import { OrderFacts } from '#features/orders/ui/OrderFacts.tsx';
import { OrderJourney } from '#features/orders/ui/OrderJourney.tsx';
import { OrderItems } from '#features/orders/ui/OrderItems.tsx';
import { OrderStatusBadge } from '#features/orders/ui/OrderStatusBadge.tsx';
import { OrderTotals } from '#features/orders/ui/OrderTotals.tsx';
import { PayOrderPart } from '#features/orders/payments/ui/PayOrderPart.tsx';
import { PaymentPending } from '#features/orders/payments/ui/PaymentPending.tsx';
import { ReorderButton } from '#features/orders/reorder/ui/ReorderButton.tsx';
import { PrintedHead } from '#ui/components/PrintedHead.tsx';
import { OrderReviews } from '#features/reviews/ui/OrderReviews.tsx';
import { WithdrawalNotice } from '#features/orders/withdrawals/ui/WithdrawalNotice.tsx';

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

/** The products of an order that still have a page, each once. */
function reviewable({ items }: Pick<Order, 'items'>) {
  const names = new Map(items.flatMap(({ id, name }) => (id === undefined ? [] : [[id, name] as const])));
  return Array.from(names, ([id, name]) => ({ id, name }));
}

function Confirmation({ id }: { id: string }) {
  const { data: order } = useSuspenseQuery(useApi().orders.getOrder.queryOptions({ input: { id } }));
  const facts = orderStatusFacts[order.status];
  const isAwaiting = order.paymentState === 'awaiting';
  const isNew = facts.isUnconfirmed && !isAwaiting;
  const isOwed = order.paymentState === 'due' && !order.isWithdrawn;
  return (
    <>
      <PrintedHead />
      <header className="max-w-[62ch]">
        {isNew && <CircleCheck className="size-14 stroke-[1.25] text-ok-text" />}
        <h1 className="mt-3 text-3xl">
          {isAwaiting
            ? 'Απομένει η πληρωμή'
            : isNew
              ? 'Σας ευχαριστούμε για την παραγγελία σας'
              : order.billedContractId === undefined
                ? 'Η παραγγελία σας'
                : 'Ο λογαριασμός σας'}
        </h1>
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-text-2">
          <span className="code text-lg font-semibold text-text">{order.orderNumber}</span>
          <OrderStatusBadge order={order} />
          <span className="text-base">{placedAtLong(order)}</span>
        </p>
        {isNew && <p className="mt-3 text-text-2">Τα στοιχεία της βρίσκονται και στο email σας.</p>}
      </header>
      <OrderJourney order={order} className="mt-9 border-y border-line py-6" />
      <div className="mt-8 grid gap-x-16 gap-y-10 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_400px]">
        <div className="grid min-w-0 content-start gap-9">
          <WithdrawalNotice order={order} />
          {isAwaiting && <PaymentPending order={order} />}
          {isOwed && !facts.isVoid && <PayOrderPart order={order} />}
          {order.paymentMethod === 'bank_transfer' && isOwed && <BankDetails order={order} />}
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
          {facts.hasArrived && isOn('reviews') && <OrderReviews products={reviewable(order)} />}
          <OrderFacts order={order} />
          {!facts.isVoid && !order.isBusiness && hasGoods(order) && (
            <Guarantees productIds={order.items.flatMap(({ id: productId }) => productId ?? [])} />
          )}
          <OwnDocuments orderId={order.id} />
          <div className="flex flex-wrap gap-3 print:hidden">
            <Button href="/order-management">Οι παραγγελίες μου</Button>
            {hasGoods(order) && (
              <ReorderButton orderId={order.id} orderNumber={order.orderNumber} size="md" />
            )}
            {mayCustomerCancel(order.status) && <CancelOrderButton order={order} size="md" />}
            <Button href="/products" variant="outline">
              Συνέχεια αγορών
            </Button>
            <Button variant="outline" onClick={() => window.print()}>
              <Printer />
              Εκτύπωση
            </Button>
          </div>
          {mayWithdraw(order) && !hasWithdrawn(order) && (
            <p className="text-base text-text-2">
              Έχετε δικαίωμα να υπαναχωρήσετε μέσα σε 14 ημέρες από την παραλαβή.{' '}
              <TextLink href={withdrawalHref({ order: order.orderNumber })}>
                Υπαναχώρηση από τη σύμβαση
              </TextLink>
            </p>
          )}
        </div>
        <aside aria-labelledby="order-amounts" className="@container self-start rounded-md bg-sunken p-6">
          <h2 id="order-amounts" className="mb-4 text-xl">
            Σύνοψη
          </h2>
          <OrderTotals order={order} />
        </aside>
      </div>
    </>
  );
}

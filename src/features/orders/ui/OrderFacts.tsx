import type { ReactNode } from 'react';
import { isCollected } from '#shared/collected.ts';
import { company } from '#shared/company.ts';
import { athensDate, athensTime, formatDate } from '#shared/dates.ts';
import { eurosToCents, euroText, formatEuro } from '#shared/money.ts';
import { useViewer } from '#ui/page/session.ts';
import { TextLink } from '#ui/components/TextLink.tsx';
import { customerHref } from '#features/customers/customer-search.ts';
import type { Order } from '../contract.ts';
import { paymentStateLabels } from '../labels.ts';
import { installationText, visitLabel, wantedOf } from '../installation/rules.ts';
import { cashCollector } from '../payments/payment.ts';
import { collectedAtDoor, leftToPay, paymentText } from '../texts.ts';
import { isBill, orderStatusFacts } from '../status-facts.ts';
import { termsHref } from '#features/texts/search.ts';
import { BillingDetails } from './BillingDetails.tsx';
import { ShippingAddress } from './ShippingAddress.tsx';
import { OrderParcels } from '../parcels/ui/OrderParcels.tsx';

export function OrderFacts({ order }: { order: Order }) {
  const { admin } = useViewer();
  const { customerId, customerName, shippingAddress: address, notes } = order;
  const installation = isBill(order) ? null : installationText(order);
  const collected = collectedAtDoor(order);
  const cashFeeCents = eurosToCents(order.cashFee);
  return (
    <dl className="grid gap-x-8 gap-y-6 text-base sm:grid-cols-2">
      {customerName && (
        <Fact label="Πελάτης">
          {admin && customerId ? (
            <TextLink href={customerHref(customerId)}>{customerName}</TextLink>
          ) : (
            customerName
          )}
        </Fact>
      )}
      {isCollected(order.shippingMethod) && <Fact label="Παραλαβή από">{company().address.text}</Fact>}
      <Fact label={placeLabel(order)}>
        <ShippingAddress address={address} />
      </Fact>
      <Fact label={isBill(order) ? 'Για' : 'Παράδοση'}>
        {admin && order.billedContractId !== undefined ? (
          <TextLink href={`/admin?tab=contracts&contract=${order.billedContractId}`}>
            {order.deliveryLabel}
          </TextLink>
        ) : (
          order.deliveryLabel
        )}
        {!isBill(order) && <DeliveryDay order={order} />}
        <OrderParcels order={order} />
      </Fact>
      <Fact label="Πληρωμή">
        {paymentText(order)}
        <span className="block text-text-2">{paymentStateText(order)}</span>
        {order.credited !== undefined && (
          <span className="block text-text-2">
            Πιστώθηκαν <span className="num">{euroText(order.credited)}</span>
            {order.paymentState === 'due' && !order.isWithdrawn && (
              <>
                , απομένουν <span className="num">{formatEuro(leftToPay(order))}</span>
              </>
            )}
          </span>
        )}
        {order.dueOn !== undefined && order.paymentState === 'due' && !order.isWithdrawn && (
          <span className="block text-text-2">Πληρώνεται έως {formatDate(order.dueOn)}</span>
        )}
        {collected !== null && (
          <span className="block text-text-2">
            Δίνετε σ{cashCollector(order.shippingMethod).accusative}{' '}
            <span className="num font-semibold text-text">{formatEuro(collected + cashFeeCents)}</span>
            {cashFeeCents > 0 && (
              <>
                , μαζί με <span className="num">{formatEuro(cashFeeCents)}</span> για την αντικαταβολή
              </>
            )}
          </span>
        )}
      </Fact>
      {installation && <Fact label={visitLabel(wantedOf(order))}>{installation}</Fact>}
      <Fact label="Παραστατικό">
        <BillingDetails order={order} />
      </Fact>
      {address.instructions && <Fact label="Οδηγίες παράδοσης">{address.instructions}</Fact>}
      {notes && <Fact label="Σημειώσεις πελάτη">{notes}</Fact>}
      {order.termsVersion !== undefined && (
        <Fact label="Όροι">
          <TextLink href={termsHref({ version: order.termsVersion })}>Όσα ίσχυαν στην παραγγελία</TextLink>
        </Fact>
      )}
    </dl>
  );
}

function placeLabel(order: Order): string {
  if (isBill(order)) return 'Διεύθυνση';
  return isCollected(order.shippingMethod) ? 'Στοιχεία πελάτη' : 'Αποστολή σε';
}

function paymentStateText(order: Order): string {
  const { paymentState, payBy, refunded, refundedAt, received } = order;
  const label = paymentStateLabels[paymentState];
  const back = refunded ? `, έχουν επιστραφεί ${euroText(refunded)}` : '';
  if (order.isWithdrawn && paymentState === 'due')
    return received === undefined ? 'Δεν οφείλεται' : `Έχουν πληρωθεί ${euroText(received)}${back}`;
  if (paymentState === 'due' && received !== undefined)
    return `Έχουν πληρωθεί ${euroText(received)}, απομένουν ${formatEuro(leftToPay(order))}`;
  if (refundedAt) return `${label} στις ${formatDate(athensDate(new Date(refundedAt)))}`;
  if (payBy) return `${label} έως τις ${athensTime(new Date(payBy))}`;
  return paymentState === 'refund_due' || paymentState === 'captured' ? label + back : label;
}

function DeliveryDay({ order: { status, deliveredAt, estimatedDelivery } }: { order: Order }) {
  if (orderStatusFacts[status].isVoid) return null;
  const day = deliveredAt
    ? `Παραδόθηκε στις ${formatDate(athensDate(new Date(deliveredAt)))}`
    : estimatedDelivery && `Εκτίμηση: έως ${formatDate(estimatedDelivery)}`;
  return day && <span className="block text-text-2">{day}</span>;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 wrap-anywhere">
      <dt className="mb-1 text-sm font-semibold">{label}</dt>
      <dd className="whitespace-pre-line text-text">{children}</dd>
    </div>
  );
}

import { centsToEuros, type Cents } from '#shared/money.ts';
import { regionOf, type Region } from '#shared/postal-code.ts';
import type { Courier, Order, OrderStatus, PaymentState, PaymentType, ShippingAddress } from './contract.ts';
import type { AppointmentStatus } from '#features/booking/contract.ts';
import { timeOf } from '#features/booking/opening.ts';
import type { LocalDate } from '#shared/dates.ts';
import { filled, wire } from '#shared/wire.ts';
import { isByCourier, type OrderDelivery } from './delivery.ts';
import { waitingOf, type StoredParcel } from './parcels/rules.ts';
import { hasLeft, orderStatusFacts } from './status-facts.ts';
import { trackingUrl } from './couriers.ts';
import type { QuotedLine } from './rules.ts';
import { discountParts, type Totals } from './totals.ts';
import type { Invoice } from './invoice-contract.ts';
import { mayChange } from './office/change-rules.ts';
import { cashFeeOf, isHeldUnpaid, heldUntil } from './payments/payment.ts';
import { isRefundDue } from './payments/steps.ts';
import { withdrawalDay, type StoredWithdrawal } from './withdrawals/rules.ts';
import { firstStatus } from './transitions.ts';

/** A delivery address as stored with the order. */
export type StoredAddress = Omit<ShippingAddress, 'region'> & { region: Region };

/** A change of an order's status; if both are equal, it is only a note. */
export type StoredChange = {
  fromStatus: OrderStatus | null;
  toStatus: OrderStatus;
  actor: 'customer' | 'admin' | 'system';
  /** The name of the administrator; null if unknown. */
  actorName?: string | null | undefined;
  note: string;
  at: Date;
};

export type StoredOrder = Totals &
  OrderDelivery & {
    id: string;
    /** How often the office has changed what it says. */
    revision?: number;
    orderNumber: string;
    customerId: string;
    /** The buyer's account type at the time of the order. */
    accountType: 'private' | 'b2b';
    customerName: string;
    customerEmail: string;
    /** Whether the customer can sign in and read the order. */
    hasAccount?: boolean;
    status: OrderStatus;
    shippingAddress: StoredAddress;
    paymentMethod: PaymentType;
    paymentState: PaymentState;
    paymentReference: string | null;
    /** Until when a payment on the provider's page is awaited; null for every other kind of payment. */
    paymentExpiresAt: Date | null;
    /** When its customer was reminded of the deposit. */
    paymentRemindedAt?: Date | null;
    /** The sum of all refunds that were made or ordered. */
    refundedCents: Cents;
    /** The day by which a consumer's withdrawal is paid back; null if none is open. */
    refundDueOn: string | null;
    /** A withdrawal from the whole order binds. */
    isWithdrawn?: boolean;
    /** What its documents took off the total. */
    creditedCents?: Cents;
    /** What was received, where that is a part of the total. 0: nothing, or everything. */
    partCents: Cents;
    /** What is collected at the door in addition to the total, where it is paid there. */
    cashFeeCents: Cents;
    /** Whether everything was paid before the delivery, although it was to be paid at the door. */
    isPrepaid: boolean;
    cardBrand: string | null;
    cardLast4: string | null;
    orderNotes: string;
    invoice: Invoice | null;
    purchaseOrder: string | null;
    /** The part of the discount that the office gave, with VAT, and why; the rest was paid with points. */
    officeDiscountCents?: Cents;
    discountReason?: string | null;
    /** The day by which an order on account is to be paid. */
    dueOn?: LocalDate | null;
    /** The offer that it was made from, and what is to be paid first, with VAT. */
    offerId?: string | null;
    depositCents?: Cents;
    /** The version of the terms under which it was made. */
    termsVersion?: number | null;
    beginConsentAt: Date | null;
    /** The visit whose bill this is. */
    billedVisitId?: string | null;
    /** The contract of whose days this is the bill. */
    billedContractId?: string | null;
    visit?: StoredVisit | null;
    tracking: string | null;
    courier: Courier | null;
    estimatedDelivery: string | null;
    createdAt: Date;
    deliveredAt: Date | null;
    refundedAt: Date | null;
    lines: StoredOrderLine[];
    history: StoredChange[];
    withdrawals: StoredWithdrawal[];
    /** The parcels that have gone, of an order that goes in several. */
    parcels?: StoredParcel[] | null;
  };

/** The visit that installs or brings an order's products: the one that stands or is done. */
export type StoredVisit = {
  id: string;
  date: LocalDate;
  startHour: number;
  hours: number;
  status: AppointmentStatus;
  notBefore: LocalDate | null;
};

/** A line as it was bought; the product itself may have been deleted since. */
export type StoredOrderLine = Omit<QuotedLine, 'productId' | 'fromStock'> & {
  fromStock?: boolean;
  productId: number | null;
  installationPriceCents: Cents;
  /** What the catalogue asked that day, where the office decided another price. */
  listPriceCents?: Cents | null;
  /** How long labour took. */
  minutes?: number | null;
  /** What a piece costs the company where that was decided with the line; only written, never read with an order. */
  costCents?: Cents | null;
  /** The pieces that came back to the stock. */
  returnedQuantity?: number;
};

/** The address as stored: a missing region is derived from the postal code. */
export function keepAddress({ region, ...address }: ShippingAddress): StoredAddress {
  return { ...address, region: region ?? regionOf(address.postalCode) };
}

/** An order as the API returns it; the customer's name and internal notes are for administrators only. */
export function presentOrder(order: StoredOrder, isAdmin: boolean): Order {
  const { courier, tracking, deliveredAt, refundedAt } = order;
  const until = withdrawalDay(order);
  const discount = discountParts(order);
  return wire({
    id: order.id,
    orderNumber: order.orderNumber,
    status: order.status,
    createdAt: order.createdAt,
    deliveredAt,
    isBusiness: order.accountType === 'b2b',
    withdrawalUntil: until,
    refundedAt,
    ...(isAdmin && { customerId: order.customerId, customerName: order.customerName }),
    ...(isAdmin && !order.customerEmail && { mustCall: true }),
    ...(isAdmin && { revision: order.revision ?? 0, mayChange: mayChange(order) }),
    subtotal: centsToEuros(order.subtotalCents),
    shipping: centsToEuros(order.shippingCents),
    tax: centsToEuros(order.taxCents),
    discount: centsToEuros(order.discountCents),
    discountNet: centsToEuros(discount.netCents),
    discountTax: centsToEuros(discount.taxCents),
    total: centsToEuros(order.totalCents),
    vatPercent: order.vatPercent,
    paymentMethod: order.paymentMethod,
    paymentState: order.paymentState,
    ...filled({ cardBrand: order.cardBrand, cardLast4: order.cardLast4 }),
    ...(order.paymentState === 'awaiting' &&
      order.paymentExpiresAt && { payBy: order.paymentExpiresAt.toISOString() }),
    ...(order.isPrepaid && { isPrepaid: true }),
    ...(isHeldUnpaid(order) && { heldUntil: heldUntil(order) }),
    ...(order.refundedCents > 0 && { refunded: centsToEuros(order.refundedCents) }),
    ...(isAdmin && order.paymentExpiresAt && { refundsByProvider: true }),
    ...(order.partCents > 0 && { received: centsToEuros(order.partCents) }),
    ...(order.creditedCents && { credited: centsToEuros(order.creditedCents) }),
    ...(order.isWithdrawn && { isWithdrawn: true }),
    ...(isAdmin && isRefundDue(order) && { isRefundDue: true }),
    ...(isAdmin && isRefundDue(order) && order.refundDueOn && { refundDueOn: order.refundDueOn }),
    shippingMethod: order.shippingMethod,
    deliveryLabel: order.deliveryLabel,
    cashFee: centsToEuros(cashFeeOf(order)),
    ...filled({ tracking, notes: order.orderNotes, purchaseOrder: order.purchaseOrder }),
    ...(order.officeDiscountCents && { officeDiscount: centsToEuros(order.officeDiscountCents) }),
    ...filled({ discountReason: order.discountReason, dueOn: order.dueOn }),
    ...(order.depositCents && { deposit: centsToEuros(order.depositCents) }),
    ...(isAdmin && filled({ offerId: order.offerId })),
    courier,
    ...(tracking && courier && { trackingUrl: trackingUrl(courier, tracking) }),
    estimatedDelivery: order.estimatedDelivery,
    ...presentParcels(order, isAdmin),
    shippingAddress: order.shippingAddress,
    invoice: order.invoice,
    beginConsentAt: order.beginConsentAt,
    termsVersion: order.termsVersion,
    visit: order.visit && presentVisit(order.visit),
    billedVisitId: order.billedVisitId,
    billedContractId: order.billedContractId,
    items: order.lines.map((line) => ({
      ...(line.productId !== null && { id: line.productId }),
      sku: line.sku,
      name: line.name,
      ...(line.image && { image: line.image }),
      quantity: line.quantity,
      price: centsToEuros(line.priceCents),
      ...(line.withInstallation && { installationPrice: centsToEuros(line.installationPriceCents) }),
      ...(typeof line.listPriceCents === 'number' && { listPrice: centsToEuros(line.listPriceCents) }),
      ...(line.minutes && { minutes: line.minutes }),
      ...(line.returnedQuantity && { returned: line.returnedQuantity }),
    })),
    history: presentHistory(order, isAdmin),
    withdrawals: order.withdrawals.map((withdrawal) => presentWithdrawal(withdrawal, isAdmin)),
  });
}

/** The parcels of an order that goes in several, and what still waits. */
function presentParcels(order: StoredOrder, isAdmin: boolean): Pick<Order, 'parcels' | 'waiting'> {
  const { parcels, status, shippingMethod } = order;
  const isWaiting = orderStatusFacts[status].isPreparing && isByCourier(shippingMethod);
  return {
    ...(parcels && {
      parcels: parcels.map(({ pieces, sentAt, ...own }, index) => {
        const { tracking, courier } = hasLeft(status) && index === parcels.length - 1 ? order : own;
        return {
          pieces,
          sentAt: new Date(sentAt).toISOString(),
          ...(tracking && { tracking }),
          ...(courier && { courier }),
          ...(tracking && courier && { trackingUrl: trackingUrl(courier, tracking) }),
        };
      }),
    }),
    ...(isWaiting && (isAdmin || parcels) && { waiting: waitingOf(order) }),
  };
}

/** A withdrawal as the API returns it. */
export const presentWithdrawal = (
  { id, createdAt, isOwn, isAwaited, statement, name, email }: StoredWithdrawal,
  isAdmin: boolean,
): Order['withdrawals'][number] => ({
  receivedAt: createdAt.toISOString(),
  isOwn,
  ...(isAwaited && { isAwaited }),
  ...((isAdmin || isOwn) && statement && { statement }),
  ...(isAdmin && { id, name, email }),
});

/** What is left of an order's lines, without the pieces that came back. */
export const remainingOf = ({ lines }: Pick<StoredOrder, 'lines'>): StoredOrderLine[] =>
  lines.flatMap(({ returnedQuantity = 0, ...line }) =>
    line.quantity > returnedQuantity ? [{ ...line, quantity: line.quantity - returnedQuantity }] : [],
  );

/** An order's visit as the API returns it. */
export const presentVisit = ({ id, date, startHour, hours, status, notBefore }: StoredVisit) =>
  wire({ id, date, time: timeOf(startHour), endTime: timeOf(startHour + hours), status, notBefore });

/** The changes that the reader may see and the withdrawals, oldest first. */
function presentHistory({ history, withdrawals }: StoredOrder, isAdmin: boolean): Order['history'] {
  const changes = history
    .filter(({ fromStatus, toStatus }) => isAdmin || fromStatus !== toStatus)
    .map(({ fromStatus, toStatus, at, actor, actorName, note }) => ({
      ...(fromStatus && { from: fromStatus }),
      status: toStatus,
      at: at.toISOString(),
      actor,
      ...(isAdmin && actorName && { actorName }),
      ...(isAdmin && note && { note }),
    }));
  const withdrawn = withdrawals.map(({ createdAt }) => {
    const status = history.findLast(({ at }) => at <= createdAt)?.toStatus ?? firstStatus;
    return {
      from: status,
      status,
      at: createdAt.toISOString(),
      actor: 'customer' as const,
      isWithdrawal: true,
    };
  });
  return [...changes, ...withdrawn].toSorted((a, b) => a.at.localeCompare(b.at));
}

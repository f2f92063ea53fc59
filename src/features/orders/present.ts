import { centsToEuros, type Cents } from '../../shared/money.ts';
import { regionOf, type Region } from '../../shared/postal-code.ts';
import type {
  Courier,
  Order,
  OrderStatus,
  PaymentState,
  PaymentType,
  ShippingAddress,
  ShippingMethod,
} from './contract.ts';
import { trackingUrl } from './couriers.ts';
import type { QuotedLine } from './rules.ts';
import type { Totals } from './totals.ts';
import { withdrawalUntil } from './withdrawal.ts';

/** Where an order goes, as it is kept with it. */
export type KeptAddress = Omit<ShippingAddress, 'region'> & { region: Region };

/** A change of an order's status; equal statuses are a remark. */
export type KeptChange = {
  fromStatus: OrderStatus | null;
  toStatus: OrderStatus;
  actor: 'customer' | 'admin' | 'system';
  note: string;
  at: Date;
};

/** An order as it is kept. */
export type KeptOrder = Totals & {
  id: string;
  orderNumber: string;
  customerId: string;
  customerName: string;
  customerEmail: string;
  status: OrderStatus;
  shippingAddress: KeptAddress;
  shippingMethod: ShippingMethod;
  paymentMethod: PaymentType;
  paymentState: PaymentState;
  paymentReference: string | null;
  cardBrand: string | null;
  cardLast4: string | null;
  orderNotes: string;
  tracking: string | null;
  courier: Courier | null;
  estimatedDelivery: string | null;
  createdAt: Date;
  deliveredAt: Date | null;
  lines: KeptOrderLine[];
  history: KeptChange[];
};

/** A line as it was bought; the product itself may have been deleted since. */
export type KeptOrderLine = Omit<QuotedLine, 'productId'> & {
  productId: number | null;
  installationPriceCents: Cents;
};

/** The address as it is kept: the region, where it is not named, by the postal code. */
export function keepAddress({ region, ...address }: ShippingAddress): KeptAddress {
  return { ...address, region: region ?? regionOf(address.postalCode) };
}

/** An order as it travels; the customer's name and the team's notes only to administrators. */
export function presentOrder(order: KeptOrder, isAdmin: boolean): Order {
  const { courier, tracking, deliveredAt } = order;
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    status: order.status,
    createdAt: order.createdAt.toISOString(),
    ...(deliveredAt && {
      deliveredAt: deliveredAt.toISOString(),
      withdrawalUntil: withdrawalUntil(deliveredAt),
    }),
    ...(isAdmin && { customerName: order.customerName }),
    subtotal: centsToEuros(order.subtotalCents),
    shipping: centsToEuros(order.shippingCents),
    tax: centsToEuros(order.taxCents),
    discount: centsToEuros(order.discountCents),
    total: centsToEuros(order.totalCents),
    paymentMethod: order.paymentMethod,
    paymentState: order.paymentState,
    ...(order.cardBrand && { cardBrand: order.cardBrand }),
    ...(order.cardLast4 && { cardLast4: order.cardLast4 }),
    shippingMethod: order.shippingMethod,
    ...(tracking && { tracking }),
    ...(courier && { courier }),
    ...(tracking && courier && { trackingUrl: trackingUrl(courier, tracking) }),
    ...(order.estimatedDelivery && { estimatedDelivery: order.estimatedDelivery }),
    ...(order.orderNotes && { notes: order.orderNotes }),
    shippingAddress: order.shippingAddress,
    items: order.lines.map((line) => ({
      ...(line.productId !== null && { id: line.productId }),
      sku: line.sku,
      name: line.name,
      ...(line.image && { image: line.image }),
      quantity: line.quantity,
      price: centsToEuros(line.priceCents),
      ...(line.withInstallation && { installationPrice: centsToEuros(line.installationPriceCents) }),
    })),
    history: order.history
      .filter(({ fromStatus, toStatus }) => isAdmin || fromStatus !== toStatus)
      .map(({ fromStatus, toStatus, at, actor, note }) => ({
        ...(fromStatus && { from: fromStatus }),
        status: toStatus,
        at: at.toISOString(),
        actor,
        ...(isAdmin && note && { note }),
      })),
  };
}

import type { OrderStatus, PaymentType } from './contract.ts';

/**
 * What a status means for everything that depends on it. The table `orders` has a generated column of the same name for every
 * yes or no (migrations/0005_orders.sql), so that a query says `is_sale` and never lists statuses.
 */
export type OrderStatusFacts = {
  /** The company has not confirmed it yet. */
  isUnconfirmed: boolean;
  /** It counts as turnover, and a document can be issued for it. */
  isSale: boolean;
  /** Something is still to be done until it is delivered. */
  isOpen: boolean;
  /** No sale comes of it: its products are in stock again, and its money is not owed. */
  isVoid: boolean;
  /** Its products are being collected and packed. */
  isPreparing: boolean;
  /** Its products are with the courier or the technician. */
  isInTransit: boolean;
  /** The customer has its products. */
  hasArrived: boolean;
  /** The method of payment whose money has come when an order reaches this status. */
  collects: PaymentType | null;
};

const none: OrderStatusFacts = {
  isUnconfirmed: false,
  isSale: false,
  isOpen: false,
  isVoid: false,
  isPreparing: false,
  isInTransit: false,
  hasArrived: false,
  collects: null,
};

export const orderStatusFacts: Record<OrderStatus, OrderStatusFacts> = {
  pending: { ...none, isUnconfirmed: true, isOpen: true },
  confirmed: { ...none, isSale: true, isOpen: true, collects: 'bank_transfer' },
  processing: { ...none, isSale: true, isOpen: true, isPreparing: true },
  shipped: { ...none, isSale: true, isOpen: true, isInTransit: true },
  delivered: { ...none, isSale: true, hasArrived: true, collects: 'cash' },
  cancelled: { ...none, isVoid: true },
};

/** Whether an order's products have left the company. */
export const hasLeft = (status: OrderStatus) =>
  orderStatusFacts[status].isInTransit || orderStatusFacts[status].hasArrived;

/** Whether an order is the bill of a visit or of a contract's days, for which nothing is sent. */
export const isBill = (order: {
  billedVisitId?: string | null | undefined;
  billedContractId?: string | null | undefined;
}): boolean => Boolean(order.billedVisitId ?? order.billedContractId);

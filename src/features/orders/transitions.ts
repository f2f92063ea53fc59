import { isCollected } from '#shared/collected.ts';
import type { Order, OrderStatus } from './contract.ts';
import { isBill, orderStatusFacts } from './status-facts.ts';

/** The status of an order that was just placed. */
export const firstStatus = 'pending' as const satisfies OrderStatus;

/** The allowed transitions from each status (specification 2, section 4). */
export const transitions: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['processing', 'cancelled'],
  processing: ['shipped', 'cancelled'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
};

/** The label of the administrators' button for each transition. */
export const transitionLabels: Partial<Record<OrderStatus, string>> = {
  confirmed: 'Επιβεβαίωση παραγγελίας',
  processing: 'Έναρξη επεξεργασίας',
  shipped: 'Σήμανση ως απεσταλμένη',
  delivered: 'Σήμανση ως παραδομένη',
  cancelled: 'Ακύρωση',
};

/** The label of the button for a step of an order. */
export const stepLabel = (to: OrderStatus, shippingMethod: string) =>
  to === 'shipped' && isCollected(shippingMethod) ? 'Έτοιμη για παραλαβή' : transitionLabels[to];

/** The regular next status; undefined if the order is finished. */
export const nextStatus = (from: OrderStatus) => transitions[from].find((to) => !orderStatusFacts[to].isVoid);

/**
 * Whether an order may pass to another status. A bill is there from the beginning with everything done, so it may be cancelled: the
 * materials of a visit go back to the stock.
 */
export const mayBecome = (
  { status, ...order }: { status: OrderStatus } & Parameters<typeof isBill>[0],
  to: OrderStatus,
) =>
  transitions[status].includes(to) ||
  (isBill(order) && orderStatusFacts[status].hasArrived && orderStatusFacts[to].isVoid);

/** Whether the customer may still cancel the order. */
export const mayCustomerCancel = (status: OrderStatus) => orderStatusFacts[status].isUnconfirmed;

/** Whether a consumer may withdraw from an order; from a contract or an appointment since it was made, not from its bill. */
export const mayWithdraw = (order: Order): boolean =>
  !orderStatusFacts[order.status].isVoid && !order.isBusiness && !isBill(order);

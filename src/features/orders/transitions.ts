import type { OrderStatus } from './contract.ts';

/** Where an order may go from each status (specification 2, section 4). */
export const transitions: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['processing', 'cancelled'],
  processing: ['shipped', 'cancelled'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
};

/** What the administrator's button says that takes an order to a status. */
export const transitionLabels: Partial<Record<OrderStatus, string>> = {
  confirmed: 'Επιβεβαίωση παραγγελίας',
  processing: 'Έναρξη επεξεργασίας',
  shipped: 'Σήμανση ως απεσταλμένη',
  delivered: 'Σήμανση ως παραδομένη',
  cancelled: 'Ακύρωση',
};

/** The status an order goes to when all goes well, or undefined at the end of its way. */
export const nextStatus = (from: OrderStatus) => transitions[from].find((to) => to !== 'cancelled');

/** Tells whether an order may go from one status to another. */
export const mayBecome = (from: OrderStatus, to: OrderStatus) => transitions[from].includes(to);

/** Tells whether the customer may still cancel the order. */
export const mayCustomerCancel = (status: OrderStatus) => status === 'pending';

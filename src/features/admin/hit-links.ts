import { formatDate } from '#shared/dates.ts';
import { messagesHref } from '#features/contact/messages-search.ts';
import { ordersHref } from '#features/orders/orders-search.ts';
import { adminHref } from './admin-tabs.ts';
import type { Hit } from './contract.ts';

export const kindLabels: Record<Hit['kind'], string> = {
  product: 'Προϊόντα',
  customer: 'Πελάτες',
  order: 'Παραγγελίες',
  appointment: 'Ραντεβού',
  message: 'Μηνύματα',
};

export function hitHref(hit: Hit): string {
  switch (hit.kind) {
    case 'product':
      return adminHref('products', { product: hit.id });
    case 'customer':
      return adminHref('customers', { customer: hit.id });
    case 'order':
      return ordersHref({ order: hit.id });
    case 'message':
      return messagesHref({ message: hit.id });
    case 'appointment':
      return adminHref('appointments', { date: hit.date, appointment: hit.id });
  }
}

/** The detail that distinguishes results with the same title. */
export function hitDetail(hit: Hit): string {
  switch (hit.kind) {
    case 'product':
      return hit.sku;
    case 'customer':
      return hit.email;
    case 'order':
      return hit.customerName;
    case 'message':
      return hit.subject;
    case 'appointment':
      return `${formatDate(hit.date)}, ${hit.time} · ${hit.serviceName}`;
  }
}

import type { MailItem, MailProgress } from '#server/mail-content.ts';
import type { OrderStatus } from '../contract.ts';
import { orderStatusLabels } from '../labels.ts';
import { presentVisit, type StoredOrder } from '../present.ts';
import { regularStatuses } from '../enums.ts';

/** The fields of an order that the installation texts need. */
export const placedOf = ({
  shippingMethod,
  accountType,
  beginConsentAt,
  lines,
  visit,
}: Pick<StoredOrder, 'shippingMethod' | 'accountType' | 'beginConsentAt' | 'lines' | 'visit'>) => ({
  shippingMethod,
  isBusiness: accountType === 'b2b',
  beginConsentAt: beginConsentAt?.toISOString(),
  visit: visit ? presentVisit(visit) : undefined,
  items: lines.map(({ quantity, withInstallation, installationPriceCents }) => ({
    quantity,
    ...(withInstallation && { installationPrice: installationPriceCents }),
  })),
});

/** A line as an e-mail shows it, without its price. */
export const itemOf = ({
  name,
  quantity,
  image,
  withInstallation,
}: StoredOrder['lines'][number]): MailItem => ({
  name,
  quantity,
  ...(image !== null && { picture: image }),
  ...(withInstallation && { detail: 'με εγκατάσταση' }),
});

/** How far an order has come; nothing for a cancelled one. */
export function progressOf(status: OrderStatus): { progress?: MailProgress } {
  const at = regularStatuses.findIndex((one) => one === status);
  return at < 0
    ? {}
    : { progress: { steps: regularStatuses.length, done: at + 1, label: orderStatusLabels[status] } };
}

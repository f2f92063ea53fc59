import type { MailContent, MailItem, MailProgress } from '#server/mail-content.ts';
import type { Mail } from '#server/mail.ts';
import type { OrderStatus } from '../contract.ts';
import { statusLabel } from '../labels.ts';
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
export function progressOf(status: OrderStatus, shippingMethod: string): { progress?: MailProgress } {
  const at = regularStatuses.findIndex((one) => one === status);
  return at < 0
    ? {}
    : {
        progress: { steps: regularStatuses.length, done: at + 1, label: statusLabel(status, shippingMethod) },
      };
}

/** An e-mail to the customer about an order. Its button opens the order, unless `content` has another. */
export function orderMail(
  { id, orderNumber, customerEmail }: Pick<StoredOrder, 'id' | 'orderNumber' | 'customerEmail'>,
  publicUrl: string,
  content: MailContent,
): Mail {
  const action = { label: 'Δείτε την παραγγελία', url: `${publicUrl}/order-confirmation/${id}` };
  return {
    to: customerEmail,
    subject: `${content.title}: ${orderNumber}`,
    content: { action, ...content },
  };
}

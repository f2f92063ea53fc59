import type { MailContent, MailItem, MailProgress } from '#server/mail-content.ts';
import type { Mail } from '#server/mail.ts';
import { formatEuro } from '#shared/money.ts';
import { reducedFrom } from '../totals.ts';
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
  ...price
}: StoredOrder['lines'][number]): MailItem => {
  const before = reducedFrom(price);
  const detail = [
    withInstallation && 'με εγκατάσταση',
    before !== null && `αντί ${formatEuro(before)} + ΦΠΑ`,
  ];
  return {
    name,
    quantity,
    ...(image !== null && { picture: image }),
    ...(detail.some(Boolean) && { detail: detail.filter(Boolean).join(', ') }),
  };
};

/** How far an order has come; nothing for a cancelled one. */
export function progressOf(status: OrderStatus, shippingMethod: string): { progress?: MailProgress } {
  const at = regularStatuses.findIndex((one) => one === status);
  return at < 0
    ? {}
    : {
        progress: { steps: regularStatuses.length, done: at + 1, label: statusLabel(status, shippingMethod) },
      };
}

/** The button that opens an order; a customer without an account could not sign in to read it. */
export const actionOf = (
  { id, hasAccount }: Pick<StoredOrder, 'id' | 'hasAccount'>,
  publicUrl: string,
): Pick<MailContent, 'action'> =>
  hasAccount === false
    ? {}
    : { action: { label: 'Δείτε την παραγγελία', url: `${publicUrl}/order-confirmation/${id}` } };

/** An e-mail to the customer about an order. Its button opens the order, unless `content` has another. */
export function orderMail(
  order: Pick<StoredOrder, 'id' | 'orderNumber' | 'customerEmail' | 'hasAccount'>,
  publicUrl: string,
  content: MailContent,
): Mail {
  return {
    to: order.customerEmail,
    subject: `${content.title}: ${order.orderNumber}`,
    content: { ...actionOf(order, publicUrl), ...content },
  };
}

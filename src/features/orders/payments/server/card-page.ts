import type { ApiContext } from '#server/serve.ts';
import type { Services } from '#server/services.ts';
import { write } from '#server/write.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import type { Order } from '../../contract.ts';
import { pageUntil } from '../provider-payment.ts';
import { presentOrder, type StoredOrder } from '../../present.ts';
import { orderRefusals } from '../../refusals.ts';
import type { CardPages } from './provider.ts';
import { keepPage } from './store.ts';
import { requirePages, settlePayment } from './settle-payment.ts';
import { findOrder } from '../../server/store.ts';

/** Later than the page's last second, so that the provider has closed it. */
export const afterPage = (until: Date) => new Date(until.getTime() + 5_000);

/**
 * The address of a waiting order's payment page, opened if it is not; null if the order no longer waits. Throws if the
 * provider does not answer.
 */
async function pageAddress(services: Services, orderId: string): Promise<string | null> {
  const pages = requirePages(services.config);
  const order = await findOrder(services.database.db, orderId);
  if (order?.paymentState !== 'awaiting') return null;
  if (order.paymentReference) return (await pages.read(order.paymentReference)).url;
  const opened = await open(services, pages, order);
  if (!opened) return null;
  const isKept = await write(services, async (trx) => {
    const kept = await keepPage(trx, orderId, opened.reference, opened.until);
    if (kept) {
      await services.jobs.enqueue(trx, 'orders.settle', { orderId }, { startAfter: afterPage(opened.until) });
    }
    return kept;
  });
  // Nobody was given the address of a page that is not kept, so nobody can pay on it.
  if (isKept) return opened.url;
  const kept = await findOrder(services.database.db, orderId);
  if (kept?.paymentState !== 'awaiting' || !kept.paymentReference) return null;
  return (await pages.read(kept.paymentReference)).url;
}

/** The payment page of a placed order; if the provider does not answer, the order's own page offers it again. */
export async function tryPage(services: Services, orderId: string): Promise<string | null> {
  try {
    return await pageAddress(services, orderId);
  } catch (error) {
    services.log.warn('A payment page did not open', { orderId, error });
    return null;
  }
}

async function open({ config, now }: Services, pages: CardPages, order: StoredOrder) {
  const until = order.paymentExpiresAt && pageUntil(order.paymentExpiresAt, now());
  if (!until) return null;
  const { id: orderId, orderNumber, customerEmail, totalCents: amountCents } = order;
  const returnUrl = `${config.publicUrl}/order-confirmation/${orderId}`;
  const opened = await pages.open({ orderId, orderNumber, customerEmail, amountCents, until, returnUrl });
  return { ...opened, until };
}

async function requireOwn({ services, viewer }: ApiContext, orderId: string): Promise<StoredOrder> {
  const customerId = viewer.customer?.id ?? refuse(generalRefusals, 'LOGIN_REQUIRED');
  const order = await findOrder(services.database.db, orderId, customerId);
  return order ?? refuse(orderRefusals, 'ORDER_NOT_FOUND');
}

/** The provider limits our requests too: one customer must not use them up for all. */
async function requirePatience({ services, viewer }: ApiContext): Promise<void> {
  if (viewer.customer) await services.limits.spend('card-check', viewer.customer.id);
}

/** The address where the customer pays their own waiting order. */
export async function payOrder(context: ApiContext, orderId: string): Promise<string> {
  const { services } = context;
  const { paymentState } = await requireOwn(context, orderId);
  if (paymentState !== 'awaiting') refuse(orderRefusals, 'NOT_AWAITING_PAYMENT');
  await requirePatience(context);
  try {
    const address = await pageAddress(services, orderId);
    if (address) return address;
    await settlePayment(services, orderId);
  } catch (error) {
    services.log.warn('A payment page did not open', { orderId, error });
    refuse(orderRefusals, 'PAYMENT_UNAVAILABLE', { retryAfterSeconds: 10 });
  }
  return refuse(orderRefusals, 'NOT_AWAITING_PAYMENT');
}

/** Asks the provider how the payment of an own order stands, for the return before the provider's event has come. */
export async function checkPayment(context: ApiContext, { orderId }: { orderId: string }): Promise<Order> {
  const { services } = context;
  const order = await requireOwn(context, orderId);
  if (order.paymentState !== 'awaiting') return presentOrder(order, false);
  await requirePatience(context);
  let isUnknown = false;
  try {
    await settlePayment(services, orderId);
  } catch (error) {
    isUnknown = true;
    services.log.warn('A payment could not be checked', { orderId, error });
  }
  const now = await requireOwn(context, orderId);
  // After the authorisation a job continues.
  if (isUnknown && now.paymentState === 'awaiting') {
    refuse(orderRefusals, 'PAYMENT_UNAVAILABLE', { retryAfterSeconds: 10 });
  }
  return presentOrder(now, false);
}

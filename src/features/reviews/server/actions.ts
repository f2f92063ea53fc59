import type { Transaction } from '#server/db/database.ts';
import { newId } from '#server/ids.ts';
import type { ApiContext } from '#server/serve.ts';
import { write, type Changed } from '#server/write.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { resolveAlertsAbout } from '#features/alerts/server/actions.ts';
import { dropDelayed } from '#features/alerts/server/delayed-notification-store.ts';
import { insertAlert } from '#features/alerts/server/store.ts';
import { subjectOf } from '#features/alerts/subject.ts';
import { catalogueRefusals } from '#features/catalogue/refusals.ts';
import type { ReviewFields } from '../contract.ts';
import { reviewRefusals } from '../refusals.ts';
import { reviewsHref } from '../reviews-search.ts';
import { whyNotWrite } from '../rules.ts';
import * as store from './store.ts';

type Own = ReviewFields & { productId: number };

const authorOf = ({ viewer }: ApiContext) => viewer.customer ?? refuse(generalRefusals, 'LOGIN_REQUIRED');

/** What shows a product's published reviews, and the rating that follows from them. */
export function changedReviews(changed: Changed, productId: number): void {
  changed('catalogue', `product:${productId}`);
}

/** The administrators' screens and the author's open pages read the reviews again. */
export async function notifyReviews(
  { live }: ApiContext['services'],
  trx: Transaction,
  customerId: string,
): Promise<void> {
  await live.publish(trx, 'admin', { type: 'changed', resources: ['reviews', 'admin.getOverview'] });
  await live.publish(trx, { customerId }, { type: 'changed', resources: ['reviews'] });
}

async function alertOfReview(trx: Transaction, id: string, productName: string, rating: number) {
  await insertAlert(trx, {
    type: 'product',
    event: 'review_received',
    severity: 'low',
    title: 'Νέα κριτική προϊόντος',
    message: `${productName}: ${rating} από 5`,
    link: reviewsHref({}),
    subject: subjectOf('review', id),
    audience: 'admin',
  });
}

/** Stores the first review of a product by a customer who received it, and alerts the administrators. */
export async function writeReview(context: ApiContext, { productId, ...fields }: Own): Promise<void> {
  const { services } = context;
  const { id: customerId } = authorOf(context);
  await services.limits.spend('review', customerId);
  await write(services, async (trx) => {
    const name = await store.findProductName(trx, productId);
    if (name === undefined) return refuse(catalogueRefusals, 'PRODUCT_NOT_FOUND');
    const isReceived = await store.hasReceived(trx, customerId, productId);
    const id = newId();
    const isReviewed =
      isReceived &&
      !(await store.insertReview(trx, { id, customerId, productId, at: services.now(), ...fields }));
    const code = whyNotWrite({ isReceived, isReviewed });
    if (code) refuse(reviewRefusals, code);
    await alertOfReview(trx, id, name, fields.rating);
    await notifyReviews(services, trx, customerId);
  });
}

/** Replaces the customer's review; it leaves the product's page until an administrator has looked at it again. */
export async function changeReview(context: ApiContext, { productId, ...fields }: Own): Promise<void> {
  const { services } = context;
  const { id: customerId } = authorOf(context);
  await services.limits.spend('review', customerId);
  await write(services, async (trx, changed) => {
    const before = await store.lockOwnReview(trx, customerId, productId);
    if (!before) return refuse(reviewRefusals, 'REVIEW_NOT_FOUND');
    await dropDelayed(trx, subjectOf('review', before.id));
    await store.rewriteReview(trx, before.id, fields, services.now());
    if (before.status === 'published') changedReviews(changed, productId);
    if (before.status !== 'pending') await alertOfReview(trx, before.id, before.productName, fields.rating);
    await notifyReviews(services, trx, customerId);
  });
}

export async function withdrawReview(
  context: ApiContext,
  { productId }: { productId: number },
): Promise<void> {
  const { services } = context;
  const { id: customerId } = authorOf(context);
  await write(services, async (trx, changed) => {
    const before = await store.lockOwnReview(trx, customerId, productId);
    if (!before) return refuse(reviewRefusals, 'REVIEW_NOT_FOUND');
    await dropDelayed(trx, subjectOf('review', before.id));
    await store.deleteReview(trx, before.id);
    if (before.status === 'published') changedReviews(changed, productId);
    await resolveAlertsAbout(services, trx, subjectOf('review', before.id));
    await notifyReviews(services, trx, customerId);
  });
}

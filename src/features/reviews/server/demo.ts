import type { Transaction } from '#server/db/database.ts';
import { readDemoJson } from '#server/demo-files.ts';
import { newId } from '#server/ids.ts';
import type { Services } from '#server/services.ts';
import { insertPastAlert } from '#features/alerts/server/past-store.ts';
import { subjectOf } from '#features/alerts/subject.ts';
import type { ReviewStatus } from '../contract.ts';
import { reviewsHref } from '../reviews-search.ts';

type DemoReview = {
  sku: string;
  rating: number;
  title?: string;
  text: string;
  answer?: string;
  state?: ReviewStatus;
  reason?: string;
};

const dayMs = 86_400_000;
/** Writes none, so that anyone who tries the demonstration finds products to review in this account. */
const withoutReviews = 'eleni@pelatis.example';

const listReceived = (trx: Transaction) =>
  trx
    .selectFrom('orders')
    .innerJoin('orderLines', 'orderId', 'orders.id')
    .innerJoin('products', 'products.id', 'productId')
    .innerJoin('customers', 'customers.id', 'customerId')
    .where('hasArrived', '=', true)
    .where('email', '!=', withoutReviews)
    .select(['customerId', 'products.id as productId', 'products.name', 'products.sku', 'deliveredAt'])
    .orderBy('deliveredAt')
    .orderBy('orderLines.position')
    .execute();

/** Loads reviews of some delivered products: most of them published, two that wait and one that was rejected. */
export async function loadReviewsDemo(trx: Transaction, { now }: Pick<Services, 'now'>): Promise<void> {
  const reviews = await readDemoJson<DemoReview[]>('reviews.json');
  const received = await listReceived(trx);
  const taken = new Set<string>();
  const rows = reviews.flatMap((review) => {
    const bought = received.find(
      ({ sku, customerId, productId }) => sku === review.sku && !taken.has(`${customerId} ${productId}`),
    );
    if (!bought) return [];
    taken.add(`${bought.customerId} ${bought.productId}`);
    return [rowOf(review, bought, now())];
  });
  await trx
    .insertInto('reviews')
    .values(rows.map(({ name: _name, ...row }) => row))
    .execute();
  for (const { id, name, rating, createdAt, status } of rows) {
    await insertPastAlert(trx, {
      type: 'product',
      event: 'review_received',
      severity: 'low',
      title: 'Νέα κριτική προϊόντος',
      message: `${name}: ${rating} από 5`,
      link: reviewsHref({}),
      subject: subjectOf('review', id),
      audience: 'admin',
      at: createdAt,
      isOpen: status === 'pending',
    });
  }
}

function rowOf(review: DemoReview, bought: Awaited<ReturnType<typeof listReceived>>[number], now: Date) {
  const { rating, title = null, text, answer = null, state: status = 'published', reason = null } = review;
  const { customerId, productId, name, deliveredAt } = bought;
  const written = (deliveredAt ?? now).getTime() + 3 * dayMs;
  // Those that wait were written just now.
  const createdAt = new Date(
    status === 'pending' ? now.getTime() - dayMs / 3 : Math.min(written, now.getTime()),
  );
  const publishedAt = status === 'published' ? createdAt : null;
  const texts = { rating, title, text, answer, status, reason };
  return { id: newId(), customerId, productId, name, ...texts, createdAt, updatedAt: createdAt, publishedAt };
}

import { sql, type Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import { lockedCustomer } from '#server/db/locked-customer.ts';
import type { DB } from '#server/db/schema.ts';
import type {
  ProductReviews,
  ReviewFields,
  ReviewFilter,
  ReviewStanding,
  ReviewStatus,
  StoredReview,
} from '../contract.ts';
import { shownName, whyNotWrite, type Decision } from '../rules.ts';
import { wire } from '#shared/wire.ts';

/** A page of a product's published reviews, newest first, with the number of each rating. */
export async function listPublished(
  db: Kysely<DB>,
  productId: number,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<ProductReviews> {
  const rows = await db
    .selectFrom('reviews')
    .innerJoin('customers', 'customers.id', 'customerId')
    .where('productId', '=', productId)
    .where('status', '=', 'published')
    .select(['reviews.id', 'firstName', 'lastName', 'rating', 'title', 'text', 'answer', 'publishedAt'])
    .orderBy('publishedAt', 'desc')
    .orderBy('reviews.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const counts = await db
    .selectFrom('reviews')
    .where('productId', '=', productId)
    .where('status', '=', 'published')
    .groupBy('rating')
    .select(['rating', sql<number>`count(*)::int`.as('count')])
    .execute();
  const stars = [1, 2, 3, 4, 5].map((rating) => counts.find((one) => one.rating === rating)?.count ?? 0);
  return {
    reviews: rows.map(({ firstName, lastName, title, answer, publishedAt, ...review }) =>
      wire({
        ...review,
        author: shownName({ firstName, lastName }),
        publishedAt: publishedAt?.toISOString() ?? '',
        title,
        answer,
      }),
    ),
    total: stars.reduce((sum, count) => sum + count, 0),
    stars,
  };
}

/** Of these products those that were delivered to the customer. */
async function listReceived(db: Kysely<DB>, customerId: string, productIds: readonly number[]) {
  const rows = await db
    .selectFrom('orderLines')
    .innerJoin('orders', 'orders.id', 'orderId')
    .where('customerId', '=', customerId)
    .where('hasArrived', '=', true)
    .where('productId', 'in', productIds)
    .select('productId')
    .distinct()
    .execute();
  return new Set(rows.map(({ productId }) => productId));
}

/** The customer's reviews of these products, and which of them they may review; in the order of the ids. */
export async function listStandings(
  db: Kysely<DB>,
  customerId: string,
  productIds: readonly number[],
): Promise<ReviewStanding[]> {
  const reviews = await db
    .selectFrom('reviews')
    .where('customerId', '=', customerId)
    .where('productId', 'in', productIds)
    .select(['productId', 'rating', 'title', 'text', 'status', 'reason'])
    .execute();
  const received = await listReceived(db, customerId, productIds);
  return [...new Set(productIds)].map((id) => {
    const row = reviews.find(({ productId }) => productId === id);
    const facts = { isReceived: received.has(id), isReviewed: row !== undefined };
    const mayWrite = whyNotWrite(facts) === null;
    if (!row) return { productId: id, mayWrite };
    const { title, reason, productId: _productId, ...review } = row;
    return {
      productId: id,
      mayWrite,
      review: wire({ ...review, title, reason }),
    };
  });
}

/** A product's name; undefined if there is no such product on sale. */
export async function findProductName(db: Kysely<DB>, productId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('products')
    .where('id', '=', productId)
    .where('isDraft', '=', false)
    .select('name')
    .executeTakeFirst();
  return row?.name;
}

/** Whether the customer received the product. */
export async function hasReceived(db: Kysely<DB>, customerId: string, productId: number): Promise<boolean> {
  return (await listReceived(db, customerId, [productId])).size > 0;
}

/** Stores a new review; false if the customer has one of this product, or no longer exists. */
export async function insertReview(
  trx: Transaction,
  review: { id: string; customerId: string; productId: number; at: Date } & ReviewFields,
): Promise<boolean> {
  const { id, customerId, productId, at, rating, text, title } = review;
  if (!(await lockedCustomer(trx, customerId).executeTakeFirst())) return false;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('reviews')
    .values({ id, customerId, productId, rating, title: title ?? null, text, createdAt: at, updatedAt: at })
    .onConflict((conflict) => conflict.columns(['customerId', 'productId']).doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Locks the customer's review of a product until the transaction ends. */
export async function lockOwnReview(trx: Transaction, customerId: string, productId: number) {
  return trx
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'productId')
    .where('customerId', '=', customerId)
    .where('productId', '=', productId)
    .select(['reviews.id', 'status', 'products.name as productName'])
    .forUpdate('reviews')
    .executeTakeFirst();
}

/** Replaces a review by what its author now says; the answer to what was said before goes. */
export async function rewriteReview(
  trx: Transaction,
  id: string,
  { rating, title, text }: ReviewFields,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('reviews')
    .set({ rating, title: title ?? null, text, status: 'pending', reason: null, answer: null })
    .set({ publishedAt: null, updatedAt: at, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function deleteReview(trx: Transaction, id: string): Promise<void> {
  await trx.deleteFrom('reviews').where('id', '=', id).execute();
}

/** The maximum length of the administrators' list. */
const maxReviews = 100;

const stored = (db: Kysely<DB>) =>
  db
    .selectFrom('reviews')
    .innerJoin('customers', 'customers.id', 'customerId')
    .innerJoin('products', 'products.id', 'productId')
    .select(['reviews.id', 'productId', 'products.name as productName', 'customerId'])
    .select(['firstName', 'lastName', 'reviews.rating', 'reviews.title', 'text', 'status', 'reason'])
    .select(['answer', 'version', 'reviews.updatedAt']);

type StoredRow = Awaited<ReturnType<ReturnType<typeof stored>['execute']>>[number];

function storedReviewOf(row: StoredRow): StoredReview {
  const { firstName, lastName, ...review } = row;
  return wire({ ...review, author: `${firstName} ${lastName}` });
}

/** Reviews for administrators, last changed first. Pages count from 1. */
export async function listReviews(
  db: Kysely<DB>,
  { status, page = 1, pageSize = maxReviews }: ReviewFilter,
): Promise<StoredReview[]> {
  let query = stored(db)
    .orderBy('reviews.updatedAt', 'desc')
    .orderBy('reviews.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  if (status) query = query.where('status', '=', status);
  return (await query.execute()).map(storedReviewOf);
}

/** The number of reviews by status. */
export async function countReviews(db: Kysely<DB>): Promise<Record<ReviewStatus, number>> {
  const rows = await db
    .selectFrom('reviews')
    .groupBy('status')
    .select(['status', sql<number>`count(*)::int`.as('count')])
    .execute();
  const of = (name: ReviewStatus) => rows.find(({ status }) => status === name)?.count ?? 0;
  return { pending: of('pending'), published: of('published'), rejected: of('rejected') };
}

/** A review with its author's address for e-mail; the review is locked until the transaction ends. */
export async function lockReview(trx: Transaction, id: string) {
  const row = await stored(trx)
    .select(['email', 'publishedAt'])
    .where('reviews.id', '=', id)
    .forUpdate('reviews')
    .executeTakeFirst();
  if (!row) return undefined;
  const { email, publishedAt, ...rest } = row;
  return { ...storedReviewOf(rest), email, publishedAt };
}

/** What an administrator decided on a review; it is not locked. */
export function findDecision(db: Kysely<DB>, id: string) {
  return db
    .selectFrom('reviews')
    .select(['status', 'reason', 'version'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Sets the outcome of an administrator's look. */
export async function saveDecision(
  trx: Transaction,
  id: string,
  { status, reason, publishedAt }: Decision & { publishedAt: Date | null },
): Promise<void> {
  await trx.updateTable('reviews').set({ status, reason, publishedAt }).where('id', '=', id).execute();
}

export async function saveAnswer(trx: Transaction, id: string, answer: string | null): Promise<void> {
  await trx.updateTable('reviews').set({ answer }).where('id', '=', id).execute();
}

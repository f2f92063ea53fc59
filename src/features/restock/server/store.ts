import { sql, type Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import type { LinkedRequest } from '../contract.ts';

type Product = { id: number; name: string; inStock: boolean };

/**
 * The product, its row locked against a change of the stock until the transaction ends: a request is either stored before
 * the product is back, and then told, or refused.
 */
export async function holdProduct(trx: Transaction, id: number): Promise<Product | undefined> {
  return trx
    .selectFrom('products')
    .where('id', '=', id)
    .where('isDraft', '=', false)
    .select(['id', 'name', 'inStock'])
    .forShare()
    .executeTakeFirst();
}

export async function findProduct(db: Kysely<DB>, id: number): Promise<Product | undefined> {
  return db
    .selectFrom('products')
    .where('id', '=', id)
    .where('isDraft', '=', false)
    .select(['id', 'name', 'inStock'])
    .executeTakeFirst();
}

export async function isWaiting(db: Kysely<DB>, customerId: string, productId: number): Promise<boolean> {
  const found = await db
    .selectFrom('restockRequests')
    .where('customerId', '=', customerId)
    .where('productId', '=', productId)
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
}

/** The number of other products that a customer waits for. */
export async function countOthers(db: Kysely<DB>, customerId: string, productId: number): Promise<number> {
  const { count } = await db
    .selectFrom('restockRequests')
    .where('customerId', '=', customerId)
    .where('productId', '<>', productId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Stores the request of a customer whose row is locked; one that exists stays. */
export async function insertRequest(
  trx: Transaction,
  request: { customerId: string; productId: number },
  now: Date,
): Promise<void> {
  await trx
    .insertInto('restockRequests')
    .values({ ...request, confirmedAt: now, createdAt: now })
    .onConflict((conflict) => conflict.columns(['productId', 'customerId']).doNothing())
    .execute();
}

export async function removeRequest(
  trx: Transaction,
  { customerId, productId }: { customerId: string; productId: number },
): Promise<void> {
  await trx
    .deleteFrom('restockRequests')
    .where('customerId', '=', customerId)
    .where('productId', '=', productId)
    .execute();
}

/** Stores an address's request under the hash of a new link, which replaces an earlier one; a confirmation stays. */
export async function putLink(
  trx: Transaction,
  request: { productId: number; email: string; tokenHash: Buffer },
  now: Date,
): Promise<void> {
  await trx
    .insertInto('restockRequests')
    .values({ ...request, createdAt: now })
    .onConflict((conflict) =>
      conflict.columns(['productId', 'email']).doUpdateSet(({ ref, fn }) => ({
        tokenHash: ref('excluded.tokenHash'),
        // An unconfirmed request is as old as its last link.
        createdAt: fn.coalesce('restockRequests.confirmedAt', 'excluded.createdAt'),
      })),
    )
    .execute();
}

/** The request of a link; undefined if there is none, or it was not confirmed since `openSince`. */
export async function findLinked(
  db: Kysely<DB>,
  tokenHash: Buffer,
  openSince: Date,
): Promise<LinkedRequest | undefined> {
  const found = await db
    .selectFrom('restockRequests')
    .innerJoin('products', 'products.id', 'productId')
    .where('tokenHash', '=', tokenHash)
    .where(({ or, eb }) =>
      or([eb('confirmedAt', 'is not', null), eb('restockRequests.createdAt', '>', openSince)]),
    )
    .select(['productId', 'name', 'inStock', 'confirmedAt'])
    .executeTakeFirst();
  if (!found) return undefined;
  const { confirmedAt, ...request } = found;
  return { ...request, isConfirmed: confirmedAt !== null };
}

/** Confirms a link's request; false if another call has just deleted it. */
export async function confirmLinked(trx: Transaction, tokenHash: Buffer, now: Date): Promise<boolean> {
  const confirmed = await trx
    .updateTable('restockRequests')
    .set(({ fn, val }) => ({ confirmedAt: fn.coalesce('confirmedAt', val(now)) }))
    .where('tokenHash', '=', tokenHash)
    .returning('id')
    .executeTakeFirst();
  return confirmed !== undefined;
}

export async function removeLinked(trx: Transaction, tokenHash: Buffer): Promise<void> {
  await trx.deleteFrom('restockRequests').where('tokenHash', '=', tokenHash).execute();
}

/** Somebody who waits for a product, and what the e-mail shows of it. */
export type Waiting = { productId: number; name: string; brand: string; picture: string | null; to: string };

/** Deletes the confirmed requests for those of these products that are on sale and in stock, and returns whom to tell. */
export async function takeWaiting(trx: Transaction, productIds: readonly number[]): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    with taken as (
      delete from restock_requests using products
      where products.id = product_id and in_stock and not is_draft and confirmed_at is not null
        and product_id = any(${[...productIds]}::integer[])
      returning restock_requests.id, product_id, name, brand, image_urls[1] as picture, customer_id,
        restock_requests.email
    )
    select product_id, name, brand, picture, coalesce(taken.email, customers.email) as to
    from taken left join customers on customers.id = customer_id and deleted_at is null
    where taken.email is not null or customers.id is not null
    order by taken.id`.execute(trx);
  return rows;
}

/** Deletes the requests that were not confirmed since `openSince`, and those confirmed before `waitingSince`. */
export async function removeOldRequests(
  db: Kysely<DB>,
  { openSince, waitingSince }: { openSince: Date; waitingSince: Date },
): Promise<void> {
  await db
    .deleteFrom('restockRequests')
    .where(({ or, and, eb }) =>
      or([
        and([eb('confirmedAt', 'is', null), eb('createdAt', '<', openSince)]),
        eb('confirmedAt', '<', waitingSince),
      ]),
    )
    .execute();
}

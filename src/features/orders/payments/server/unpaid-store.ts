import { sql, type Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import type { LocalDate } from '#shared/dates.ts';

const most = 500;

const unpaid = sql<boolean>`orders.is_unconfirmed and orders.payment_state in ('due', 'awaiting')`;

/** How many orders the customer has that are neither paid nor confirmed. */
export async function countUnpaid(trx: Transaction, customerId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('orders')
    .where('customerId', '=', customerId)
    .where(unpaid)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The pieces of a product that such orders of the customer hold. */
export async function piecesUnpaid(trx: Transaction, customerId: string, productId: number): Promise<number> {
  const { pieces } = await trx
    .selectFrom('orders')
    .innerJoin('orderLines', 'orderLines.orderId', 'orders.id')
    .where('customerId', '=', customerId)
    .where(unpaid)
    .where('productId', '=', productId)
    .select(sql<number>`coalesce(sum(quantity), 0)::int`.as('pieces'))
    .executeTakeFirstOrThrow();
  return pieces;
}

/** The oldest orders up to a day that hold products without a payment, or with a part of it that nobody was reminded of. */
export function listHeldUnpaid(db: Kysely<DB>, upTo: LocalDate) {
  return db
    .selectFrom('orders')
    .where(unpaid)
    .where('paymentState', '=', 'due')
    .where('paymentMethod', 'not in', ['card', 'on_account'])
    .where((eb) => eb.or([eb('partCents', '=', 0), eb('paymentRemindedAt', 'is', null)]))
    .where(sql<boolean>`(created_at at time zone 'Europe/Athens')::date <= ${upTo}`)
    .orderBy('createdAt')
    .limit(most)
    .select('id')
    .execute();
}

/** The orders on account that were to be paid by a day, and of which nobody was told yet. */
export function listAccountsDue(db: Kysely<DB>, upTo: LocalDate) {
  return db
    .selectFrom('orders')
    .where('paymentMethod', '=', 'on_account')
    .where('paymentState', '=', 'due')
    .where('dueOn', '<=', upTo)
    .where('isVoid', '=', false)
    .where('isWithdrawn', '=', false)
    .where('paymentRemindedAt', 'is', null)
    .orderBy('dueOn')
    .limit(most)
    .select('id')
    .execute();
}

/** Notes that an unpaid order was reminded of. */
export async function markReminded(trx: Transaction, orderId: string, at: Date): Promise<void> {
  await trx.updateTable('orders').set({ paymentRemindedAt: at }).where('id', '=', orderId).execute();
}

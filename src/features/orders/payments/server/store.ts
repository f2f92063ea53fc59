import { sql, type Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import type { PaymentState } from '../../contract.ts';

/** Keeps the opened payment page of a waiting order; false if the order has one already or no longer waits. */
export async function keepPage(
  trx: Transaction,
  orderId: string,
  paymentReference: string,
  paymentExpiresAt: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('orders')
    .set({ paymentReference, paymentExpiresAt })
    .where('id', '=', orderId)
    .where('paymentState', '=', 'awaiting')
    .where('paymentReference', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** The orders on a payment page that are not settled, and all since an instant: their ids. */
export async function listUnsettled(db: Kysely<DB>, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .where('paymentExpiresAt', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('paymentState', 'in', ['awaiting', 'authorised', 'refund_due', 'refunding']),
        eb('createdAt', '>=', since),
      ]),
    )
    .orderBy('createdAt')
    .orderBy('id')
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Keeps the receipt of a provider's event; false if it was received before. */
export async function keepEvent(
  trx: Transaction,
  event: { id: string; type: string; orderId: string; receivedAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('paymentEvents')
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Forgets the events received before an instant; the provider sends none again after three days. */
export async function removeEventsBefore(trx: Transaction, before: Date): Promise<void> {
  await trx.deleteFrom('paymentEvents').where('receivedAt', '<', before).execute();
}

/** Records that a card was charged; an order that was cancelled in the meantime must be refunded. */
export async function settleCapture(trx: Transaction, id: string): Promise<void> {
  await trx
    .updateTable('orders')
    .set({
      paymentState: sql<PaymentState>`case payment_state when 'voided' then 'refund_due' else 'captured' end`,
    })
    .where('id', '=', id)
    .where('paymentState', 'in', ['authorised', 'voided'])
    .execute();
}

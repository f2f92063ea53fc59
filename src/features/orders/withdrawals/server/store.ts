import { orderSymbols } from '#shared/ids.ts';
import { sql, type Insertable, type Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import type { LocalDate } from '#shared/dates.ts';
import type { StoredAddress } from '../../present.ts';

/** The order with this number. Locks its row, so that the account cannot be deleted before the transaction ends. */
export function lockByNumber(trx: Transaction, orderNumber: string) {
  return trx
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'orders.customerId')
    .where(sql`right(order_number, 9)`, '=', orderSymbols(orderNumber))
    .select([
      'orders.id',
      'orderNumber',
      'customerId',
      'orders.accountType',
      'deliveredAt',
      'billedContractId',
      'billedVisitId',
    ])
    .select([
      'customers.email as customerEmail',
      sql<string>`concat_ws(' ', customers.first_name, customers.last_name)`.as('customerName'),
      sql<StoredAddress>`orders.shipping_address`.as('shippingAddress'),
    ])
    .forNoKeyUpdate('orders')
    .executeTakeFirst();
}

export async function insertWithdrawal(
  trx: Transaction,
  withdrawal: Insertable<DB['withdrawals']>,
): Promise<void> {
  await trx.insertInto('withdrawals').values(withdrawal).execute();
}

/** An unconfirmed withdrawal's order or appointment, by the link of its receipt; undefined if there is none. */
export function findByLink(trx: Transaction, confirmHash: Buffer) {
  return trx
    .selectFrom('withdrawals')
    .where('confirmHash', '=', confirmHash)
    .where('dismissedAt', 'is', null)
    .select(['id', 'orderId', 'appointmentId', 'statement', 'createdAt'])
    .executeTakeFirst();
}

/** Marks a withdrawal as the customer's own; false if that has been done or it was dismissed in the meantime. */
export async function markConfirmed(trx: Transaction, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('withdrawals')
    .set({ isOwn: true, confirmHash: null })
    .where('id', '=', id)
    .where('confirmHash', 'is not', null)
    .where('dismissedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** The withdrawals that have not been dismissed, oldest first. */
export const openWithdrawals = (db: Kysely<DB>) =>
  db
    .selectFrom('withdrawals')
    .where('dismissedAt', 'is', null)
    .orderBy('createdAt')
    .select(['id', 'name', 'email', 'statement', 'isOwn', 'createdAt'])
    .select(sql<boolean>`confirm_hash is not null`.as('isAwaited'));

/** Those from the contract for an appointment. */
export const listOfAppointment = (db: Kysely<DB>, appointmentId: string) =>
  openWithdrawals(db).where('appointmentId', '=', appointmentId).execute();

/** A withdrawal that has not been dismissed; undefined if there is none. */
export function findWithdrawal(trx: Transaction, id: string) {
  return openWithdrawals(trx).where('id', '=', id).select(['orderId', 'appointmentId']).executeTakeFirst();
}

/** Dismisses a withdrawal; false if somebody else just did. */
export async function markDismissed(trx: Transaction, id: string, dismissedAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('withdrawals')
    .set({ dismissedAt, confirmHash: null })
    .where('id', '=', id)
    .where('dismissedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Sets what still stands after a withdrawal was dismissed: the day by which an order is paid back, and whether it is owed. */
export async function keepStanding(
  trx: Transaction,
  orderId: string,
  standing: { refundDueOn: LocalDate | null; isWithdrawn: boolean },
): Promise<void> {
  await trx.updateTable('orders').set(standing).where('id', '=', orderId).execute();
}

/**
 * Notes that an order is paid back by a day, unless one is noted already or everything was given back, and that nothing of it is
 * owed if its consumer withdrew from the whole.
 */
export async function oweRefund(
  trx: Transaction,
  orderId: string,
  dueOn: LocalDate,
  isWhole: boolean,
): Promise<void> {
  if (isWhole) await trx.updateTable('orders').set({ isWithdrawn: true }).where('id', '=', orderId).execute();
  await trx
    .updateTable('orders')
    .set({ refundDueOn: dueOn })
    .where('id', '=', orderId)
    .where('refundDueOn', 'is', null)
    .where('paymentState', 'not in', ['refunded', 'refunding'])
    .execute();
}

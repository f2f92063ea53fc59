import { sql, type Insertable } from 'kysely';
import type { Transaction } from '../../../server/db/database.ts';
import type { DB } from '../../../server/db/schema.ts';
import type { LocalDate } from '../../../shared/dates.ts';
import type { StoredAddress } from '../present.ts';

/** The order with this number. Locks its row, so that the account cannot be deleted before the transaction ends. */
export function lockByNumber(trx: Transaction, orderNumber: string) {
  return trx
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'orders.customerId')
    .where('orderNumber', '=', orderNumber)
    .select(['orders.id', 'customerId', 'orders.accountType', 'deliveredAt'])
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

/** Notes the day by which an order is paid back, unless one is noted already or everything was given back. */
export async function oweRefund(trx: Transaction, orderId: string, dueOn: LocalDate): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ refundDueOn: dueOn })
    .where('id', '=', orderId)
    .where('refundDueOn', 'is', null)
    .where('paymentState', 'not in', ['refunded', 'refunding'])
    .execute();
}

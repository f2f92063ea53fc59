import { sql } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { OrderContent } from '../changes.ts';

/** Stores what an order says now, and counts the change. The reports' rows follow the lines by their triggers. */
export async function storeContent(
  trx: Transaction,
  orderId: string,
  { lines, shippingAddress, invoice, ...columns }: OrderContent,
): Promise<void> {
  await trx.deleteFrom('orderLines').where('orderId', '=', orderId).execute();
  await trx
    .updateTable('orders')
    .set({
      ...columns,
      shippingAddress: JSON.stringify(shippingAddress),
      invoice: invoice && JSON.stringify(invoice),
      revision: sql<number>`revision + 1`,
    })
    .where('id', '=', orderId)
    .execute();
  await trx
    .insertInto('orderLines')
    .values(
      lines.map(({ returnedQuantity: _none, ...line }, position) => ({
        orderId,
        position,
        ...line,
        // A product that was deleted since the change that is undone is none any more.
        productId:
          line.productId === null
            ? null
            : sql<number | null>`(select id from products where id = ${line.productId})`,
      })),
    )
    .execute();
}

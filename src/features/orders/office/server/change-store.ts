import { sql, type RawBuilder } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { StoredOrderLine } from '../../present.ts';
import type { OrderContent } from '../changes.ts';

type Costed = Pick<StoredOrderLine, 'productId' | 'name' | 'costCents'>;

/** What a piece of a line cost when it was sold; one that the order did not have costs what its product is bought at today. */
function costOf(
  { productId, name }: Costed,
  was: readonly Costed[],
): number | null | RawBuilder<number | null> {
  const same = was.find((one) => one.productId === productId && one.name === name);
  if (same) return same.costCents ?? null;
  return productId === null
    ? null
    : sql<number | null>`(select purchase_price_cents from products where id = ${productId})`;
}

/** Stores what an order says now, and counts the change. The reports' rows follow the lines by their triggers. */
export async function storeContent(
  trx: Transaction,
  orderId: string,
  { lines, shippingAddress, invoice, ...columns }: OrderContent,
): Promise<void> {
  const was = await trx
    .selectFrom('orderLines')
    .where('orderId', '=', orderId)
    .select(['productId', 'name', 'costCents'])
    .execute();
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
        costCents: costOf(line, was),
        // A product that was deleted since the change that is undone is none any more.
        productId:
          line.productId === null
            ? null
            : sql<number | null>`(select id from products where id = ${line.productId})`,
      })),
    )
    .execute();
}

import { sql } from 'kysely';
import type { Transaction } from '#server/db/database.ts';

/** Gives every line of a demonstration the cost at which its product is bought. */
export async function costDemoLines(trx: Transaction): Promise<void> {
  await sql`update order_lines set cost_cents = purchase_price_cents from products p where p.id = product_id`.execute(
    trx,
  );
}

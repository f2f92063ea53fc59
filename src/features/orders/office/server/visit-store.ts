import type { Transaction } from '#server/db/database.ts';

/** Whether a visit has a bill that stands. */
export async function hasBill(trx: Transaction, visitId: string): Promise<boolean> {
  const bill = await trx
    .selectFrom('orders')
    .where('billedVisitId', '=', visitId)
    .where('isVoid', '=', false)
    .select('id')
    .executeTakeFirst();
  return bill !== undefined;
}

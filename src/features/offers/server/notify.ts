import type { Transaction } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';

/** Tells the open pages of the office and of the offer's customer to read it again. */
export async function publishOffer(
  { live }: Pick<Services, 'live'>,
  trx: Transaction,
  customerId: string | null,
): Promise<void> {
  const message = { type: 'changed' as const, resources: ['offers'] };
  await live.publish(trx, 'admin', message);
  if (customerId !== null) await live.publish(trx, { customerId }, message);
}

import type { Transaction } from '../../../server/db/database.ts';
import type { Services } from '../../../server/services.ts';

/** Lets the order lists of the administrators and of the customer follow, live, and the stock that orders take or give back. */
export async function tellOrderChanged(
  { live }: Pick<Services, 'live'>,
  trx: Transaction,
  customerId: string,
): Promise<void> {
  await live.tell(trx, 'admin', { type: 'changed', resources: ['orders', 'catalogueAdmin'] });
  await live.tell(trx, { customerId }, { type: 'changed', resources: ['orders', 'account'] });
}

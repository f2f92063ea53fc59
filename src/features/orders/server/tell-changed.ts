import type { Transaction } from '../../../server/db/database.ts';
import type { Services } from '../../../server/services.ts';

/** Tells the open order lists of the administrators and the customer to refresh, and the views of the affected stock. */
export async function tellOrderChanged(
  { live }: Pick<Services, 'live'>,
  trx: Transaction,
  customerId: string,
): Promise<void> {
  await live.tellAll(
    trx,
    { audience: 'admin', message: { type: 'changed', resources: ['orders', 'catalogueAdmin'] } },
    { audience: { customerId }, message: { type: 'changed', resources: ['orders', 'account'] } },
  );
}

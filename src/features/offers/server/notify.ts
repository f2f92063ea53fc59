import type { Transaction } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import type { StoredOffer } from '../present.ts';
import { listLinks } from './store.ts';

/** Tells the open pages of the office, of the offer's customer and of whoever holds a link to it to read it again. */
export async function publishOffer(
  { live, now }: Pick<Services, 'live' | 'now'>,
  trx: Transaction,
  { id, customerId }: Pick<StoredOffer, 'id' | 'customerId'>,
): Promise<void> {
  const message = { type: 'changed' as const, resources: ['offers'] };
  const links = await listLinks(trx, id, now());
  await live.publishAll(
    trx,
    { audience: 'admin', message },
    ...(customerId === null ? [] : [{ audience: { customerId }, message }]),
    ...links.map((hash) => ({ audience: { keyHash: hash.toString('hex') }, message })),
  );
}

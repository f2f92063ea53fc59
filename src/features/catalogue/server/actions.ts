import type { ApiContext } from '../../../server/serve.ts';
import { write } from '../../../server/write.ts';
import { refuse } from '../../../shared/errors.ts';
import { catalogueRefusals } from '../refusals.ts';
import { countView } from './view-store.ts';

/** Counts a product view of the signed-in customer; no cached page shows it, so none is invalidated. */
export async function rememberView({ services, viewer }: ApiContext, productId: number): Promise<void> {
  const { customer } = viewer;
  if (!customer) return;
  await write(services, async (trx) => {
    const counted = await countView(trx, customer.id, productId);
    if (!counted) refuse(catalogueRefusals, 'PRODUCT_NOT_FOUND');
  });
}

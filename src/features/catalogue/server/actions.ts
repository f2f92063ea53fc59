import type { ApiContext } from '../../../server/serve.ts';
import { write } from '../../../server/write.ts';
import { refuse } from '../../../shared/errors.ts';
import { catalogueRefusals } from '../rules.ts';
import { countView } from './store.ts';

/** Remembers that the signed-in customer looked at a product; no page shows it, so none is dropped. */
export async function rememberView({ services, viewer }: ApiContext, productId: number): Promise<void> {
  const { customer } = viewer;
  if (!customer) return;
  await write(services, async (trx) => {
    const counted = await countView(trx, customer.id, productId);
    if (!counted) refuse(catalogueRefusals, 'PRODUCT_NOT_FOUND');
  });
}

import type { ApiContext } from '#server/serve.ts';
import { write } from '#server/write.ts';
import { refuse } from '#shared/errors.ts';
import { catalogueRefusals } from '../refusals.ts';
import { forViewer } from '../rules.ts';
import { listCards } from './store.ts';
import { countView, listViewed } from './view-store.ts';

/** How many of the products that a customer looked at are listed: one row. */
const maxViewed = 4;

/** Counts a product view of the signed-in customer; no cached page shows it, so none is invalidated. */
export async function rememberView({ services, viewer }: ApiContext, productId: number): Promise<void> {
  const { customer } = viewer;
  if (!customer) return;
  await write(services, async (trx) => {
    const counted = await countView(trx, customer.id, productId);
    if (!counted) refuse(catalogueRefusals, 'PRODUCT_NOT_FOUND');
  });
}

/** The products that the signed-in customer looked at last. */
export async function readViewed({ services, viewer }: ApiContext) {
  const { db } = services.database;
  const ids = viewer.customer ? await listViewed(db, viewer.customer.id, maxViewed) : [];
  const { products } = await listCards(db, { ids });
  return products.map((product) => forViewer(product, viewer));
}

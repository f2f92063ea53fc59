import type { ApiContext } from '#server/serve.ts';
import { write } from '#server/write.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { forViewer } from '#features/catalogue/rules.ts';
import { listCards } from '#features/catalogue/server/store.ts';
import { maxWishes, type Wish } from '../contract.ts';
import { wishlistRefusals } from '../refusals.ts';
import * as store from './store.ts';

const ownerOf = ({ viewer }: ApiContext): string =>
  viewer.customer?.id ?? refuse(generalRefusals, 'LOGIN_REQUIRED');

export const readWishIds = (context: ApiContext): Promise<number[]> =>
  store.listWishIds(context.services.database.db, ownerOf(context));

/** The list with the products as the shop shows them to this customer today. */
export async function readWishlist(context: ApiContext): Promise<Wish[]> {
  const { db } = context.services.database;
  const ids = await readWishIds(context);
  if (ids.length === 0) return [];
  const waiting = new Set(await store.listWaiting(db, ownerOf(context)));
  const { products } = await listCards(db, { ids });
  return products.map((product) => ({
    ...forViewer(product, context.viewer),
    isWaiting: waiting.has(product.id),
  }));
}

/** Adds a product to the list, which it returns; a second time changes nothing. */
export function addWish(context: ApiContext, { productId }: { productId: number }): Promise<number[]> {
  const { services } = context;
  const customerId = ownerOf(context);
  return write(services, async (trx) => {
    const added = await store.insertWish(trx, { customerId, productId }, maxWishes, services.now());
    if (!added.isKnown) refuse(generalRefusals, 'LOGIN_REQUIRED');
    if (!added.isThere) refuse(wishlistRefusals, 'WISH_GONE');
    if (added.isFull) refuse(wishlistRefusals, 'WISHLIST_FULL');
    return store.listWishIds(trx, customerId);
  });
}

/** Removes a product from the list, which it returns. */
export function removeWish(context: ApiContext, { productId }: { productId: number }): Promise<number[]> {
  const customerId = ownerOf(context);
  return write(context.services, async (trx) => {
    await store.removeWish(trx, { customerId, productId });
    return store.listWishIds(trx, customerId);
  });
}

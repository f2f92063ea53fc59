import * as z from 'zod/mini';
import { endpoint } from '#shared/endpoint.ts';
import { wholeNumber } from '#shared/query-fields.ts';
import { productCard } from '#features/catalogue/contract.ts';

export const maxWishes = 200;

const byProduct = z.object({ productId: wholeNumber(1, 2_147_483_647) });
/** The ids of the products in the list, newest first. */
const ids = z.array(z.int());

/** A product of the list as the shop shows it today. */
const wish = z.extend(productCard, {
  /** The customer is notified by e-mail when the product is back. */
  isWaiting: z.boolean(),
});
export type Wish = z.infer<typeof wish>;

export const wishlistContract = {
  getWishlist: endpoint.customer
    .get(
      '/wishlist',
      'The products that the customer keeps for later, newest first, with their prices of today',
    )
    .output(z.array(wish)),
  listWishIds: endpoint.customer.get('/wishlist/ids', 'Which products the customer keeps').output(ids),
  addWish: endpoint.customer
    .put('/wishlist/{productId}', 'Keep a product for later')
    .input(byProduct)
    .output(ids),
  removeWish: endpoint.customer
    .delete('/wishlist/{productId}', 'No longer keep a product')
    .input(byProduct)
    .output(ids),
};

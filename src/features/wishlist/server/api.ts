import { implement } from '@orpc/server';
import { call } from '#server/handlers.ts';
import { guard, type ApiContext } from '#server/serve.ts';
import { wishlistContract } from '../contract.ts';
import { addWish, readWishIds, readWishlist, removeWish } from './actions.ts';

const wishlist = implement(wishlistContract).$context<ApiContext>().use(guard);

export const wishlistApi = wishlist.router({
  getWishlist: wishlist.getWishlist.handler(({ context }) => readWishlist(context)),
  listWishIds: wishlist.listWishIds.handler(({ context }) => readWishIds(context)),
  addWish: wishlist.addWish.handler(call(addWish)),
  removeWish: wishlist.removeWish.handler(call(removeWish)),
});

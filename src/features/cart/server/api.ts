import { implement } from '@orpc/server';
import { guard, type ApiContext } from '#server/serve.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { cartContract } from '../contract.ts';
import { presentCart } from '../rules.ts';
import { addAllToCart, addToCart, removeFromCart, setQuantity } from './actions.ts';
import { listCart } from './store.ts';

const cart = implement(cartContract).$context<ApiContext>().use(guard);

const buyerId = ({ viewer }: ApiContext) => viewer.customer?.id ?? refuse(generalRefusals, 'LOGIN_REQUIRED');

export const cartApi = cart.router({
  getCart: cart.getCart.handler(async ({ context }) =>
    presentCart(await listCart(context.services.database.db, buyerId(context))),
  ),
  addToCart: cart.addToCart.handler(({ context, input: { quantity, ...line } }) =>
    addToCart(context.services, { customerId: buyerId(context), ...line }, quantity),
  ),
  addAllToCart: cart.addAllToCart.handler(({ context, input }) =>
    addAllToCart(context.services, buyerId(context), input.lines),
  ),
  setQuantity: cart.setQuantity.handler(({ context, input: { params, query, body } }) =>
    setQuantity(context.services, { customerId: buyerId(context), ...params, ...query }, body.quantity),
  ),
  removeFromCart: cart.removeFromCart.handler(({ context, input: { params, query } }) =>
    removeFromCart(context.services, { customerId: buyerId(context), ...params, ...query }),
  ),
});

import type { ApiContext } from '#server/serve.ts';
import { write } from '#server/write.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { presentCart } from '#features/cart/rules.ts';
import { orFull } from '#features/cart/server/actions.ts';
import { addPieces, listCart, listSoldProducts } from '#features/cart/server/store.ts';
import { lockStanding } from '#features/customers/server/store.ts';
import type { Reordered } from '../contract.ts';
import { orderRefusals } from '../../refusals.ts';
import { planReorder } from '../rules.ts';
import { findOrder } from '../../server/store.ts';

/**
 * Puts what can be bought of an own order into the cart. The customer's row is locked, so that of two clicks the second
 * finds the pieces of the first in the cart.
 */
export function reorder({ services, viewer }: ApiContext, orderId: string): Promise<Reordered> {
  const customerId = viewer.customer?.id ?? refuse(generalRefusals, 'LOGIN_REQUIRED');
  const reordered = write(services, async (trx) => {
    await lockStanding(trx, customerId);
    const order = await findOrder(trx, orderId, customerId);
    if (!order) return refuse(orderRefusals, 'ORDER_NOT_FOUND');
    const ids = order.lines.flatMap(({ productId }) => (productId === null ? [] : [productId]));
    const products = await listSoldProducts(trx, [...new Set(ids)]);
    // What the office wrote freely was never in the catalogue.
    const goods = order.lines.filter(({ sku }) => sku !== '');
    const { add, lines } = planReorder(goods, products, await listCart(trx, customerId));
    // In one order for everybody: two requests never wait for each other's lines.
    const inOrder = add.toSorted((a, b) => a.productId - b.productId);
    for (const { quantity, ...line } of inOrder) await addPieces(trx, { customerId, ...line }, quantity);
    return { lines, vatThen: order.vatPercent, cart: presentCart(await listCart(trx, customerId)) };
  });
  return orFull(reordered);
}

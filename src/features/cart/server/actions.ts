import type { Services } from '../../../server/services.ts';
import { write } from '../../../server/write.ts';
import { generalRefusals, refuse } from '../../../shared/errors.ts';
import { findCustomer } from '../../customers/server/store.ts';
import type { CartLine } from '../contract.ts';
import {
  cartRefusals,
  findLine,
  presentCart,
  refusalSentence,
  whyNotOrder,
  type KeptLine,
} from '../rules.ts';
import { addPieces, listCart, listSoldProducts, removeLines, setPieces, type LineKey } from './store.ts';

/** Puts pieces into the cart, unless the product is gone, sold out or would be more than are left. */
export function addToCart(services: Services, line: LineKey, quantity: number): Promise<CartLine[]> {
  return write(services, async (trx) => {
    const cart = await addPieces(trx, line, quantity);
    if (!findLine(cart, line)) {
      if (!(await findCustomer(trx, line.customerId))) refuse(generalRefusals, 'LOGIN_REQUIRED');
      const [product] = await listSoldProducts(trx, [line.productId]);
      refuse(cartRefusals, product ? 'TOO_MANY' : 'PRODUCT_GONE');
    }
    return presentSellable(cart, line);
  });
}

/** Gives a line of the cart another quantity, unless it is more than are left. */
export function setQuantity(services: Services, line: LineKey, quantity: number): Promise<CartLine[]> {
  return write(services, async (trx) => presentSellable(await setPieces(trx, line, quantity), line));
}

/** Takes a line out of the cart, whether or not it is still there. */
export function removeFromCart(services: Services, line: LineKey): Promise<CartLine[]> {
  return write(services, async (trx) => {
    await removeLines(trx, line.customerId, [line]);
    return presentCart(await listCart(trx, line.customerId));
  });
}

/** The changed cart, unless the line that was changed cannot be sold as it now is: then the change is undone. */
function presentSellable(cart: readonly KeptLine[], line: LineKey): CartLine[] {
  const changed = findLine(cart, line) ?? refuse(cartRefusals, 'NOT_IN_CART');
  const code = whyNotOrder(cart, changed);
  if (!code) return presentCart(cart);
  const { productId, stockQuantity } = changed;
  refuse(cartRefusals, code, {
    message: refusalSentence(changed, code),
    data: { productId, ...(stockQuantity !== null && { available: stockQuantity }) },
  });
}

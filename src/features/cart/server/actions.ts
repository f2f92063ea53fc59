import type { Transaction } from '../../../server/db/database.ts';
import type { Services } from '../../../server/services.ts';
import { write } from '../../../server/write.ts';
import { refuse } from '../../../shared/errors.ts';
import type { CartLine } from '../contract.ts';
import { cartRefusals, presentCart, refusalSentence, whyNotSell } from '../rules.ts';
import { addPieces, findProductInCart, listCart, removeLines, setPieces, type LineKey } from './store.ts';

/** Puts pieces into the cart, unless the product is gone, sold out or would be more than are left. */
export function addToCart(services: Services, line: LineKey, quantity: number): Promise<CartLine[]> {
  return changeCart(services, line, async (trx) => {
    const added = await addPieces(trx, line, quantity);
    if (!added) refuse(cartRefusals, (await findProductInCart(trx, line)) ? 'TOO_MANY' : 'PRODUCT_GONE');
    await demandSellable(trx, line);
  });
}

/** Gives a line of the cart another quantity, unless it is more than are left. */
export function setQuantity(services: Services, line: LineKey, quantity: number): Promise<CartLine[]> {
  return changeCart(services, line, async (trx) => {
    if (!(await setPieces(trx, line, quantity))) refuse(cartRefusals, 'NOT_IN_CART');
    await demandSellable(trx, line);
  });
}

/** Takes a line out of the cart, whether or not it is still there. */
export function removeFromCart(services: Services, line: LineKey): Promise<CartLine[]> {
  return changeCart(services, line, (trx) => removeLines(trx, line.customerId, [line]));
}

function changeCart(
  services: Services,
  { customerId }: LineKey,
  change: (trx: Transaction) => Promise<void>,
) {
  return write(services, async (trx) => {
    await change(trx);
    return presentCart(await listCart(trx, customerId));
  });
}

// After the change, whose row lock makes two changes of one line wait for each other.
async function demandSellable(trx: Transaction, line: LineKey): Promise<void> {
  const product = await findProductInCart(trx, line);
  if (!product) refuse(cartRefusals, 'PRODUCT_GONE');
  const code = whyNotSell(product, product.pieces, line.withInstallation);
  if (!code) return;
  const { stockQuantity } = product;
  refuse(cartRefusals, code, {
    message: refusalSentence(product, code),
    data: { productId: line.productId, ...(stockQuantity !== null && { available: stockQuantity }) },
  });
}

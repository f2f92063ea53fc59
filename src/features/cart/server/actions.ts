import type { Transaction } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { write } from '#server/write.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { findCustomer } from '#features/customers/server/store.ts';
import type { CartLine } from '../contract.ts';
import { cartRefusals } from '../refusals.ts';
import { findLine, presentCart, refusalSentence, whyNotOrder, type StoredLine } from '../rules.ts';
import {
  addPieces,
  addPiecesSold,
  listCart,
  listSoldProducts,
  removeLines,
  setPieces,
  tooManyRows,
  type LineKey,
} from './store.ts';

/**
 * Adds pieces to the cart; refused if the product was deleted, is sold out or has too few pieces left. One statement adds what
 * can be sold; what it has not added is looked at again, in a transaction that says why.
 */
export async function addToCart(services: Services, line: LineKey, quantity: number): Promise<CartLine[]> {
  const cart = await orFull(services.database.transactOne(addPiecesSold(line, quantity)));
  if (findLine(cart, line)) return presentCart(cart);
  return orFull(write(services, (trx) => addOne(trx, line, quantity)));
}

const isFull = (error: unknown) => error instanceof Error && 'code' in error && error.code === tooManyRows;

/** What an addition returns; refused if the cart has as many lines as an order may have. */
export const orFull = <T>(addition: Promise<T>): Promise<T> =>
  addition.catch((error: unknown) =>
    isFull(error) ? refuse(cartRefusals, 'CART_FULL') : Promise.reject(error),
  );

type NewLine = Omit<LineKey, 'customerId'> & { quantity: number };

/** Adds pieces of several products; refused as a whole, naming the product, if one of them cannot be added. */
export function addAllToCart(
  services: Services,
  customerId: string,
  lines: readonly NewLine[],
): Promise<CartLine[]> {
  // In one order for everybody: two requests of a customer never wait for each other's lines.
  const inOrder = lines.toSorted(
    (a, b) => a.productId - b.productId || Number(a.withInstallation) - Number(b.withInstallation),
  );
  const added = write(services, async (trx) => {
    let cart: CartLine[] = [];
    for (const { quantity, ...line } of inOrder) cart = await addOne(trx, { customerId, ...line }, quantity);
    return cart;
  });
  return orFull(added);
}

async function addOne(trx: Transaction, line: LineKey, quantity: number): Promise<CartLine[]> {
  const cart = await addPieces(trx, line, quantity);
  if (!findLine(cart, line)) {
    if (!(await findCustomer(trx, line.customerId))) refuse(generalRefusals, 'LOGIN_REQUIRED');
    const [product] = await listSoldProducts(trx, [line.productId]);
    refuse(cartRefusals, product ? 'TOO_MANY' : 'PRODUCT_GONE');
  }
  return presentSellable(cart, line);
}

/** Sets the quantity of a line; refused if it exceeds the pieces left, unless the line has more of them now. */
export function setQuantity(services: Services, line: LineKey, quantity: number): Promise<CartLine[]> {
  return write(services, async (trx) => {
    const before = findLine(await listCart(trx, line.customerId), line)?.quantity ?? 0;
    return presentSellable(await setPieces(trx, line, quantity), line, quantity < before);
  });
}

/** Removes a line from the cart; a missing line is no error. */
export function removeFromCart(services: Services, line: LineKey): Promise<CartLine[]> {
  return write(services, async (trx) => {
    await removeLines(trx, line.customerId, [line]);
    return presentCart(await listCart(trx, line.customerId));
  });
}

/**
 * The changed cart; refused if the changed line cannot be sold, which rolls the change back. Fewer pieces are never refused
 * for the stock: they lead out of it.
 */
function presentSellable(cart: readonly StoredLine[], line: LineKey, isFewer = false): CartLine[] {
  const changed = findLine(cart, line) ?? refuse(cartRefusals, 'NOT_IN_CART');
  const code = whyNotOrder(cart, changed);
  if (!code || (isFewer && code === 'OUT_OF_STOCK')) return presentCart(cart);
  const { productId, stockQuantity } = changed;
  refuse(cartRefusals, code, {
    message: refusalSentence(changed, code),
    data: { productId, ...(stockQuantity !== null && { available: stockQuantity }) },
  });
}

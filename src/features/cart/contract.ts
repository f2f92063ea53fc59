import * as z from 'zod/mini';
import { endpoint } from '#shared/endpoint.ts';
import { flag, wholeNumber } from '#shared/query-fields.ts';
import { maxQuantity } from './limits.ts';

const productId = wholeNumber(1, 2_147_483_647);
const quantity = wholeNumber(1, maxQuantity);

/** A line as the customer sees it: the current prices of one piece, in euro without VAT. */
export const cartLine = z.object({
  productId: z.int(),
  withInstallation: z.boolean(),
  name: z.string(),
  description: z.string(),
  image: z.optional(z.string()),
  price: z.string(),
  /** The price of installing one piece; only in a line with installation. */
  installationPrice: z.optional(z.string()),
  quantity: z.int(),
  inStock: z.boolean(),
  /** The pieces left in stock; absent if stock is not counted. */
  available: z.optional(z.int()),
  /** The Greek sentence that explains why this line cannot be ordered. */
  problem: z.optional(z.string()),
  /** The product was deleted from the catalogue: the line has no price, is not counted and can only be removed. */
  isGone: z.optional(z.boolean()),
});

export type CartLine = z.infer<typeof cartLine>;

const cart = z.array(cartLine);

const newLine = z.object({
  productId,
  quantity: z._default(quantity, 1),
  withInstallation: z._default(z.boolean(), false),
});

/** More lines than any advised system has. */
const maxNewLines = 60;

/** The query distinguishes the two lines of a product. */
const whichLine = {
  params: z.object({ productId }),
  query: z.object({ withInstallation: z._default(flag, false) }),
};

export const cartContract = {
  getCart: endpoint.buyer.get('/cart', 'The lines of the own cart').output(cart),
  addToCart: endpoint.buyer
    .post('/cart', 'Put pieces of a product into the cart')
    .input(newLine)
    .output(cart),
  addAllToCart: endpoint.buyer
    .post('/cart/lines', 'Put pieces of several products into the cart, all of them or none')
    .input(z.object({ lines: z.array(newLine).check(z.minLength(1), z.maxLength(maxNewLines)) }))
    .output(cart),
  setQuantity: endpoint.buyer
    .put('/cart/{productId}', 'Set the quantity of a line', { inputStructure: 'detailed' })
    .input(z.object({ ...whichLine, body: z.object({ quantity }) }))
    .output(cart),
  removeFromCart: endpoint.buyer
    .delete('/cart/{productId}', 'Take a line out of the cart', { inputStructure: 'detailed' })
    .input(z.object(whichLine))
    .output(cart),
};

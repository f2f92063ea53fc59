import * as z from 'zod/mini';
import { endpoint } from '#shared/endpoint.ts';
import { cartLine } from '#features/cart/contract.ts';

/** What became of a line of an earlier order. */
const reorderOutcome = z.enum([
  /** As many pieces are in the cart as were ordered. */
  'added',
  /** Fewer are left. */
  'fewer',
  /** It is no longer sold with installation: it is in the cart without. */
  'without_installation',
  'sold_out',
  'gone',
]);

const reorderedLine = z.object({
  /** Absent if the product is no longer in the catalogue. */
  productId: z.optional(z.int()),
  name: z.string(),
  outcome: reorderOutcome,
  /** The pieces that were ordered. */
  ordered: z.int(),
  /** The pieces that are in the cart now. */
  quantity: z.int(),
  /** Euro without VAT for one piece with its installation, then and today; only where they differ. */
  priceThen: z.optional(z.number()),
  priceNow: z.optional(z.number()),
});

export type ReorderedLine = z.infer<typeof reorderedLine>;

const reordered = z.object({
  lines: z.array(reorderedLine),
  /** The VAT rate of the earlier order, in percent. */
  vatThen: z.number(),
  cart: z.array(cartLine),
});
export type Reordered = z.infer<typeof reordered>;

export const reorderContract = {
  reorder: endpoint.buyer
    .post(
      '/orders/{orderId}/reorder',
      'Put what can be bought of an own earlier order into the cart, and say what cannot',
    )
    .input(z.object({ orderId: z.string().check(z.maxLength(40)) }))
    .output(reordered),
};

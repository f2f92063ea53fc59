import * as z from 'zod/mini';
import { endpoint } from '../../shared/endpoint.ts';
import { email, text } from '../../shared/fields.ts';
import { wholeNumber } from '../../shared/query-fields.ts';

/** The maximum number of products that a customer waits for. */
export const mostRequests = 100;

const byProduct = z.object({ productId: wholeNumber(1, 2_147_483_647) });
const standing = z.object({ isWaiting: z.boolean() });
const message = z.object({ message: z.string() });
const byLink = z.object({ token: text(100) });

/** The form of a visitor who wants to be told. */
export const restockEmail = z.object({ email });

/** A request as its e-mailed link opens it. */
const linkedRequest = z.object({
  productId: z.int(),
  name: z.string(),
  /** Sold-out products are waited for; one in stock can be bought now. */
  inStock: z.boolean(),
  isConfirmed: z.boolean(),
});
export type LinkedRequest = z.infer<typeof linkedRequest>;

export const restockContract = {
  getRestock: endpoint('customer', 'GET', '/products/{productId}/restock', {
    summary: 'Whether the customer waits for a sold-out product',
  })
    .input(byProduct)
    .output(standing),
  askRestock: endpoint('customer', 'PUT', '/products/{productId}/restock', {
    summary: 'Be told once by e-mail when a sold-out product is back',
  })
    .input(byProduct)
    .output(message),
  dropRestock: endpoint('customer', 'DELETE', '/products/{productId}/restock', {
    summary: 'No longer be told of a product',
  })
    .input(byProduct)
    .output(message),
  askRestockByEmail: endpoint('anyone', 'POST', '/products/{productId}/restock-email', {
    summary: 'Receive the link with which a visitor confirms the own address for such an e-mail',
  })
    .input(z.extend(byProduct, restockEmail.shape))
    .output(message),
  openRestockLink: endpoint('anyone', 'POST', '/restock/open', {
    summary: 'What the link of such an e-mail is for',
  })
    .input(byLink)
    .output(linkedRequest),
  confirmRestock: endpoint('anyone', 'POST', '/restock/confirm', {
    summary: 'Confirm the own address; of a product that is in stock again the request is deleted',
  })
    .input(byLink)
    .output(linkedRequest),
  cancelRestock: endpoint('anyone', 'POST', '/restock/cancel', {
    summary: 'Delete the request and the address with it',
  })
    .input(byLink)
    .output(message),
};

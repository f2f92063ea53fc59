import * as z from 'zod/mini';
import { done, endpoint } from '#shared/endpoint.ts';
import { email, text } from '#shared/fields.ts';
import { wholeNumber } from '#shared/query-fields.ts';

export const maxRequests = 100;

const byProduct = z.object({ productId: wholeNumber(1, 2_147_483_647) });
const standing = z.object({ isWaiting: z.boolean() });
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
  getRestock: endpoint.customer
    .get('/products/{productId}/restock', 'Whether the customer waits for a sold-out product')
    .input(byProduct)
    .output(standing),
  askRestock: endpoint.customer
    .put('/products/{productId}/restock', 'Be told once by e-mail when a sold-out product is back')
    .input(byProduct)
    .output(done),
  dropRestock: endpoint.customer
    .delete('/products/{productId}/restock', 'No longer be told of a product')
    .input(byProduct)
    .output(done),
  askRestockByEmail: endpoint.anyone
    .post(
      '/products/{productId}/restock-email',
      'Receive the link with which a visitor confirms the own address for such an e-mail',
    )
    .input(z.extend(byProduct, restockEmail.shape))
    .output(done),
  openRestockLink: endpoint.anyone
    .post('/restock/open', 'What the link of such an e-mail is for')
    .input(byLink)
    .output(linkedRequest),
  confirmRestock: endpoint.anyone
    .post(
      '/restock/confirm',
      'Confirm the own address; of a product that is in stock again the request is deleted',
    )
    .input(byLink)
    .output(linkedRequest),
  cancelRestock: endpoint.anyone
    .post('/restock/cancel', 'Delete the request and the address with it')
    .input(byLink)
    .output(done),
};

import * as z from 'zod/mini';
import { endpoint } from '#shared/endpoint.ts';
import { wholeNumber } from '#shared/query-fields.ts';

export const availableStockContract = {
  getAvailableStock: endpoint.buyer
    .get('/products/{productId}/left', 'How many pieces of a product are left, for who may buy it')
    .input(z.object({ productId: wholeNumber(1, 2_147_483_647) }))
    // Absent if stock is not counted.
    .output(z.object({ available: z.optional(z.int()) })),
};

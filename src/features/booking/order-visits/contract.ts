import * as z from 'zod/mini';

/** What an appointment says about the order whose products it installs or brings; absent without an order. */
export const visitOfOrder = {
  orderId: z.optional(z.string()),
  orderNumber: z.optional(z.string()),
  /** The first day on which the order's products can be there. */
  notBefore: z.optional(z.string()),
};

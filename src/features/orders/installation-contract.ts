import * as z from 'zod/mini';

/** What the booking of an order's installation begins with. */
export const installationBooking = z.object({
  /** The slug of the service, where there is one for these products. */
  service: z.optional(z.string()),
  customerName: z.string(),
  customerPhone: z.string(),
  address: z.string(),
  notes: z.string(),
});

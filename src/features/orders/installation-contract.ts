import * as z from 'zod/mini';

/** The initial values for booking an order's installation. */
export const installationBooking = z.object({
  /** The slug of the service, if there is one for these products. */
  service: z.optional(z.string()),
  customerName: z.string(),
  customerPhone: z.string(),
  address: z.string(),
  notes: z.string(),
  /** Whether the order asked that it begin within the days of withdrawal. */
  mayBegin: z.boolean(),
});

import * as z from 'zod/mini';
import { day } from '../../shared/day-fields.ts';
import { endpoint } from '../../shared/endpoint.ts';

/** The initial values for booking an order's installation. */
const installationBooking = z.object({
  /** The slug of the service, if there is one for these products. */
  service: z.optional(z.string()),
  customerName: z.string(),
  customerPhone: z.string(),
  address: z.string(),
  notes: z.string(),
  /** Whether the order asked that it begin within the days of withdrawal. */
  mayBegin: z.boolean(),
});

/** What an order has for a visit, as the technician takes it along. */
const visitParts = z.object({
  appointmentId: z.string(),
  orderNumber: z.string(),
  lines: z.array(
    z.object({ sku: z.string(), name: z.string(), quantity: z.int(), isInstalled: z.boolean() }),
  ),
});

export type VisitParts = z.infer<typeof visitParts>;

/** The part of the orders' contract about installations. */
export const installationContract = {
  getInstallation: endpoint('buyer', 'GET', '/orders/{orderId}/installation', {
    summary: 'What the booking of an own order’s installation begins with',
  })
    .input(z.object({ orderId: z.string().check(z.maxLength(40)) }))
    .output(installationBooking),
  listVisitParts: endpoint('admin', 'GET', '/admin/visit-parts', {
    summary:
      'The lines of the orders that the visits of a day install: those whose number is in a visit’s texts',
  })
    .input(z.object({ date: day }))
    .output(z.array(visitParts)),
};

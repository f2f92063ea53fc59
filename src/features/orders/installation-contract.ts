import * as z from 'zod/mini';
import { day } from '../../shared/day-fields.ts';
import { appointment, appointmentRequest, appointmentStatus } from '../booking/contract.ts';
import { endpoint } from '../../shared/endpoint.ts';

const orderId = z.string().check(z.maxLength(40));

/** The visit that installs or brings an order's products: the one that stands or is done. */
export const orderVisit = z.object({
  id: z.string(),
  date: z.string(),
  time: z.string(),
  endTime: z.string(),
  status: appointmentStatus,
});

/** The initial values for booking an order's installation. */
const installationBooking = z.object({
  /** The slug of the service, if there is one for these products. */
  service: z.optional(z.string()),
  customerName: z.string(),
  customerPhone: z.string(),
  address: z.string(),
  notes: z.string(),
  orderNumber: z.string(),
  /** What is installed, or brought where nothing is, line by line. */
  products: z.array(z.string()),
  /** The first day on which the products can be there. */
  notBefore: z.string(),
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
    .input(z.object({ orderId }))
    .output(installationBooking),
  bookInstallation: endpoint('verified', 'POST', '/orders/{orderId}/installation', {
    summary: 'Book the one visit of an own order, not before its products can be there',
  })
    .input(z.extend(appointmentRequest, { orderId }))
    .output(z.object({ message: z.string(), appointment })),
  listVisitParts: endpoint('admin', 'GET', '/admin/visit-parts', {
    summary:
      'The lines of the orders that the visits of a day install: their own, and those whose number is in their texts',
  })
    .input(z.object({ date: day }))
    .output(z.array(visitParts)),
};

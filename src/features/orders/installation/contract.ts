import * as z from 'zod/mini';
import { day } from '#shared/day-fields.ts';
import {
  agreedAppointment,
  appointment,
  appointmentRequest,
  appointmentStatus,
  changedAppointment,
} from '#features/booking/contract.ts';
import { endpoint } from '#shared/endpoint.ts';

const orderId = z.string().check(z.maxLength(40));

/** The visit that installs or brings an order's products: the one that stands or is done. */
export const orderVisit = z.object({
  id: z.string(),
  date: z.string(),
  time: z.string(),
  endTime: z.string(),
  status: appointmentStatus,
  /** The first day on which the products can be there; a visit before it has to be moved. */
  notBefore: z.optional(z.string()),
});

/** The initial values for booking an order's visit. */
const installationBooking = z.object({
  /** The slug of the service, if there is one for these products. */
  service: z.optional(z.string()),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  address: z.string(),
  notes: z.string(),
  orderNumber: z.string(),
  /** What is installed, or brought where nothing is, line by line. */
  products: z.array(z.string()),
  /** The first day on which the products can be there. */
  notBefore: z.string(),
  /** The length of the visit, at most a whole day, and of all the work, in whole hours. */
  hours: z.int(),
  workHours: z.int(),
  /** Whether the order asked that it begin within the days of withdrawal. */
  mayBegin: z.boolean(),
});

export type InstallationBooking = z.infer<typeof installationBooking>;

/** What an order has for a visit, as the technician takes it along. */
const visitParts = z.object({
  appointmentId: z.string(),
  orderNumber: z.string(),
  lines: z.array(
    z.object({ sku: z.string(), name: z.string(), quantity: z.int(), isInstalled: z.boolean() }),
  ),
});

export type VisitParts = z.infer<typeof visitParts>;

export const installationContract = {
  getInstallation: endpoint.buyer
    .get('/orders/{orderId}/installation', 'What the booking of an own order’s installation begins with')
    .input(z.object({ orderId }))
    .output(installationBooking),
  bookInstallation: endpoint.verified
    .post(
      '/orders/{orderId}/installation',
      'Book the one visit of an own order, not before its products can be there',
    )
    .input(z.extend(appointmentRequest, { orderId }))
    .output(z.object({ message: z.string(), appointment })),
  getVisitBooking: endpoint.admin
    .get('/admin/orders/{orderId}/visit', 'What the booking of the visit of a customer’s order begins with')
    .input(z.object({ orderId }))
    .output(installationBooking),
  bookVisit: endpoint.admin
    .post(
      '/admin/orders/{orderId}/visit',
      'Book the one visit of a customer’s order, as agreed with them; it is confirmed at once',
    )
    .input(z.extend(z.omit(agreedAppointment, { customerId: true, followsId: true }), { orderId }))
    .output(changedAppointment),
  listVisitParts: endpoint.admin
    .get(
      '/admin/visit-parts',
      'The lines of the orders that the visits of a day install: their own, and those whose number is in their texts',
    )
    .input(z.object({ date: day }))
    .output(z.array(visitParts)),
};

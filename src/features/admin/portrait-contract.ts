import * as z from 'zod/mini';
import { endpoint } from '../../shared/endpoint.ts';
import { appointmentStatus } from '../booking/contract.ts';
import { orderStatus } from '../orders/contract.ts';

/** What a customer bought, owes, booked and wrote; amounts in euro, with VAT and shipping. */
export const portrait = z.object({
  /** The sum of the orders that were not cancelled, and their number. */
  turnover: z.number(),
  orderCount: z.int(),
  /** Of them what is not paid yet. */
  owed: z.number(),
  /** What is still to be paid back for cancelled orders. */
  refundDue: z.number(),
  /** The latest of each. */
  orders: z.array(
    z.object({
      id: z.string(),
      orderNumber: z.string(),
      status: orderStatus,
      total: z.number(),
      createdAt: z.string(),
    }),
  ),
  appointments: z.array(
    z.object({
      id: z.string(),
      serviceName: z.string(),
      date: z.string(),
      time: z.string(),
      status: appointmentStatus,
    }),
  ),
  messages: z.array(
    z.object({ id: z.string(), subject: z.optional(z.string()), createdAt: z.string(), status: z.string() }),
  ),
});

export type Portrait = z.infer<typeof portrait>;

/** The part of the administration's contract about one customer. */
export const portraitContract = {
  getPortrait: endpoint('admin', 'GET', '/admin/customers/{customerId}/portrait', {
    summary: 'What a customer bought, owes, booked and wrote',
  })
    .input(z.object({ customerId: z.string().check(z.maxLength(40)) }))
    .output(portrait),
};

import * as z from 'zod/mini';
import { endpoint } from '#shared/endpoint.ts';
import { appointmentStatus } from '#features/booking/contract.ts';
import { messageStatus } from '#features/contact/contract.ts';
import { chatState } from '#features/chat/contract.ts';
import { customerFile } from '#features/customers/contract.ts';
import { customerNote } from '#features/customers/details-contract.ts';
import { offerStates } from '#features/offers/enums.ts';
import { order, orderStatus } from '#features/orders/contract.ts';

/** A customer's account, and what the person bought, owes, booked and wrote; amounts in euro, with VAT and shipping. */
export const portrait = z.object({
  customer: customerFile,
  /** Newest first. */
  notes: z.array(customerNote),
  /** The delivery addresses, the default first. */
  addresses: z.array(z.extend(order.shape.shippingAddress, { id: z.string(), label: z.string() })),
  /** The sum of the orders that were not cancelled, less what was paid back, and their number. */
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
  /** What stands in the cart now; products that are sold no more are left out. */
  cart: z.array(
    z.object({
      productId: z.int(),
      name: z.string(),
      quantity: z.int(),
      withInstallation: z.boolean(),
    }),
  ),
  offers: z.array(
    z.object({
      id: z.string(),
      offerNumber: z.string(),
      title: z.string(),
      state: z.enum(offerStates),
      total: z.number(),
      updatedAt: z.string(),
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
  chats: z.array(
    z.object({ id: z.string(), state: chatState, updatedAt: z.string(), last: z.optional(z.string()) }),
  ),
  messages: z.array(
    z.object({
      id: z.string(),
      subject: z.optional(z.string()),
      createdAt: z.string(),
      status: messageStatus,
    }),
  ),
});

export type CustomerSummary = z.infer<typeof portrait>;

/** The part of the administration's contract about one customer. */
export const portraitContract = {
  getCustomerSummary: endpoint.admin
    .get(
      '/admin/customers/{customerId}/portrait',
      'A customer with everything that was bought, owed, booked, written and noted',
    )
    .input(z.object({ customerId: z.string().check(z.maxLength(40)) }))
    .output(portrait),
};

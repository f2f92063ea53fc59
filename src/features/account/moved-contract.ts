import * as z from 'zod/mini';
import { done, endpoint } from '#shared/endpoint.ts';

const ofCustomer = z.object({ customerId: z.string().check(z.maxLength(40)) });

export const leftBehind = z.object({
  /** Where the customer is now. */
  address: z.string(),
  visits: z.array(
    z.object({
      id: z.string(),
      serviceName: z.string(),
      date: z.string(),
      time: z.string(),
      address: z.string(),
    }),
  ),
  orders: z.array(z.object({ id: z.string(), orderNumber: z.string(), address: z.string() })),
});

export const movedContract = {
  listLeftBehind: endpoint.admin
    .get(
      '/admin/customers/{customerId}/left-behind',
      'The visits to come and the orders that have not left of a customer whose address the office changed, at the address of before',
    )
    .input(ofCustomer)
    .output(leftBehind),
  bringVisits: endpoint.admin
    .post('/admin/customers/{customerId}/left-behind', 'Send visits to come to the customer’s new address')
    .input(
      z.extend(ofCustomer, {
        visitIds: z
          .array(z.string().check(z.maxLength(40)))
          .check(z.minLength(1, 'Επιλέξτε τουλάχιστον ένα ραντεβού'), z.maxLength(50)),
      }),
    )
    .output(done),
};

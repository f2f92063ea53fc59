import * as z from 'zod/mini';
import { done, endpoint } from '#shared/endpoint.ts';

const ofCustomer = z.object({ customerId: z.string().check(z.maxLength(40)) });

const ids = z._default(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(50)), []);

const leftBehind = z.object({
  /** Where the customer is now. */
  address: z.string(),
  /** The customer has an e-mail address, and is told of what changes. */
  isTold: z.boolean(),
  visits: z.array(
    z.object({
      id: z.string(),
      serviceName: z.string(),
      date: z.string(),
      time: z.string(),
      address: z.string(),
    }),
  ),
  contracts: z.array(
    z.object({ id: z.string(), contractNumber: z.string(), title: z.string(), address: z.string() }),
  ),
  orders: z.array(z.object({ id: z.string(), orderNumber: z.string(), address: z.string() })),
});

/** The same as the customer reads it. */
const ownLeftBehind = z.pick(leftBehind, { visits: true, contracts: true, orders: true });
export type OwnLeftBehind = z.infer<typeof ownLeftBehind>;

export const movedContract = {
  listOwnLeftBehind: endpoint.customer
    .get(
      '/customer/left-behind',
      'The own visits to come, contracts in force and orders that have not left, at an address that the customer has left',
    )
    .output(ownLeftBehind),
  listLeftBehind: endpoint.admin
    .get(
      '/admin/customers/{customerId}/left-behind',
      'The visits to come, the contracts in force and the orders that have not left of a customer who moved, at an address of before',
    )
    .input(ofCustomer)
    .output(leftBehind),
  bringAlong: endpoint.admin
    .post(
      '/admin/customers/{customerId}/left-behind',
      'Take visits to come and contracts along to the customer’s new address',
    )
    .input(z.extend(ofCustomer, { visitIds: ids, contractIds: ids }))
    .output(done),
};

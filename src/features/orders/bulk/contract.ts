import * as z from 'zod/mini';
import { endpoint } from '#shared/endpoint.ts';
import { optionalText } from '#shared/fields.ts';
import { couriers, orderStatuses, stepStatuses } from '../enums.ts';

/** The maximum number of orders changed by one request. */
export const maxOrdersAtOnce = 100;

const orderId = z.string().check(z.maxLength(40));

const bulkResult = z.object({
  orderId: z.string(),
  /** Absent if the order does not exist. */
  orderNumber: z.optional(z.string()),
  status: z.optional(z.enum(orderStatuses)),
  /** The id with which the step can be undone; absent if it did not happen. */
  undo: z.optional(z.string()),
  /** Why this order did not change. */
  error: z.optional(z.string()),
  warning: z.optional(z.string()),
  /** No e-mail tells its customer, because there is no address. */
  mustCall: z.optional(z.boolean()),
});

export type BulkResult = z.infer<typeof bulkResult>;

/** The part of the orders' contract that changes many at once; each order has its own transaction and result. */
export const bulkContract = {
  updateOrders: endpoint.ordersAdmin
    .patch('/orders', 'Take up to 100 orders to their next status; says of each what became of it')
    .input(
      z.object({
        status: z.enum(stepStatuses),
        orders: z
          .array(z.object({ orderId, tracking: optionalText(40), courier: z.optional(z.enum(couriers)) }))
          .check(z.minLength(1, 'Επιλέξτε παραγγελίες'), z.maxLength(maxOrdersAtOnce)),
      }),
    )
    .output(z.object({ message: z.string(), results: z.array(bulkResult) })),
  undoOrderSteps: endpoint.ordersAdmin
    .patch('/orders/undo', 'Take such steps back before the customers are told')
    .input(
      z.object({
        steps: z
          .array(z.object({ orderId, undo: z.string().check(z.maxLength(40)) }))
          .check(z.minLength(1), z.maxLength(maxOrdersAtOnce)),
      }),
    )
    .output(z.object({ message: z.string(), results: z.array(bulkResult) })),
};

import * as z from 'zod/mini';
import { day } from '#shared/day-fields.ts';
import { endpoint } from '#shared/endpoint.ts';
import { optionalLines, optionalText, text } from '#shared/fields.ts';
import { wholeNumber } from '#shared/query-fields.ts';
import { euros } from '#shared/number-fields.ts';
import { paymentState } from './contract.ts';

/**
 * `deposit`: it arrived at the bank; `cash`: it was collected; `card`: a terminal of the company took it; `account`: the customer
 * had it on account; `refund`: it was given back.
 */
export const paymentStepKind = z.enum(['deposit', 'cash', 'card', 'account', 'refund']);
/**
 * Who collected the cash, or the way of a refund; `provider`: to the card, through the payment provider; `to_account`: the company
 * keeps it for another order.
 */
export const paymentStepVia = z.enum([
  'bank_transfer',
  'courier',
  'technician',
  'office',
  'provider',
  'cash',
  'card',
  'from_account',
  'to_account',
]);

export type PaymentStepKind = z.infer<typeof paymentStepKind>;
export type PaymentStepVia = z.infer<typeof paymentStepVia>;

export const collectors = ['courier', 'technician', 'office'] as const;
/** `provider`: to the card with which a part was paid online. */
export const refundWays = ['bank_transfer', 'cash', 'card', 'provider', 'to_account'] as const;

/** One step of an order's money; the amount in euro. */
const paymentStep = z.object({
  id: z.string(),
  kind: paymentStepKind,
  via: paymentStepVia,
  amount: z.number(),
  /** The day on which the money moved. */
  date: z.string(),
  note: z.optional(z.string()),
  /** Who recorded it, and when. */
  person: z.string(),
  at: z.string(),
  undone: z.optional(z.object({ person: z.string(), at: z.string(), reason: z.string() })),
});

export type PaymentStep = z.infer<typeof paymentStep>;

/** An order's money in euro, and how it came to be so, oldest first. */
export const orderMoney = z.object({
  state: paymentState,
  total: z.number(),
  /** What the customer still has to pay. */
  owed: z.number(),
  paid: z.number(),
  /** What was given back or is on its way. */
  refunded: z.number(),
  /** What the payment provider can still give back to cards with which parts were paid. */
  onCards: z.number(),
  /** What credit notes took off the total. */
  credited: z.number(),
  /** What was paid too much and not given back yet. */
  overpaid: z.number(),
  /** What the customer has on account, for any order. */
  onAccount: z.number(),
  steps: z.array(paymentStep),
});

export type OrderMoney = z.infer<typeof orderMoney>;

const ofOrder = z.object({ orderId: z.string().check(z.maxLength(40)) });
const sum = z.object({ count: z.int(), amount: z.number() });

export const refundFields = {
  /** A part in euro; without it everything that was not refunded yet. */
  amount: z.optional(euros),
  /** What had been refunded when the amount was chosen, in euro: two people at once refund once. */
  seen: z.optional(z.number().check(z.gte(0), z.lte(100_000_000))),
  /** Required unless the order is cancelled. */
  reason: optionalLines(500),
  /** How it was given back; ignored for what the payment provider refunds. */
  via: z._default(z.enum(refundWays), 'bank_transfer'),
  /** The day on which it was given back; today if it is missing. */
  date: z.optional(day),
  /** Whether this part is all that a withdrawal is given back. */
  settles: z._default(z.boolean(), false),
  /** The pieces that came back to the stock, by the position of their line, which counts from 0. */
  returned: z._default(
    z.array(z.object({ line: wholeNumber(0, 199), quantity: wholeNumber(1, 999) })).check(z.maxLength(200)),
    [],
  ),
};

export const paymentFields = {
  kind: z.enum(['deposit', 'cash', 'card', 'account']),
  /** A part in euro; without it everything that is left. */
  amount: z.optional(euros),
  /** Who collected the cash, or whose terminal took the card. */
  collector: z._default(z.enum(collectors), 'courier'),
  date: day,
  note: optionalText(200),
};

export const paymentStepsContract = {
  sumMoney: endpoint.ordersAdmin
    .get('/orders/money', 'How much of all orders is to be collected and to be given back')
    .output(z.object({ toCollect: sum, toRefund: sum })),
  getMoney: endpoint.ordersAdmin
    .get('/orders/{orderId}/money', 'What of an order is owed, paid and given back, with its steps')
    .input(ofOrder)
    .output(orderMoney),
  recordPayment: endpoint.ordersAdmin
    .post(
      '/orders/{orderId}/payments',
      'Record that the amount of an order, or a part of it, arrived at the bank or was collected in cash',
    )
    .input(
      z.extend(ofOrder, {
        ...paymentFields,
        /** What had been received when the amount was chosen, in euro: two people at once record once. */
        seen: z._default(z.number().check(z.gte(0), z.lte(100_000_000)), 0),
      }),
    )
    .output(z.object({ message: z.string(), money: orderMoney })),
  undoPaymentStep: endpoint.ordersAdmin
    .patch(
      '/orders/{orderId}/payments/{stepId}',
      'Take back a recorded payment or refund that did not happen',
    )
    .input(
      z.extend(ofOrder, {
        stepId: z.string().check(z.regex(/^\d{1,18}$/)),
        reason: text(500, 'Συμπληρώστε τον λόγο'),
      }),
    )
    .output(z.object({ message: z.string(), money: orderMoney })),
};

import * as z from 'zod/mini';
import { day } from '#shared/day-fields.ts';
import { done, endpoint } from '#shared/endpoint.ts';
import { optionalText, text } from '#shared/fields.ts';
import { euros } from '#shared/number-fields.ts';

/** `payment`: the customer paid without an order; `refund`: what was on account was given back. */
export const accountPaymentKind = z.enum(['payment', 'refund']);
export const accountPaymentVia = z.enum(['bank_transfer', 'cash', 'card']);

export type AccountPaymentKind = z.infer<typeof accountPaymentKind>;
export type AccountPaymentVia = z.infer<typeof accountPaymentVia>;

export const accountPaymentFields = {
  kind: accountPaymentKind,
  amount: euros,
  via: accountPaymentVia,
  date: day,
  note: optionalText(200),
};

const ofCustomer = z.object({ customerId: z.string().check(z.maxLength(40)) });

export const accountPaymentsContract = {
  recordAccountPayment: endpoint.admin
    .post(
      '/admin/customers/{customerId}/payments',
      'Record money that a customer paid without an order, or that was given back of it',
    )
    .input(
      z.extend(ofCustomer, {
        ...accountPaymentFields,
        /** What was on account when the amount was chosen, in euro: two people at once record once. */
        seen: z.number().check(z.gte(0), z.lte(100_000_000)),
      }),
    )
    .output(done),
  undoAccountPayment: endpoint.admin
    .patch(
      '/admin/customers/{customerId}/payments/{paymentId}',
      'Take back a recorded payment on account that did not happen',
    )
    .input(
      z.extend(ofCustomer, {
        paymentId: z.string().check(z.regex(/^\d{1,18}$/)),
        reason: text(500, 'Συμπληρώστε τον λόγο'),
      }),
    )
    .output(done),
};

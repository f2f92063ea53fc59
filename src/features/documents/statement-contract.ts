import * as z from 'zod/mini';
import { endpoint } from '#shared/endpoint.ts';
import { paymentStepKind } from '#features/orders/payments/steps-contract.ts';
import { documentKind } from './kind-contract.ts';

/**
 * `order`: a sale without a document yet; `payment`: one without a step of its own, such as a card charged by its provider;
 * `account_payment` and `account_refund`: money without an order; `credit_awaited`: what a credit note that is still to be issued
 * will state.
 */
const lineKind = z.enum([
  'order',
  'payment',
  'account_payment',
  'account_refund',
  'credit_awaited',
  ...documentKind.options,
  ...paymentStepKind.options,
]);

const ofOrder = { orderId: z.string(), orderNumber: z.string() };

const line = z.object({
  orderId: z.optional(z.string()),
  orderNumber: z.optional(z.string()),
  kind: lineKind,
  date: z.string(),
  /** The number of a document. */
  number: z.optional(z.string()),
  /** Negative when it lowers what the customer owes. */
  amount: z.number(),
  /** What was owed after it. */
  balance: z.number(),
});

const sums = {
  /** Positive: the customer owes it; negative: the company does. */
  balance: z.number(),
  charged: z.number(),
  credited: z.number(),
  paid: z.number(),
  refunded: z.number(),
  /** What the customer has without an order, which can be put against one; the balance counts it. */
  onAccount: z.number(),
  /** How many lines there are in all. */
  lineCount: z.int(),
};

/** What a customer was charged, credited, paid and was given back; amounts in euro, with VAT. */
export const statement = z.object({
  ...sums,
  /** The latest, newest first. */
  lines: z.array(
    z.extend(line, {
      /** Of money without an order: its id, how it moved, and what was noted by whom. */
      paymentId: z.optional(z.string()),
      via: z.optional(z.string()),
      note: z.optional(z.string()),
      person: z.optional(z.string()),
    }),
  ),
  /** Orders whose documents say more than was kept: a credit note is missing, and the balance is too high by it. */
  missingCredits: z.array(z.object({ ...ofOrder, amount: z.number() })),
});

/** The customer's own: what is given back counts at once, although its credit note is still to be issued. */
export const ownStatement = z.object({ ...sums, lines: z.array(line) });

export type Statement = z.infer<typeof statement>;
export type OwnStatement = z.infer<typeof ownStatement>;

export const statementContract = {
  getStatement: endpoint.admin
    .get(
      '/admin/customers/{customerId}/statement',
      'What a customer owes, paid too much and was credited, from every document and payment',
    )
    .input(z.object({ customerId: z.string().check(z.maxLength(40)) }))
    .output(statement),
  getOwnStatement: endpoint.buyer
    .get('/statement', 'What the customer owes and has, from every document and payment')
    .output(ownStatement),
};

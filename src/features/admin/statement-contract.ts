import * as z from 'zod/mini';
import { endpoint } from '#shared/endpoint.ts';
import { documentKind } from '#features/documents/contract.ts';
import { paymentStepKind } from '#features/orders/payments/steps-contract.ts';

/** `order`: a sale without a document yet; `payment`: one without a step of its own, such as a card charged by its provider. */
const lineKind = z.enum(['order', 'payment', ...documentKind.options, ...paymentStepKind.options]);

const ofOrder = { orderId: z.string(), orderNumber: z.string() };

/** What a customer was charged, credited, paid and was given back; amounts in euro, with VAT. */
export const statement = z.object({
  /** Positive: the customer owes it; negative: the company does. */
  balance: z.number(),
  charged: z.number(),
  credited: z.number(),
  paid: z.number(),
  refunded: z.number(),
  /** The latest, newest first. */
  lines: z.array(
    z.object({
      ...ofOrder,
      kind: lineKind,
      date: z.string(),
      /** The number of a document. */
      number: z.optional(z.string()),
      /** Negative when it lowers what the customer owes. */
      amount: z.number(),
      /** What was owed after it. */
      balance: z.number(),
    }),
  ),
  /** How many lines there are in all. */
  lineCount: z.int(),
  /** Orders whose documents say more than was kept: a credit note is missing, and the balance is too high by it. */
  missingCredits: z.array(z.object({ ...ofOrder, amount: z.number() })),
});

export type Statement = z.infer<typeof statement>;

export type DocumentOfStatement = z.infer<typeof documentKind>;

export const statementContract = {
  getStatement: endpoint.admin
    .get(
      '/admin/customers/{customerId}/statement',
      'What a customer owes, paid too much and was credited, from every document and payment',
    )
    .input(z.object({ customerId: z.string().check(z.maxLength(40)) }))
    .output(statement),
};

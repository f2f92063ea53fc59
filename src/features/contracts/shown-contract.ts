import * as z from 'zod/mini';
import { paymentState } from '#features/orders/payments/contract.ts';
import { billingPeriods, contractKinds, contractStates, visitPeriods } from './enums.ts';

/* Contracts, their bills and visits as they are read. */

const id = z.string().check(z.maxLength(40));
const kind = z.enum(contractKinds);
const state = z.enum(contractStates);

/** An amount without VAT, and with the VAT of today, in euro. */
export const amount = z.object({ net: z.number(), gross: z.number() });

export type ShownAmount = z.infer<typeof amount>;

const priceStep = z.object({
  from: z.string(),
  price: amount,
  percent: z.optional(z.number()),
});

/** A document, such as what was signed. */
const file = z.object({ id: z.string(), name: z.string() });

const pause = z.object({
  from: z.string(),
  to: z.optional(z.string()),
  reason: z.optional(z.string()),
});

const bill = z.object({
  from: z.string(),
  to: z.string(),
  /** What it costs, and when it is due. */
  price: amount,
  dueOn: z.string(),
  /** It is for a whole period. */
  isWhole: z.boolean(),
});

const visit = z.object({
  service: z.string(),
  /** When the next one is due; absent when none is any more. */
  dueOn: z.optional(z.string()),
  /** The one that is booked. */
  bookedOn: z.optional(z.string()),
  appointmentId: z.optional(z.string()),
  lastOn: z.optional(z.string()),
});

const listed = {
  id,
  contractNumber: z.string(),
  kind,
  title: z.string(),
  state,
  periodMonths: z.literal(billingPeriods),
  startsOn: z.string(),
  endsOn: z.optional(z.string()),
};

export const listedContract = z.object({
  ...listed,
  customerId: z.string(),
  customerName: z.string(),
  /** Of a period, today. */
  price: amount,
  /** When the next bill is due. */
  nextBillOn: z.optional(z.string()),
  /** The day that comes next: of the bill, or the end. */
  isDue: z.boolean(),
});

export type ListedContract = z.infer<typeof listedContract>;

/** A bill that was made, with what became of it. */
const madeBill = z.object({
  from: z.string(),
  to: z.string(),
  orderId: z.optional(z.string()),
  orderNumber: z.optional(z.string()),
  total: z.optional(z.number()),
  paymentState: z.optional(paymentState),
  /** The order was cancelled: the days may be billed anew. */
  isVoid: z.optional(z.boolean()),
});

export const officeContract = z.extend(listedContract, {
  /** How often it was changed: a change that was written from an older one is refused. */
  revision: z.int(),
  includes: z.string(),
  address: z.string(),
  city: z.string(),
  postalCode: z.string(),
  serviceId: z.optional(z.int()),
  visitMonths: z.optional(z.literal(visitPeriods)),
  billsFrom: z.string(),
  billsAhead: z.boolean(),
  indexPercent: z.optional(z.number()),
  noticeDays: z.optional(z.int()),
  payDays: z.int(),
  endReason: z.optional(z.string()),
  isLastWhole: z.boolean(),
  files: z.array(file),
  /** What the first price is made of, in euro without VAT. */
  lines: z.array(z.object({ text: z.string(), net: z.number() })),
  /** Of all that may still be billed, the first. */
  nextBill: z.optional(bill),
  prices: z.array(priceStep),
  /** The days on which another price may begin, and the anniversary. */
  priceDays: z.array(z.string()),
  anniversary: z.string(),
  pauses: z.array(pause),
  visit: z.optional(visit),
  /** Newest first. */
  bills: z.array(madeBill),
  customerEmail: z.optional(z.string()),
  customerPhone: z.optional(z.string()),
});

export type OfficeContract = z.infer<typeof officeContract>;

/** A contract as its customer reads it; amounts only for whoever may see prices. */
export const ownContract = z.object({
  ...listed,
  includes: z.optional(z.string()),
  address: z.string(),
  noticeDays: z.optional(z.int()),
  price: z.optional(amount),
  files: z.array(file),
  /** What the price of today is made of. */
  lines: z.optional(z.array(z.object({ text: z.string(), price: z.optional(amount) }))),
  /** Another price that was agreed and has not begun. */
  nextPrice: z.optional(z.object({ from: z.string(), price: amount })),
  pausedFrom: z.optional(z.string()),
  pausedTo: z.optional(z.string()),
  nextBillOn: z.optional(z.string()),
  /** That bill is due and was not made yet. */
  isDue: z.optional(z.boolean()),
  visit: z.optional(z.omit(visit, { appointmentId: true })),
  bills: z.array(
    z.object({
      from: z.string(),
      to: z.string(),
      orderId: z.string(),
      orderNumber: z.string(),
      total: z.optional(z.number()),
      paymentState,
    }),
  ),
});

export type OwnContract = z.infer<typeof ownContract>;

export const dueBill = z.extend(bill, {
  contractId: z.string(),
  contractNumber: z.string(),
  title: z.string(),
  customerId: z.string(),
  customerName: z.string(),
  /** What an invoice lacks of its customer, a business: it would be a receipt. */
  lacks: z.optional(z.string()),
  /** The customer has no e-mail address and has to be told otherwise. */
  mustCall: z.boolean(),
});

export type DueBill = z.infer<typeof dueBill>;

/** What became of a bill that was asked for: one that was made before stays as it is. */
export const billed = z.object({
  contractId: z.string(),
  from: z.string(),
  orderNumber: z.optional(z.string()),
  /** Why it was not made, as a sentence. */
  refusal: z.optional(z.string()),
});

export type Billed = z.infer<typeof billed>;

export const dueVisit = z.object({
  contractId: z.string(),
  contractNumber: z.string(),
  title: z.string(),
  customerId: z.string(),
  customerName: z.string(),
  customerPhone: z.optional(z.string()),
  serviceId: z.int(),
  service: z.string(),
  address: z.string(),
  dueOn: z.string(),
  lastOn: z.optional(z.string()),
});

export type DueContractVisit = z.infer<typeof dueVisit>;

import * as z from 'zod/mini';
import { officeLineKinds } from '#features/orders/office/contract.ts';
import { orderSummary, shippingMethod } from '#features/orders/contract.ts';
import { givenInvoice } from '#features/orders/invoice-contract.ts';
import { cardDue } from '#features/orders/payments/card-due-contract.ts';
import { offerFile } from './content-contract.ts';
import { lineChoices, offerPayments, offerStates } from './enums.ts';

/* An offer as its customer reads it: nothing in it is a cost or a margin. Amounts in euro. */

/** A line with its price, without VAT. */
export const seenLine = z.object({
  id: z.string(),
  kind: z.enum(officeLineKinds),
  name: z.string(),
  details: z.optional(z.string()),
  /** Of a product of the catalogue. */
  productId: z.optional(z.int()),
  /** The product has a page that everybody may open. */
  hasPage: z.optional(z.boolean()),
  sku: z.optional(z.string()),
  image: z.optional(z.string()),
  /** Pieces; labour is one of all its hours, `minutes` says how many. */
  quantity: z.int(),
  minutes: z.optional(z.int()),
  /** Of a piece. */
  price: z.number(),
  /** Of the installation of a piece; absent if it is not installed. */
  installationPrice: z.optional(z.number()),
  /** What a piece costs without the discount. */
  listPrice: z.optional(z.number()),
  discountReason: z.optional(z.string()),
  choice: z.enum(lineChoices),
  isChosen: z.boolean(),
  group: z.optional(z.string()),
  /** Why the line cannot be ordered now, as a sentence; an order is made without it. */
  blocked: z.optional(z.string()),
  files: z.optional(z.array(offerFile)),
});

export type SeenLine = z.infer<typeof seenLine>;

const seenSection = z.object({
  title: z.optional(z.string()),
  text: z.optional(z.string()),
  files: z.optional(z.array(offerFile)),
  lines: z.array(seenLine),
});

export const offerQuestion = z.object({
  id: z.string(),
  /** The line that it is about; absent for one about the whole. */
  line: z.optional(z.string()),
  author: z.enum(['customer', 'office']),
  name: z.string(),
  text: z.string(),
  at: z.string(),
});

export type OfferQuestion = z.infer<typeof offerQuestion>;

/** A version that was sent, without anything of its customer: what it says, and what it costs. */
export const seenVersion = z.object({
  version: z.int(),
  title: z.string(),
  intro: z.optional(z.string()),
  closing: z.optional(z.string()),
  sections: z.array(seenSection),
  shippingMethod,
  deliveryLabel: z.string(),
  /** The price of the delivery without VAT, whatever is chosen. */
  shipping: z.number(),
  discount: z.optional(z.number()),
  discountIn: z.enum(['percent', 'euro']),
  discountReason: z.optional(z.string()),
  vatPercent: z.number(),
  /** The amounts of what is chosen before the customer chooses, without what is blocked. */
  summary: orderSummary,
  deposit: z.optional(z.object({ percent: z.optional(z.number()), euro: z.optional(z.number()) })),
  validUntil: z.string(),
  visitDays: z.array(z.string()),
  sentAt: z.string(),
  /** What this version changed of the one before, a sentence each. */
  changes: z.array(z.string()),
});

export type SeenVersion = z.infer<typeof seenVersion>;

export const seenOffer = z.extend(seenVersion, {
  offerNumber: z.string(),
  state: z.enum(offerStates),
  /** It may be accepted or declined now. */
  isOpen: z.boolean(),
  customerName: z.string(),
  isBusiness: z.boolean(),
  /** The reader is signed in as its customer, so that an order made from it is in his account. */
  isOwn: z.boolean(),
  /** What the company takes now; by which of it a choice can be paid follows from its total. */
  payments: z.array(z.enum(offerPayments)),
  /** A product of it films. */
  hasCamera: z.boolean(),
  /** The version of the terms that are accepted with it. */
  termsVersion: z.int(),
  /** What is known of the address and the invoice. */
  shippingAddress: z.partial(
    z.object({
      fullName: z.string(),
      company: z.string(),
      address: z.string(),
      city: z.string(),
      postalCode: z.string(),
      phone: z.string(),
    }),
  ),
  invoice: z.partial(givenInvoice),
  questions: z.array(offerQuestion),
  /** Who accepted or declined it, and when. */
  decidedBy: z.optional(z.string()),
  decidedAt: z.optional(z.string()),
  declineReason: z.optional(z.string()),
  /** The lines that were accepted. */
  chosen: z.optional(z.array(z.string())),
  orderNumber: z.optional(z.string()),
  /**
   * Of its order, in euro: what was paid, what is still owed, what of the deposit is missing, what can be paid by card now, and the
   * accounts for a transfer, which pages of visitors do not say.
   */
  money: z.optional(
    z.object({
      paid: z.number(),
      owed: z.number(),
      deposit: z.number(),
      due: z.optional(cardDue),
      accounts: z.array(z.object({ bank: z.string(), iban: z.string() })),
    }),
  ),
  /** Only for its customer who is signed in. */
  orderId: z.optional(z.string()),
});

export type SeenOffer = z.infer<typeof seenOffer>;

import * as z from 'zod/mini';
import { day } from '#shared/day-fields.ts';
import { done, endpoint } from '#shared/endpoint.ts';
import { longText, nameText, optionalLines, optionalText } from '#shared/fields.ts';
import { wholeNumber } from '#shared/query-fields.ts';
import { maxLines } from '#features/cart/limits.ts';
import { newCustomerFields } from '#features/customers/intake-contract.ts';
import { invoice } from '#features/orders/invoice-contract.ts';
import { orderSummary } from '#features/orders/contract.ts';
import { cardPartAnswer, cardPartFields } from '#features/orders/payments/card-due-contract.ts';
import { officeAddress } from '#features/orders/office/contract.ts';
import { keptContent, lineId, offerContent } from './content-contract.ts';
import { offerEvents, offerPayments, offerSources, offerStates } from './enums.ts';
import { maxVisitDays } from './limits.ts';
import { offerQuestion, seenOffer, seenVersion } from './seen-contract.ts';

const id = z.string().check(z.maxLength(40));
const ofOffer = z.object({ offerId: id });
const state = z.enum(offerStates);

/** Whom the office writes to; the customer is made when the offer is sent, if there is none. */
const recipient = z.object({
  name: z.string(),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
});

/** Net amounts of the lines that are chosen before the customer chooses. For the office alone. */
const margin = z.object({
  /** What they are sold for, in euro without VAT. */
  sold: z.number(),
  /** Of the lines whose cost is known. */
  cost: z.number(),
  /** The net price of those lines less their cost. */
  margin: z.number(),
  /** Of what is sold with a known cost, in percent with one decimal; absent if nothing is. */
  percent: z.optional(z.number()),
  /** Lines whose cost is not known. */
  unknown: z.int(),
});

export const listedOffer = z.object({
  id,
  offerNumber: z.string(),
  title: z.string(),
  state,
  isTemplate: z.boolean(),
  /** A sent offer is being changed. */
  hasDraft: z.boolean(),
  customerId: z.optional(z.string()),
  customerName: z.string(),
  owner: z.string(),
  /** With VAT, as it stands before the customer chooses. */
  total: z.number(),
  net: z.number(),
  version: z.int(),
  validUntil: z.optional(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
  sentAt: z.optional(z.string()),
  seenAt: z.optional(z.string()),
  decidedAt: z.optional(z.string()),
  /** Questions of the customer that nobody has answered. */
  questions: z.int(),
  orderId: z.optional(z.string()),
  /** What is to be done, as a sentence; absent if nothing is. */
  nextStep: z.optional(z.string()),
});

export type ListedOffer = z.infer<typeof listedOffer>;

/** A line of the office's reading: its price, and what it leaves. */
const pricedLine = z.object({
  id: z.string(),
  name: z.string(),
  image: z.optional(z.string()),
  /** The catalogue has the product no more. */
  isGone: z.boolean(),
  /** Of a piece, without VAT. */
  price: z.number(),
  listPrice: z.optional(z.number()),
  installationPrice: z.number(),
  /** Of all pieces, with their installation. */
  net: z.number(),
  cost: z.optional(z.number()),
  margin: z.optional(z.number()),
});

export const officeOffer = z.extend(listedOffer, {
  /** How often it was changed: a change that was written from an older one is refused. */
  revision: z.int(),
  source: z.optional(z.object({ kind: z.enum(offerSources), id: z.string() })),
  recipient,
  accountType: z.optional(z.enum(['private', 'b2b'])),
  /** What it says now, sent or not. */
  content: keptContent,
  lines: z.array(pricedLine),
  summary: orderSummary,
  vatPercent: z.number(),
  margin,
  /** Those that were sent, the newest first. */
  versions: z.array(z.extend(seenVersion, { sentBy: z.string() })),
  conversation: z.array(offerQuestion),
  events: z.array(
    z.object({
      event: z.enum(offerEvents),
      label: z.string(),
      at: z.string(),
      by: z.string(),
      note: z.optional(z.string()),
      version: z.optional(z.int()),
    }),
  ),
  decidedBy: z.optional(z.string()),
  declineReason: z.optional(z.string()),
  orderNumber: z.optional(z.string()),
});

export type OfficeOffer = z.infer<typeof officeOffer>;

/** Who gets it: a customer, or one who is made with it. */
const forWhom = {
  customerId: optionalText(40),
  newCustomer: z.optional(newCustomerFields),
};

const changed = z.object({ message: z.string(), offer: officeOffer });

/** The key of an offer for its reader: the token of its link, or its id for its customer when signed in. */
const key = z.string().check(z.maxLength(200));
const ofKey = z.object({ key });

export const acceptance = z.object({
  key,
  /** The version on the screen. */
  version: wholeNumber(1, 10_000),
  /** The lines that are ordered: all that are fixed, what was ticked, one of each group, none that is blocked. */
  lines: z.array(lineId).check(z.minLength(1, 'Επιλέξτε τουλάχιστον μία γραμμή'), z.maxLength(maxLines)),
  /** The amounts on the screen; refused if they differ from the server's. */
  summary: orderSummary,
  /** Who accepts. */
  name: nameText(100, 'Συμπληρώστε το ονοματεπώνυμό σας'),
  /** The version of the terms that was read. */
  termsVersion: wholeNumber(1, 2_147_483_647),
  agreesToTerms: z.literal(true, 'Για να αποδεχτείτε την προσφορά, αποδεχτείτε τους όρους'),
  /** A consumer asks for the installation to begin within the 14 days of the right of withdrawal. */
  beginsEarly: z._default(z.boolean(), false),
  shippingAddress: officeAddress,
  invoice: z.optional(invoice),
  payment: z.enum(offerPayments, 'Επιλέξτε πώς θα πληρώσετε'),
  /** Of the days that the offer names for the visit. */
  visitDays: z._default(z.array(day).check(z.maxLength(maxVisitDays)), []),
  notes: optionalLines(1_000),
});

export type Acceptance = z.output<typeof acceptance>;

const offersOf = {
  search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  customerId: z.optional(id),
};

const offerFilters = {
  state: z._default(z.union([state, z.enum(['all', 'open', 'templates'])]), 'all'),
  ...offersOf,
};

/** Of a picture, in pixels, at most; without it as it was stored. */
const width = z.optional(wholeNumber(1, 2_400));

const question = {
  /** The line that it is about. */
  line: z.optional(lineId),
  text: longText(2_000, 'Συμπληρώστε την ερώτησή σας'),
};

export const offersContract = {
  /* The customer's side: by the link, or signed in as its customer. */
  listOwnOffers: endpoint.customer
    .get('/offers', 'The own offers that were sent, newest first, without prices')
    .output(
      z.array(
        z.object({
          id,
          offerNumber: z.string(),
          title: z.string(),
          state,
          isOpen: z.boolean(),
          sentAt: z.string(),
          validUntil: z.string(),
        }),
      ),
    ),
  openOffer: endpoint.anyone
    .get('/offers/{key}', 'The newest version of an offer that was sent, by its link or for its customer')
    .input(ofKey)
    .output(seenOffer),
  seeOffer: endpoint.anyone
    .post('/offers/{key}/seen', 'Note that its customer has opened the page of an offer')
    .input(ofKey)
    .output(done),
  askAboutOffer: endpoint.anyone
    .post('/offers/{key}/questions', 'Ask about an offer or one of its lines')
    .input(z.object({ key, ...question }))
    .output(z.object({ message: z.string(), questions: z.array(offerQuestion) })),
  acceptOffer: endpoint.anyone
    .post('/offers/{key}/acceptance', 'Accept an offer: makes its order, once')
    .input(acceptance)
    .output(z.object({ message: z.string(), orderNumber: z.string(), offer: seenOffer })),
  payOffer: endpoint.anyone
    .post('/offers/{key}/payment', 'Pay by card what the order of an accepted offer asks for next')
    .input(z.object({ key, ...cardPartFields }))
    .output(z.extend(cardPartAnswer, { offer: seenOffer })),
  checkOfferPayment: endpoint.anyone
    .patch('/offers/{key}/payment', 'Ask the payment provider whether that was paid')
    .input(ofKey)
    .output(seenOffer),
  declineOffer: endpoint.anyone
    .post('/offers/{key}/decline', 'Decline an offer')
    .input(z.object({ key, version: wholeNumber(1, 10_000), reason: optionalLines(1_000) }))
    .output(z.object({ message: z.string(), offer: seenOffer })),
  downloadOffer: endpoint.anyone
    .get('/offers/{key}/pdf', 'The newest version of an offer that was sent, as a PDF')
    .input(ofKey)
    .output(z.file()),

  readOfferFile: endpoint.anyone
    .get('/offers/{key}/files/{fileId}', 'A picture or a document of the newest version that was sent')
    .input(z.object({ key, fileId: id, width }))
    .output(z.file()),

  /* The office. */
  listOffers: endpoint.admin
    .get('/admin/offers', 'One page of the offers, newest first, and the sums of all pages')
    .input(
      z.object({
        ...offerFilters,
        page: z._default(wholeNumber(1, 100_000), 1),
        pageSize: z._default(wholeNumber(1, 200), 50),
      }),
    )
    .output(z.object({ offers: z.array(listedOffer), total: z.int(), sum: z.number() })),
  countOffers: endpoint.admin
    .get(
      '/admin/offers/stats',
      'How many offers there are of each state, and how many of a period became orders',
    )
    .input(z.object({ ...offersOf, from: z.optional(day), to: z.optional(day) }))
    .output(
      z.object({
        /** Of the offers that match. */
        states: z.record(state, z.int()),
        /** Open offers whose customer waits for an answer, and those that end within a few days. */
        questions: z.int(),
        ending: z.int(),
        /** Of the offers that were first sent in the period; amounts in euro with VAT. */
        sent: z.int(),
        sentSum: z.number(),
        accepted: z.int(),
        acceptedSum: z.number(),
        /** Accepted of those that are decided (accepted, declined or expired), in percent; absent if none is. */
        hitRate: z.optional(z.number()),
      }),
    ),
  getOffer: endpoint.admin
    .get('/admin/offers/{offerId}', 'One offer with its versions, questions and events')
    .input(ofOffer)
    .output(officeOffer),
  readOwnOfferFile: endpoint.admin
    .get('/admin/offers/{offerId}/files/{fileId}', 'A picture or a document of an offer, sent or not')
    .input(z.object({ offerId: id, fileId: id, width }))
    .output(z.file()),
  createOffer: endpoint.admin
    .post(
      '/admin/offers',
      'Begin an offer: from nothing, or from a request, a message, a cart, an order, an offer',
    )
    .input(
      z.object({
        ...forWhom,
        source: z.optional(z.object({ kind: z.enum(offerSources), id })),
        content: z.optional(offerContent),
        isTemplate: z._default(z.boolean(), false),
      }),
    )
    .output(changed),
  saveOffer: endpoint.admin
    .put(
      '/admin/offers/{offerId}',
      'Save what an offer says; one that was sent stays as it is until it is sent again',
    )
    .input(
      z.object({
        offerId: id,
        seen: wholeNumber(0, 1_000_000),
        ...forWhom,
        owner: optionalText(100),
        content: offerContent,
      }),
    )
    .output(changed),
  sendOffer: endpoint.admin
    .post(
      '/admin/offers/{offerId}/send',
      'Send an offer as it is now; the e-mail waits until this cannot be undone',
    )
    .input(
      z.object({
        offerId: id,
        seen: wholeNumber(0, 1_000_000),
        /** The amounts that the screen showed; refused if they differ from the server's. */
        summary: orderSummary,
      }),
    )
    .output(
      z.object({
        message: z.string(),
        offer: officeOffer,
        /** The address of its page, to be passed on by other means too. It is told this once. */
        link: z.string(),
        undo: z.string(),
      }),
    ),
  undoSendOffer: endpoint.admin
    .patch('/admin/offers/{offerId}/undo', 'Take a sending back before the customer is told')
    .input(z.object({ offerId: id, undo: id }))
    .output(changed),
  discardOfferDraft: endpoint.admin
    .delete('/admin/offers/{offerId}/draft', 'Forget the unsent changes of a sent offer')
    .input(ofOffer)
    .output(changed),
  revokeOffer: endpoint.admin
    .post('/admin/offers/{offerId}/revoke', 'Revoke a sent offer; its links open nothing any more')
    .input(z.object({ offerId: id, reason: optionalText(500) }))
    .output(changed),
  makeOfferLink: endpoint.admin
    .post('/admin/offers/{offerId}/link', 'Make another link to a sent offer, to be passed on')
    .input(ofOffer)
    .output(z.object({ message: z.string(), link: z.string() })),
  answerQuestion: endpoint.admin
    .post('/admin/offers/{offerId}/answers', 'Answer a question about an offer')
    .input(z.object({ offerId: id, ...question, text: longText(2_000, 'Συμπληρώστε την απάντηση') }))
    .output(changed),
  deleteOffer: endpoint.admin
    .delete('/admin/offers/{offerId}', 'Delete a draft or a template, which nobody has been sent')
    .input(ofOffer)
    .output(done),
};

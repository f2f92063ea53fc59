import * as z from 'zod/mini';
import { endpoint } from '#shared/endpoint.ts';
import { day } from '#shared/day-fields.ts';
import { address, nameText, optionalLines, optionalText, phone, postalCode } from '#shared/fields.ts';
import { wholeNumber } from '#shared/query-fields.ts';
import { maxLines } from '#features/cart/limits.ts';
import { card } from './payments/card-contract.ts';
import { pointsContract, spentPoints } from './points/contract.ts';
import { installationContract, orderVisit } from './installation/contract.ts';
import { givenInvoice, invoice } from './invoice-contract.ts';
import { bulkContract } from './bulk/contract.ts';
import { couriers, dateRanges, orderStatuses, partlySent, refundDue, toCollect } from './enums.ts';
import { askedPieces, parcelFields } from './parcels/contract.ts';
import { paymentState } from './payments/contract.ts';
import { cardDueContract } from './payments/card-due-contract.ts';
import { accountPaymentsContract } from './payments/account-contract.ts';
import { paymentStepsContract, refundFields } from './payments/steps-contract.ts';
import { seenWithdrawal, withdrawalEndpoints } from './withdrawals/contract.ts';

export const orderStatus = z.enum(orderStatuses);
/** The name of a delivery; `installation` is the technicians' visit. */
export const shippingMethod = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));
/** The ways to pay that the checkout may offer. */
export const checkoutPayment = z.enum(['card', 'cash', 'bank_transfer']);
/** Only the office gives credit. */
export const paymentType = z.enum([...checkoutPayment.options, 'on_account']);
export const region = z.enum(['attiki', 'thessaloniki', 'patra', 'larisa', 'other']);
export const courier = z.enum(couriers);
export const dateRange = z.enum(dateRanges);

export type OrderStatus = z.infer<typeof orderStatus>;
export type ShippingMethod = z.infer<typeof shippingMethod>;
export type CheckoutPayment = z.infer<typeof checkoutPayment>;
export type PaymentType = z.infer<typeof paymentType>;
export type PaymentState = z.infer<typeof paymentState>;
export type Courier = z.infer<typeof courier>;
export type DateRange = z.infer<typeof dateRange>;

/** A delivery address. Without a region the postal code determines it. */
export const shippingAddress = z.object({
  fullName: nameText(100, 'Συμπληρώστε το ονοματεπώνυμο του παραλήπτη'),
  company: optionalText(100),
  address: address(200, 'Συμπληρώστε οδό και αριθμό'),
  city: nameText(100, 'Συμπληρώστε την πόλη'),
  postalCode,
  region: z.optional(
    z.union([
      z.pipe(
        z.literal(''),
        z.transform(() => undefined),
      ),
      region,
    ]),
  ),
  phone,
  instructions: optionalLines(500),
});

export type ShippingAddress = z.infer<typeof shippingAddress>;

const amount = z.number().check(z.gte(0), z.lte(100_000_000));
const amounts = { subtotal: amount, shipping: amount, tax: amount, discount: amount, total: amount };

/** Amounts in euro. */
export const orderSummary = z.object(amounts);

export type OrderSummary = z.infer<typeof orderSummary>;

export const orderRequest = z.object({
  items: z
    .array(
      z.object({
        productId: wholeNumber(1, 2_147_483_647),
        quantity: wholeNumber(1, 999),
        withInstallation: z._default(z.boolean(), false),
      }),
    )
    .check(z.minLength(1, 'Το καλάθι είναι άδειο'), z.maxLength(maxLines)),
  shippingAddress,
  shippingMethod,
  paymentMethod: z.discriminatedUnion('type', [
    z.extend(card, { type: z.literal('card') }),
    /** A card that is typed on the payment provider's page, after the order. */
    z.object({ type: z.literal('card_page') }),
    z.object({ type: z.literal('cash') }),
    z.object({ type: z.literal('bank_transfer') }),
  ]),
  orderNotes: optionalLines(1000),
  /** Present if an invoice is requested; otherwise a receipt is issued. */
  invoice: z.optional(invoice),
  /** A business's own order number. */
  purchaseOrder: optionalText(40),
  /** A consumer's request that the installation begin within the 14 days of the right of withdrawal. */
  beginsEarly: z._default(z.boolean(), false),
  points: z.optional(spentPoints),
  /** What of the own money on account pays a part of it or all, in euro; not of an order by card. */
  fromAccount: z.optional(z.number().check(z.gte(0.01), z.lte(100_000_000))),
  /** The amounts that the customer agreed to; refused if they differ from the server's. */
  summary: orderSummary,
});

export type OrderRequest = z.infer<typeof orderRequest>;

const historyEntry = z.object({
  /** Absent in the first entry. */
  from: z.optional(orderStatus),
  status: orderStatus,
  at: z.string(),
  actor: z.enum(['customer', 'admin', 'system']),
  /** The administrator's name. For administrators only. */
  actorName: z.optional(z.string()),
  /** For administrators only. */
  note: z.optional(z.string()),
  /** The customer withdrew from the contract; the status did not change. */
  isWithdrawal: z.optional(z.boolean()),
});

/** An order as its owner or an administrator reads it; amounts in euro, item prices without VAT. */
export const order = z.object({
  id: z.string(),
  orderNumber: z.string(),
  status: orderStatus,
  createdAt: z.string(),
  deliveredAt: z.optional(z.string()),
  /** When the whole amount was refunded. */
  refundedAt: z.optional(z.string()),
  /** For administrators only, like the name. */
  customerId: z.optional(z.string()),
  customerName: z.optional(z.string()),
  /** For administrators: no e-mail tells the customer anything, because there is no address. */
  mustCall: z.optional(z.boolean()),
  /** For administrators: how often the office has changed the order, and whether it still may. */
  revision: z.optional(z.int()),
  mayChange: z.optional(z.boolean()),
  ...amounts,
  /** The VAT rate of the order, in percent. */
  vatPercent: z.number(),
  /** The discount without VAT and the VAT in it: less them, net sums and `tax` are the net and the VAT of `total`. */
  discountNet: z.number(),
  discountTax: z.number(),
  paymentMethod: paymentType,
  paymentState,
  cardBrand: z.optional(z.string()),
  cardLast4: z.optional(z.string()),
  /** It was to be paid at the door, and was paid before. */
  isPrepaid: z.optional(z.boolean()),
  /** Until when the order waits for its payment on the provider's page. */
  payBy: z.optional(z.string()),
  /** The last day on which the products are kept without a deposit or a confirmation; the order is then cancelled. */
  heldUntil: z.optional(z.string()),
  /** What was refunded so far, in euro. */
  refunded: z.optional(z.number()),
  /** For administrators only: a refund goes through the payment provider. */
  refundsByProvider: z.optional(z.boolean()),
  /** What was received so far, if it is a part of the total. */
  received: z.optional(z.number()),
  /** What its credit notes took off the total, in euro. */
  credited: z.optional(z.number()),
  /** For administrators: money is to be given back; after a withdrawal by this day. */
  isRefundDue: z.optional(z.boolean()),
  refundDueOn: z.optional(z.string()),
  /** A withdrawal from the whole order binds: nothing of it is owed. */
  isWithdrawn: z.optional(z.boolean()),
  shippingMethod,
  /** What the delivery was called when it was sold. */
  deliveryLabel: z.string(),
  /** Collected at the door in addition to the total, for an order that is paid in cash there. */
  cashFee: z.number(),
  tracking: z.optional(z.string()),
  courier: z.optional(courier),
  trackingUrl: z.optional(z.string()),
  estimatedDelivery: z.optional(z.string()),
  ...parcelFields,
  notes: z.optional(z.string()),
  shippingAddress: z.object({
    fullName: z.string(),
    company: z.optional(z.string()),
    address: z.string(),
    city: z.string(),
    postalCode: z.string(),
    region,
    phone: z.string(),
    instructions: z.optional(z.string()),
  }),
  items: z.array(
    z.object({
      id: z.optional(z.int()),
      sku: z.string(),
      name: z.string(),
      image: z.optional(z.string()),
      quantity: z.int(),
      price: z.number(),
      installationPrice: z.optional(z.number()),
      /** What the catalogue asked that day, where the office decided another price. */
      listPrice: z.optional(z.number()),
      /** How long labour took, in minutes; absent for anything else. */
      minutes: z.optional(z.int()),
      /** The pieces that came back to the stock. */
      returned: z.optional(z.int()),
    }),
  ),
  /** The invoice's recipient; absent if a receipt is issued. */
  invoice: z.optional(givenInvoice),
  purchaseOrder: z.optional(z.string()),
  /** The part of `discount` that the office gave, and why. */
  officeDiscount: z.optional(z.number()),
  discountReason: z.optional(z.string()),
  /** The day by which an order on account is to be paid. */
  dueOn: z.optional(z.string()),
  /** What is to be paid first, with VAT. */
  deposit: z.optional(z.number()),
  /** The offer that it was made from. For administrators only. */
  offerId: z.optional(z.string()),
  /** The version of the terms under which it was made. */
  termsVersion: z.optional(z.int()),
  /** When a consumer asked for the installation to begin within the 14 days. */
  beginConsentAt: z.optional(z.string()),
  visit: z.optional(orderVisit),
  /** The visit whose bill this is. */
  billedVisitId: z.optional(z.string()),
  /** The contract of whose days this is the bill. */
  billedContractId: z.optional(z.string()),
  history: z.array(historyEntry),
  /** The buyer is a business, which has no right of withdrawal. */
  isBusiness: z.boolean(),
  /** The last day on which a consumer may withdraw from the contract; known after the delivery. */
  withdrawalUntil: z.optional(z.string()),
  /** The received withdrawals, oldest first. */
  withdrawals: z.array(seenWithdrawal),
});

export type Order = z.infer<typeof order>;

const listInput = z.object({
  status: z._default(
    z.union([z.literal('all'), orderStatus, z.literal([refundDue, toCollect, partlySent])]),
    'all',
  ),
  dateRange: z._default(dateRange, 'all'),
  search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  /** For administrators: only this customer's orders. */
  customerId: z.optional(z.string().check(z.maxLength(40))),
  page: z._default(wholeNumber(1, 100_000), 1),
  pageSize: z._default(wholeNumber(1, 200), 200),
});

const ordersPage = z.object({
  orders: z.array(order),
  /** The number on all pages together. */
  total: z.int(),
  /** The name of the customer in the filter; absent if there is none. */
  customerName: z.optional(z.string()),
});

export type OrdersQuery = z.infer<typeof listInput>;
export type OrdersPage = z.infer<typeof ordersPage>;

const ofOrder = z.object({ orderId: z.string().check(z.maxLength(40)) });
const changedOrder = z.object({ message: z.string(), order });

export const ordersContract = {
  ...pointsContract,
  ...bulkContract,
  ...paymentStepsContract,
  ...cardDueContract,
  ...accountPaymentsContract,
  ...withdrawalEndpoints,
  getCheckout: endpoint.buyer
    .get(
      '/checkout',
      'What the checkout begins with: the ways to pay, and what of address and invoice the profile knows',
    )
    .output(
      z.object({
        paymentMethods: z.array(checkoutPayment),
        /** Cards are typed on the payment provider's page, after the order. */
        cardPage: z.boolean(),
        address: z.partial(order.shape.shippingAddress),
        invoice: z.partial(givenInvoice),
        points: z.int(),
        /** What the customer has on account, in euro. */
        onAccount: z.number(),
        /** The prefixes of the postal codes that technicians serve. */
        installationArea: z.array(z.string()),
      }),
    ),
  placeOrder: endpoint.buyer
    .post(
      '/orders',
      'Place an order. The header Idempotency-Key (16 to 100 letters, digits, «-», «_») is required',
    )
    .input(orderRequest)
    .output(
      z.object({
        id: z.string(),
        orderNumber: z.string(),
        status: orderStatus,
        total: z.number(),
        /** The provider's page where the order is to be paid; absent if it did not open. */
        paymentUrl: z.optional(z.string()),
      }),
    ),
  listOrders: endpoint.orders
    .get('/orders', "The own orders, or everybody's for an administrator, newest first")
    .input(listInput)
    .output(z.array(order)),
  pageOrders: endpoint.orders
    .get('/orders/page', 'One page of the list of orders, and how many there are in all')
    .input(listInput)
    .output(ordersPage),
  countOrders: endpoint.ordersAdmin
    .get('/orders/stats', 'How many orders there are of each status')
    .output(z.record(orderStatus, z.int())),
  getOrder: endpoint.orders
    .get('/orders/{id}', 'One order with its history')
    .input(z.object({ id: z.string().check(z.maxLength(40)) }))
    .output(order),
  ...installationContract,
  updateOrder: endpoint.ordersAdmin
    .patch(
      '/orders/{orderId}',
      'Move an order on, send a part of it, note something about it, correct its tracking number or expect its delivery on another day',
    )
    .input(
      z.extend(ofOrder, {
        status: z.optional(orderStatus),
        notes: optionalLines(1000),
        tracking: optionalText(40),
        courier: z.optional(courier),
        /** A new day by which the products are expected; the customer is notified. */
        estimatedDelivery: z.optional(day),
        /** What goes now, by the positions of the lines; the rest waits, and the last parcel sends the order. */
        parcel: z.optional(askedPieces),
        /** Confirms that an order is sent or delivered although the customer has withdrawn from it. */
        despiteWithdrawal: z._default(z.boolean(), false),
      }),
    )
    // `undo` is the id with which a step can be undone; the customer is notified when that is no longer possible.
    .output(z.extend(changedOrder, { undo: z.optional(z.string()), warning: z.optional(z.string()) })),
  payOrder: endpoint.buyer
    .post('/orders/{orderId}/payment', 'The address of the page where an own waiting order is paid by card')
    .input(ofOrder)
    .output(z.object({ url: z.string() })),
  checkPayment: endpoint.buyer
    .patch('/orders/{orderId}/payment', 'Ask the payment provider how the payment of an own order stands')
    .input(ofOrder)
    .output(order),
  markRefunded: endpoint.ordersAdmin
    .patch(
      '/orders/{orderId}/refund',
      'Give back the money of a paid order, wholly or a part: to the card, or as a note that it was done',
    )
    .input(z.extend(ofOrder, refundFields))
    .output(changedOrder),
  undoOrderStep: endpoint.ordersAdmin
    .patch('/orders/{orderId}/undo', 'Take a step back before the customer is told')
    .input(z.extend(ofOrder, { undo: z.string().check(z.maxLength(40)) }))
    .output(changedOrder),
  cancelOrder: endpoint.buyer
    .patch('/orders/{orderId}/cancel', 'Cancel an own order that is still pending')
    .input(ofOrder)
    .output(changedOrder),
};

import * as z from 'zod/mini';
import { day } from '#shared/day-fields.ts';
import { endpoint } from '#shared/endpoint.ts';
import {
  across,
  optionalAddress,
  optionalLines,
  optionalName,
  optionalPostalCode,
  optionalText,
} from '#shared/fields.ts';
import { isCollected } from '#shared/collected.ts';
import { optionalEuros, steps } from '#shared/number-fields.ts';
import { wholeNumber } from '#shared/query-fields.ts';
import { maxLines } from '#features/cart/limits.ts';
import { newCustomerFields } from '#features/customers/intake-contract.ts';
import { invoice } from '../invoice-contract.ts';
import { orderStatus, orderSummary, shippingAddress, shippingMethod } from '../contract.ts';

/* Orders that the office makes: for any customer, with lines that are no products and prices of its own decision. */

/** `product`: of the catalogue; `free`: whatever its text says; `labour`: by the hour. */
export const officeLineKinds = ['product', 'free', 'labour'] as const;

/** How a discount is given: in percent, or as an amount in euro. */
export const discountIn = z._default(z.enum(['percent', 'euro']), 'percent');
export const isWithin = ({
  discount,
  discountIn: unit,
}: {
  discount?: number | null | undefined;
  discountIn: string;
}) => unit !== 'percent' || typeof discount !== 'number' || discount <= 100;
export const tooMuchPercent = 'Η έκπτωση είναι έως 100%';

/** The fields of a line; amounts without VAT. */
export const officeLineFields = {
  kind: z.enum(officeLineKinds),
  productId: z.optional(wholeNumber(1, 2_147_483_647)),
  /** What a line that is no product says. */
  name: optionalText(200),
  /** Pieces; of labour hours, in quarters. */
  quantity: steps(999, 4, 'Συμπληρώστε ποσότητα από 1 έως 999, ή ώρες ανά τέταρτο, π.χ. 1,5'),
  /** Of a piece or of an hour. Of a product without one the catalogue's. */
  price: optionalEuros,
  withInstallation: z._default(z.boolean(), false),
  /** Of a piece or an hour. */
  discount: optionalEuros,
  discountIn,
};

type AskedLine = {
  kind: (typeof officeLineKinds)[number];
  productId?: number | undefined;
  of?: number | undefined;
  name?: string | undefined;
  quantity: number;
  price?: number | null | undefined;
  discount?: number | null | undefined;
  discountIn: string;
};

export const officeLineRules = [
  across<AskedLine>(
    'name',
    'Συμπληρώστε τι είναι αυτή η γραμμή',
    ({ kind, name }) => kind !== 'free' || Boolean(name),
  ),
  across<AskedLine>(
    'productId',
    'Επιλέξτε προϊόν',
    ({ kind, productId, of }) => kind !== 'product' || !!productId || of !== undefined,
  ),
  across<AskedLine>(
    'price',
    'Συμπληρώστε την τιμή',
    ({ kind, price }) => kind === 'product' || typeof price === 'number',
  ),
  across<AskedLine>(
    'quantity',
    'Συμπληρώστε ακέραια ποσότητα από 1 έως 999',
    ({ kind, quantity }) => kind === 'labour' || typeof quantity !== 'number' || Number.isInteger(quantity),
  ),
  across<AskedLine>('discount', tooMuchPercent, isWithin),
  across<AskedLine>(
    'discount',
    'Η έκπτωση ξεπερνά την τιμή',
    ({ discount, discountIn: unit, price }) =>
      unit === 'percent' || typeof price !== 'number' || typeof discount !== 'number' || discount <= price,
  ),
] as const;

/** A line of an order. */
export const officeLine = z
  .object({
    ...officeLineFields,
    /** The position of the line that this one was, of an order that is changed; it counts from 0. */
    of: z.optional(wholeNumber(0, maxLines - 1)),
  })
  .check(...officeLineRules);

export type OfficeLine = z.output<typeof officeLine>;

/** Where an order goes; whoever collects it at the shop needs no address. */
export const officeAddress = z.extend(shippingAddress, {
  address: optionalAddress(200),
  city: optionalName(100),
  postalCode: optionalPostalCode,
});

type Addressed = {
  shippingMethod: string;
  shippingAddress: {
    address?: string | undefined;
    city?: string | undefined;
    postalCode?: string | undefined;
  };
};

const needed = (field: keyof Addressed['shippingAddress'], error: string) =>
  z.refine<Addressed>(
    ({ shippingMethod: method, shippingAddress: to }) =>
      typeof method !== 'string' || isCollected(method) || !to || Boolean(to[field]),
    {
      path: ['shippingAddress', field],
      error,
      when: ({ value }) => typeof value === 'object' && value !== null && 'shippingAddress' in value,
    },
  );

/** What an order of the office says of itself, without what was paid. */
const officeOrderFields = {
  lines: z.array(officeLine).check(z.minLength(1, 'Προσθέστε τουλάχιστον μία γραμμή'), z.maxLength(maxLines)),
  shippingMethod,
  shippingAddress: officeAddress,
  /** The price of the delivery without VAT, if it is not the list's. */
  shipping: optionalEuros,
  /** On all lines; an amount includes VAT. */
  discount: optionalEuros,
  discountIn,
  discountReason: optionalText(200),
  orderNotes: optionalLines(1000),
  invoice: z.optional(invoice),
  purchaseOrder: optionalText(40),
  /** A consumer asked for the installation to begin within the 14 days of the right of withdrawal. */
  beginsEarly: z._default(z.boolean(), false),
  /** The amounts that the screen showed; refused if they differ from the server's. */
  summary: orderSummary,
};

type Discounted = {
  discount?: number | null | undefined;
  discountIn: string;
  discountReason?: string | undefined;
};

const officeOrderRules = [
  needed('address', 'Συμπληρώστε οδό και αριθμό'),
  needed('city', 'Συμπληρώστε την πόλη'),
  needed('postalCode', 'Συμπληρώστε τον ταχυδρομικό κώδικα'),
  across<Discounted>(
    'discountReason',
    'Συμπληρώστε τον λόγο της έκπτωσης',
    ({ discount, discountReason }) => !discount || Boolean(discountReason),
  ),
  across<Discounted>('discount', tooMuchPercent, isWithin),
] as const;

/** How an order of the office is paid: `paid` is all of it, now. */
export const officePayments = ['paid', 'on_account', 'cash', 'bank_transfer'] as const;
/** How money was received: `card` is a terminal; `later`: the customer is still to pay the deposit. */
export const receivedWays = ['cash', 'card', 'bank_transfer', 'later'] as const;

export const officeOrder = z
  .object({
    /** Blank, as a form sends it, when the customer is new. */
    customerId: optionalText(40),
    /** The visit whose bill this is. It is at the customer's already: its delivery costs nothing and is not chosen. */
    visitId: optionalText(40),
    /** A customer who is made with the order; address and telephone are the order's unless they are given. */
    newCustomer: z.optional(newCustomerFields),
    ...officeOrderFields,
    payment: z.enum(officePayments, 'Επιλέξτε πώς πληρώνεται'),
    /** How the whole amount, or the deposit, was received. */
    via: z._default(z.enum(receivedWays), 'cash'),
    /** What was received already of an order that is not paid, or is to be paid of it first, with VAT. */
    deposit: optionalEuros,
    /** The day by which an order on account is to be paid. */
    dueOn: z.optional(
      z.union([
        z.pipe(
          z.literal(''),
          z.transform(() => undefined),
        ),
        day,
      ]),
    ),
  })
  .check(
    ...officeOrderRules,
    across(
      'customerId',
      'Επιλέξτε πελάτη, ή προσθέστε νέο',
      ({ customerId, newCustomer }) => Boolean(customerId) !== Boolean(newCustomer),
    ),
    across(
      'dueOn',
      'Επιλέξτε έως πότε πληρώνεται',
      ({ payment, dueOn }) => payment !== 'on_account' || !!dueOn,
    ),
  );

export type OfficeOrder = z.output<typeof officeOrder>;

/** A whole order as the office changes it. */
export const changedOrder = z
  .object({
    orderId: z.string().check(z.maxLength(40)),
    /** The revision of the order that the change was written from. */
    seen: wholeNumber(0, 1_000_000),
    ...officeOrderFields,
  })
  .check(...officeOrderRules);

export type ChangedOrder = z.output<typeof changedOrder>;

export const officeOrdersContract = {
  placeOfficeOrder: endpoint.admin
    .post(
      '/admin/orders',
      'Place an order for a customer. The header Idempotency-Key (16 to 100 letters, digits, «-», «_») is required',
    )
    .input(officeOrder)
    .output(
      z.object({
        message: z.string(),
        id: z.string(),
        orderNumber: z.string(),
        status: orderStatus,
        total: z.number(),
      }),
    ),
};

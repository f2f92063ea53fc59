import { attemptOf, type Attempt } from '#shared/attempt.ts';
import { company } from '#shared/company.ts';
import { listed } from '#shared/greek.ts';
import * as z from 'zod/mini';
import { readJson } from '#shared/json.ts';
import { centsToEuros, eurosToCents, type Cents } from '#shared/money.ts';
import { dropUndefined, type PartialInput } from '#shared/partial-input.ts';
import type { CartLine } from '#features/cart/contract.ts';
import { beginBilling, billingOf, missingOfInvoice, typedBilling, type TypedBilling } from '../billing.ts';
import { type card } from '../payments/card-contract.ts';
import {
  checkoutPayment,
  region,
  shippingMethod,
  type CheckoutPayment,
  type orderRequest,
} from '../contract.ts';
import { deliveryCents, deliveryOf } from '../delivery.ts';
import { installedPieces } from '../installation/rules.ts';
import { cashFeeAt, whyNoPayment, whyNotCash } from '../payments/payment.ts';
import { maxPoints, pointsSpent } from '../points/rules.ts';
import { summaryOf } from '../rules.ts';
import { goodsCents, totalsOf, type Totals } from '../totals.ts';
import { whyNotChosen, whyNotThere } from './where.ts';

/** The steps of the checkout, in order. */
export const checkoutSteps = ['Καλάθι', 'Στοιχεία', 'Παράδοση', 'Πληρωμή', 'Επιβεβαίωση'] as const;
export const lastStep = checkoutSteps.length - 1;

const typedAddress = z.object({
  fullName: z.string(),
  company: z.string(),
  address: z.string(),
  city: z.string(),
  postalCode: z.string(),
  region: z.enum(['', ...region.options]),
  phone: z.string(),
  instructions: z.string(),
});

/** The part of a checkout that survives a page reload: everything typed, except the card. */
const draft = z.object({
  step: z.int().check(z.gte(0), z.lte(lastStep)),
  address: typedAddress,
  billing: typedBilling,
  shippingMethod,
  payment: checkoutPayment,
  /** The loyalty points chosen to be spent. */
  points: z._default(z.int(), 0),
  /** The money on account pays what it can. */
  usesAccount: z._default(z.boolean(), false),
  notes: z.string(),
});

export type TypedAddress = z.infer<typeof typedAddress>;
export type TypedCard = z.infer<typeof card>;

export type Checkout = z.infer<typeof draft> & {
  /** How the shop is paid; a draft may hold what it no longer offers. */
  offered: readonly CheckoutPayment[];
  card: TypedCard;
  /** Cards are typed on the payment provider's page, after the order. */
  cardPage: boolean;
  acceptsTerms: boolean;
  /** The consumer's request that an installation begin within the 14 days. */
  beginsEarly: boolean;
  /** The prefixes of the postal codes that technicians serve. */
  area: readonly string[];
  balance: number;
  /** What the customer has on account, in euro. */
  onAccount: number;
};

export type CheckoutEvent =
  | { type: 'next' }
  | { type: 'opened'; step: number }
  | { type: 'returned'; step: number }
  | { type: 'typedAddress'; address: TypedAddress }
  | { type: 'typedBilling'; billing: TypedBilling }
  | { type: 'choseDelivery'; method: Checkout['shippingMethod'] }
  | { type: 'typedPayment'; payment: Checkout['payment']; card: TypedCard }
  | { type: 'chosePoints'; points: number }
  | { type: 'lostPoints'; left: number }
  | { type: 'choseAccount'; usesAccount: boolean }
  | { type: 'typedNotes'; notes: string }
  | { type: 'askedToBeginEarly'; beginsEarly: boolean }
  | { type: 'acceptedTerms'; accepts: boolean };

const noAddress: TypedAddress = {
  fullName: '',
  company: '',
  address: '',
  city: '',
  postalCode: '',
  region: '',
  phone: '',
  instructions: '',
};
const noCard: TypedCard = { cardNumber: '', cardName: '', expiryDate: '', cvv: '' };

/** The initial checkout: the profile's address, standard delivery, and the first offered payment method. */
export function beginCheckout(
  address: PartialInput<TypedAddress>,
  offered: readonly CheckoutPayment[],
  billing = beginBilling(false, {}),
  area: readonly string[] = [],
  balance = 0,
  cardPage = false,
  onAccount = 0,
): Checkout {
  return {
    step: 0,
    address: { ...noAddress, ...dropUndefined(address) },
    billing,
    shippingMethod: company().deliveries[0]?.id ?? '',
    payment: offered[0] ?? 'bank_transfer',
    offered,
    points: 0,
    usesAccount: false,
    notes: '',
    card: noCard,
    cardPage,
    acceptsTerms: false,
    beginsEarly: false,
    area,
    balance,
    onAccount,
  };
}

/** The checkout after an event. */
export function advance(state: Checkout, event: CheckoutEvent): Checkout {
  switch (event.type) {
    case 'next':
      return { ...state, step: Math.min(state.step + 1, lastStep) };
    case 'opened':
      // Only steps reached before can be opened again.
      return event.step >= 0 && event.step < state.step ? { ...state, step: event.step } : state;
    case 'returned':
      return { ...state, step: event.step };
    case 'typedAddress':
      return { ...state, address: event.address };
    case 'typedBilling':
      return { ...state, billing: event.billing };
    case 'choseDelivery':
      return { ...state, shippingMethod: event.method };
    case 'typedPayment':
      return { ...state, payment: event.payment, card: event.card };
    case 'chosePoints':
      return { ...state, points: event.points };
    case 'lostPoints':
      // A smaller discount is another offer: it needs the customer's agreement again.
      return {
        ...state,
        balance: event.left,
        points: Math.min(state.points, event.left),
        acceptsTerms: false,
      };
    case 'choseAccount':
      return { ...state, usesAccount: event.usesAccount };
    case 'typedNotes':
      return { ...state, notes: event.notes };
    case 'askedToBeginEarly':
      return { ...state, beginsEarly: event.beginsEarly };
    case 'acceptedTerms':
      return { ...state, acceptsTerms: event.accepts };
  }
}

const isBlank = (text: string) => text.trim() === '';

/** What a step still lacks, as a Greek sentence; null if nothing. */
export function whyNotNext(
  state: Checkout,
  lines: readonly CartLine[],
  { totalCents }: Totals,
): string | null {
  const { step, address, billing, shippingMethod: method, payment, card: typedCard, cardPage } = state;
  switch (step) {
    case 0:
      if (lines.length === 0) return 'Το καλάθι σας είναι άδειο.';
      return lines.some(({ problem }) => problem) ? 'Διορθώστε πρώτα όσα σημειώνονται στο καλάθι.' : null;
    case 1: {
      const { fullName, address: street, city, postalCode, phone } = address;
      const missing = Object.entries({
        ονοματεπώνυμο: fullName,
        διεύθυνση: street,
        πόλη: city,
        ΤΚ: postalCode,
        τηλέφωνο: phone,
      }).flatMap(([label, typed]) => (isBlank(typed) ? [label] : []));
      if (missing.length > 0) return `Συμπληρώστε ${listed(missing)}.`;
      const away = whyNotThere(state, lines);
      if (away) return away;
      const ofInvoice = missingOfInvoice(billing);
      return ofInvoice.length > 0 ? `Για το τιμολόγιο συμπληρώστε ${listed(ofInvoice)}.` : null;
    }
    case 2:
      return deliveryOf(method) ? whyNotChosen(state) : 'Επιλέξτε τρόπο παράδοσης.';
    case 3:
      if (!state.offered.includes(payment)) return whyNoPayment(state.offered);
      if (payment === 'card' && !cardPage && Object.values(typedCard).some(isBlank)) {
        return 'Συμπληρώστε όλα τα στοιχεία της κάρτας.';
      }
      return payment === 'cash' ? whyNotCash(totalCents, cashFeeAt(method)) : null;
    default:
      return null;
  }
}

/** The last step that can be open: the first that still lacks something. */
export function furthestStep(state: Checkout, lines: readonly CartLine[]): number {
  const totals = checkoutTotals(lines, state);
  const lacking = checkoutSteps.findIndex((_name, step) => whyNotNext({ ...state, step }, lines, totals));
  return lacking < 0 ? lastStep : lacking;
}

const pricedOf = (lines: readonly CartLine[]) =>
  lines.map(({ price, installationPrice = '0', quantity }) => ({
    priceCents: eurosToCents(Number(price)),
    installationPriceCents: eurosToCents(Number(installationPrice)),
    quantity,
  }));

/** The maximum number of points that can be spent on the cart. */
export const maxPointsOf = (lines: readonly CartLine[], balance: number) =>
  maxPoints(pricedOf(lines), balance);

/** The totals of the cart with the chosen delivery, and with as many of the chosen points as can be spent. */
export function checkoutTotals(
  lines: readonly CartLine[],
  {
    shippingMethod: method,
    address,
    points,
    balance,
  }: Pick<Checkout, 'shippingMethod' | 'address' | 'points' | 'balance'>,
): Totals {
  const priced = pricedOf(lines);
  const shippingCents = deliveryCents(method, goodsCents(priced), address.postalCode);
  return totalsOf(priced, shippingCents, pointsSpent(points, priced, balance));
}

/** What of the total the money on account pays, in cents; a card pays all of it. */
export const fromAccountCents = (
  { usesAccount, payment, onAccount }: Pick<Checkout, 'usesAccount' | 'payment' | 'onAccount'>,
  { totalCents }: Pick<Totals, 'totalCents'>,
): Cents => (usesAccount && payment !== 'card' ? Math.min(eurosToCents(onAccount), totalCents) : 0);

const itemsOf = (lines: readonly CartLine[]) =>
  lines.map(({ productId, quantity, withInstallation }) => ({ productId, quantity, withInstallation }));

function paymentOf({ payment, card: typedCard, cardPage }: Checkout) {
  if (payment !== 'card') return { type: payment };
  return cardPage ? { type: 'card_page' as const } : { type: payment, ...typedCard };
}

export function requestOf(state: Checkout, lines: readonly CartLine[]) {
  const { address, notes } = state;
  const totals = checkoutTotals(lines, state);
  const accountCents = fromAccountCents(state, totals);
  return {
    items: itemsOf(lines),
    shippingAddress: address,
    shippingMethod: state.shippingMethod,
    paymentMethod: paymentOf(state),
    orderNotes: notes,
    ...billingOf(state.billing),
    beginsEarly: state.beginsEarly && installedPieces(lines) > 0,
    ...(totals.discountCents > 0 && { points: totals.discountCents }),
    ...(accountCents > 0 && { fromAccount: centsToEuros(accountCents) }),
    summary: summaryOf(totals),
  } satisfies z.input<typeof orderRequest>;
}

/** The stored text of a checkout, for a reload. */
export function writeDraft(state: Checkout): string {
  return JSON.stringify(draft.parse(state));
}

/**
 * Restores a checkout, at most to the first step that lacks something, such as the card or a product. Invalid text is
 * ignored.
 */
export function restoreCheckout(begun: Checkout, text: string | null, lines: readonly CartLine[]): Checkout {
  const stored = draft.safeParse(readJson(text));
  if (!stored.success) return begun;
  const restored = { ...begun, ...stored.data };
  return { ...restored, step: Math.min(restored.step, furthestStep(restored, lines)) };
}

/** The attempt to send a request; changed card data alone do not make it a new order. */
export const attemptFor = (
  last: Attempt | undefined,
  { paymentMethod, ...rest }: ReturnType<typeof requestOf>,
  newKey?: () => string,
): Attempt => attemptOf(last, { ...rest, payment: paymentMethod.type }, newKey);

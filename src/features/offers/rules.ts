import { addDays, athensInstant, type LocalDate } from '#shared/dates.ts';
import { centsToEuros, eurosToCents, type Cents } from '#shared/money.ts';
import type { SoldProduct } from '#features/cart/rules.ts';
import {
  officeLineName,
  officePrice,
  officeTotals,
  type OfficePrice,
  type OfficeTotals,
} from '#features/orders/office/rules.ts';
import { goodsCents, lineCents } from '#features/orders/totals.ts';
import { deliveryCents } from '#features/orders/delivery.ts';
import { cashFeeAt, whyNotCash } from '#features/orders/payments/payment.ts';
import type { KeptContent, OfferContent, OfferLine } from './content-contract.ts';
import type { LineChoice, OfferPayment, OfferState } from './enums.ts';
import { linkDaysAfter, reminderDays } from './limits.ts';

/** A line with the price that an order from the offer would have; `section` counts from 0. */
export type PricedLine = OfficePrice & {
  id: string;
  kind: OfferLine['kind'];
  section: number;
  productId: number | null;
  sku: string;
  name: string;
  image: string | null;
  withInstallation: boolean;
  details: string;
  discountReason: string;
  choice: LineChoice;
  isChosen: boolean;
  group: string;
  /** What all its pieces cost the company, for the office alone; null if it is not known. */
  costCents: Cents | null;
};

type AnyContent = OfferContent | KeptContent;

/**
 * The lines of a content with today's prices of the catalogue; a product that it has no more costs what its line says. `purchases`
 * are what products are bought at, which holds for lines that say no cost of their own.
 */
export function pricedLines(
  content: AnyContent,
  products: readonly SoldProduct[],
  purchases: ReadonlyMap<number, Cents> = new Map(),
): (PricedLine & { isGone: boolean })[] {
  return content.sections.flatMap(({ lines }, section) =>
    lines.map((line) => {
      const product =
        line.kind === 'product' ? products.find(({ productId }) => productId === line.productId) : undefined;
      const asked = {
        ...line,
        withInstallation: line.withInstallation && line.kind === 'product',
      } as OfferLine;
      const price = officePrice(asked, product);
      const boughtAt =
        typeof line.cost === 'number' ? eurosToCents(line.cost) : product && purchases.get(product.productId);
      return {
        ...price,
        id: line.id,
        kind: line.kind,
        section,
        productId: product?.productId ?? null,
        sku: product?.sku ?? '',
        name: line.kind === 'product' ? (product?.name ?? line.name ?? '') : officeLineName(asked),
        image: product?.image ?? null,
        withInstallation: asked.withInstallation,
        details: line.details ?? '',
        discountReason: line.discountReason ?? '',
        choice: line.choice,
        isChosen: line.isChosen,
        group: line.group ?? '',
        costCents: boughtAt === undefined ? null : Math.round(boughtAt * line.quantity),
        isGone: line.kind === 'product' && !product,
      };
    }),
  );
}

type Choosable = Pick<PricedLine, 'id' | 'choice' | 'isChosen' | 'group'>;

/** What is taken before the customer chooses: of alternatives the marked one, else the first; nothing that is blocked. */
export function chosenFirst(lines: readonly Choosable[], blocked: ReadonlySet<string> = new Set()): string[] {
  const free = lines.filter(({ id }) => !blocked.has(id));
  const taken = new Map<string, string>();
  for (const { id, choice, group, isChosen } of free)
    if (choice === 'alternative' && (isChosen || !taken.has(group))) {
      const held = free.find((line) => line.id === taken.get(group));
      if (!held?.isChosen) taken.set(group, id);
    }
  return free
    .filter(
      ({ id, choice, isChosen, group }) =>
        choice === 'fixed' || (choice === 'optional' ? isChosen : taken.get(group) === id),
    )
    .map(({ id }) => id);
}

/** Whether a choice can be ordered: all fixed lines, one of each group, of what is blocked none. */
export function isWholeChoice(
  lines: readonly Choosable[],
  chosen: readonly string[],
  blocked: ReadonlySet<string>,
): boolean {
  const ids = new Set(chosen);
  if (
    ids.size !== chosen.length ||
    chosen.some((id) => blocked.has(id) || !lines.some((one) => one.id === id))
  )
    return false;
  const free = lines.filter(({ id }) => !blocked.has(id));
  if (free.some(({ id, choice }) => choice === 'fixed' && !ids.has(id))) return false;
  const groups = new Set(free.flatMap(({ choice, group }) => (choice === 'alternative' ? [group] : [])));
  return [...groups].every(
    (group) =>
      free.filter((line) => line.choice === 'alternative' && line.group === group && ids.has(line.id))
        .length === 1,
  );
}

/** What is the same for every choice of an offer's customer. */
export type OfferTerms = Pick<AnyContent, 'discount' | 'discountIn' | 'shippingMethod'> & {
  shippingCents: Cents;
  vatPercent: number;
};

type Summed = Parameters<typeof lineCents>[0] & { id: string; productId: number | null };

/** The amounts of the chosen lines, as an order of them has them. */
export const offerTotals = (
  lines: readonly Summed[],
  chosen: readonly string[],
  { shippingCents, vatPercent, discount, discountIn, shippingMethod }: OfferTerms,
): OfficeTotals =>
  officeTotals(
    lines
      .filter(({ id }) => chosen.includes(id))
      .map((line) => ({ ...line, isGoods: line.productId !== null })),
    { discount, discountIn, shippingMethod, shipping: centsToEuros(shippingCents) },
    { rate: vatPercent },
  );

/** What the delivery of an offer costs: what the office decided, else the list's price for what is chosen first. */
export function shippingOf(
  { shipping, shippingMethod }: Pick<AnyContent, 'shipping' | 'shippingMethod'>,
  lines: readonly (Summed & Choosable)[],
  postalCode: string,
): Cents {
  if (typeof shipping === 'number') return eurosToCents(shipping);
  const chosen = chosenFirst(lines);
  const goods = lines.filter(({ id, productId }) => productId !== null && chosen.includes(id));
  return deliveryCents(shippingMethod, goodsCents(goods), postalCode);
}

/** What is paid first of a total with VAT, half a cent rounded up; 0 if nothing is asked for. */
export function depositOf(
  totalCents: Cents,
  { deposit, depositIn }: Pick<AnyContent, 'deposit' | 'depositIn'>,
): Cents {
  if (depositIn === 'none' || typeof deposit !== 'number') return 0;
  const asked = depositIn === 'percent' ? Math.round((totalCents * deposit) / 100) : eurosToCents(deposit);
  return Math.min(totalCents, asked);
}

/**
 * How a choice of this total with VAT can be paid, of what the company takes: what is asked for first never in cash, and as it was
 * agreed where nothing else is left.
 */
export function paymentsOf(
  taken: readonly OfferPayment[],
  totalCents: Cents,
  depositCents: Cents,
  shippingMethod: string,
): OfferPayment[] {
  const inCash = depositCents === 0 && whyNotCash(totalCents, cashFeeAt(shippingMethod)) === null;
  const ways = taken.filter((one) => one !== 'cash' || inCash);
  return ways.length > 0 ? ways : ['on_account'];
}

/** What the chosen lines leave, in cents without VAT. For the office alone. */
export function marginOf(lines: readonly PricedLine[], chosen: readonly string[]) {
  const taken = lines.filter(({ id }) => chosen.includes(id));
  const known = taken.filter(({ costCents }) => costCents !== null);
  const sum = (of: readonly PricedLine[], value: (line: PricedLine) => Cents) =>
    of.reduce((total, line) => total + value(line), 0);
  const knownCents = sum(known, lineCents);
  const costCents = sum(known, (line) => line.costCents ?? 0);
  return {
    soldCents: sum(taken, lineCents),
    costCents,
    marginCents: knownCents - costCents,
    ...(knownCents > 0 && { percent: Math.round(((knownCents - costCents) * 1000) / knownCents) / 10 }),
    unknown: taken.length - known.length,
  };
}

/** Whether a sent offer waits for its customer. */
export const isOpenState = (state: OfferState): boolean => state === 'sent' || state === 'seen';

/** Whether an offer may be accepted or declined today; its last day counts. */
export const isOpenOn = (
  { state, validUntil }: { state: OfferState; validUntil: LocalDate | null },
  today: LocalDate,
): boolean => isOpenState(state) && validUntil !== null && validUntil >= today;

/** The end of an offer's last day. */
export const endOf = (validUntil: LocalDate): Date => athensInstant(addDays(validUntil, 1), '00:00');

/** Until when the links of an offer open it: some time after its last day, or after what was decided. */
export const linkUntil = (end: Date): Date => new Date(end.getTime() + linkDaysAfter * 86_400_000);

type Stepping = {
  state: OfferState;
  isTemplate: boolean;
  hasDraft: boolean;
  openQuestions: number;
  validUntil: LocalDate | null;
};

/** What the office does next about an offer, as a sentence; undefined if nothing is to be done. */
export function nextStepOf(offer: Stepping, today: LocalDate): string | undefined {
  const { state, isTemplate, hasDraft, openQuestions, validUntil } = offer;
  if (isTemplate) return undefined;
  if (openQuestions > 0) return 'Απαντήστε στην ερώτηση του πελάτη';
  if (state === 'draft') return 'Συμπληρώστε και στείλτε';
  if (hasDraft && isOpenState(state)) return 'Στείλτε τη νέα έκδοση';
  if (state === 'expired') return 'Ανανεώστε ή κλείστε';
  if (!isOpenState(state) || validUntil === null) return undefined;
  if (validUntil <= today) return 'Λήγει σήμερα: τηλεφωνήστε';
  if (validUntil <= addDays(today, reminderDays)) return 'Λήγει σύντομα: τηλεφωνήστε';
  return state === 'seen' ? 'Την είδε: περιμένουμε απάντηση' : 'Δεν την έχει ανοίξει ακόμη';
}

type Counted = { state: OfferState; offers: number; cents: Cents };

/** Sums of offers by state as one: all, the accepted ones, and these of the decided ones in percent, if any is decided. */
export function sumOfSent(rows: readonly Counted[]) {
  const of = (states?: readonly OfferState[]) =>
    rows
      .filter(({ state }) => !states || states.includes(state))
      .reduce((sum, { offers, cents }) => ({ offers: sum.offers + offers, cents: sum.cents + cents }), {
        offers: 0,
        cents: 0,
      });
  const accepted = of(['accepted']);
  const decided = of(['accepted', 'declined', 'expired']).offers;
  return {
    sent: of(),
    accepted,
    ...(decided > 0 && { hitRate: Math.round((accepted.offers * 100) / decided) }),
  };
}

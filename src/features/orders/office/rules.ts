import { numberText } from '#shared/decimals.ts';
import { eurosToCents, euroText, vatOf, vatPercent, type Cents } from '#shared/money.ts';
import { deliveryCents } from '../delivery.ts';
import { goodsCents, lineCents, totalsOf, type Totals } from '../totals.ts';
import type { OfficeLine } from './contract.ts';

type Discount = { discount?: number | null | undefined; discountIn: 'percent' | 'euro' };

/** The part of an amount that a discount takes away: a percentage, half a cent rounded up, or euro, at most all of it. */
function discountOf(cents: Cents, { discount, discountIn }: Discount): Cents {
  const asked =
    discountIn === 'percent' ? Math.round((cents * (discount ?? 0)) / 100) : eurosToCents(discount ?? 0);
  return Math.min(cents, asked);
}

/** What a line of the office costs, as it is kept with the order. */
export type OfficePrice = {
  quantity: number;
  priceCents: Cents;
  installationPriceCents: Cents;
  /** What the catalogue asks, or the line asked before its discount; null if that is its price. */
  listPriceCents: Cents | null;
  /** How long labour took; null for other lines. */
  minutes: number | null;
};

/**
 * The price of a line. `listed` is what the catalogue asks for its product now. A discount lowers the price of a piece, so that
 * every sum is pieces times price; labour is one piece of all its hours.
 */
export function officePrice(
  { kind, quantity, price, withInstallation, ...discount }: OfficeLine,
  listed?: { priceCents: Cents; installationPriceCents: Cents | null },
): OfficePrice {
  const ownCents = typeof price === 'number' ? eurosToCents(price) : undefined;
  const askedCents = ownCents ?? listed?.priceCents ?? 0;
  const unitCents = askedCents - discountOf(askedCents, discount);
  const ofHours = (cents: Cents) => Math.round(cents * quantity);
  const isLabour = kind === 'labour';
  const priceCents = isLabour ? ofHours(unitCents) : unitCents;
  const listPriceCents = isLabour ? ofHours(askedCents) : (listed?.priceCents ?? askedCents);
  return {
    quantity: isLabour ? 1 : quantity,
    priceCents,
    installationPriceCents: withInstallation ? (listed?.installationPriceCents ?? 0) : 0,
    listPriceCents: listPriceCents === priceCents ? null : listPriceCents,
    minutes: isLabour ? quantity * 60 : null,
  };
}

/** What a line that is no product is called: labour says its hours and what one of them costs. */
export function officeLineName({ kind, name, quantity, price }: OfficeLine): string {
  if (kind !== 'labour') return name ?? '';
  const rate = euroText(price ?? 0);
  return `${name ?? 'Εργασία'} (${numberText(quantity, 2)} ${quantity === 1 ? 'ώρα' : 'ώρες'} × ${rate} + ΦΠΑ)`;
}

/** What labour was called before `officeLineName` added its hours. */
export const labourName = (name: string): string =>
  name.replace(/ \([\d,.]+ ώρ(?:α|ες) × [^()]* \+ ΦΠΑ\)$/, '');

type Priced = Parameters<typeof lineCents>[0] & { isGoods: boolean };

/** An order's amounts, and the part of its discount that the office gave. */
export type OfficeTotals = Totals & { officeDiscountCents: Cents };

/**
 * The amounts of an order of the office. The delivery costs what the list says for its goods, or what the office decided; the
 * discount is of the lines with their VAT.
 */
export function officeTotals(
  lines: readonly Priced[],
  {
    shippingMethod,
    postalCode = '',
    shipping,
    ...discount
  }: Discount & {
    shippingMethod: string;
    postalCode?: string | undefined;
    shipping?: number | null | undefined;
  },
  /** The rate of VAT, and what is paid with points; of a new order today's, and nothing. */
  { rate = vatPercent(), pointsCents = 0 } = {},
): OfficeTotals {
  const shippingCents =
    typeof shipping === 'number'
      ? eurosToCents(shipping)
      : deliveryCents(shippingMethod, goodsCents(lines.filter(({ isGoods }) => isGoods)), postalCode);
  const netCents = lines.reduce((sum, line) => sum + lineCents(line), 0);
  const grossCents = netCents + vatOf(netCents, rate);
  const officeDiscountCents = Math.min(
    discountOf(grossCents, discount),
    Math.max(0, grossCents - pointsCents),
  );
  const totals = totalsOf(lines, shippingCents, officeDiscountCents + pointsCents, rate);
  return { ...totals, officeDiscountCents };
}

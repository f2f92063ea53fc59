import {
  amountOf,
  amountWithin,
  vatOf,
  vatPercent as todaysRate,
  type Amount,
  type Cents,
} from '#shared/money.ts';

/** An order's amounts in cents, and the rate of its VAT in percent. */
export type Totals = {
  subtotalCents: Cents;
  shippingCents: Cents;
  taxCents: Cents;
  discountCents: Cents;
  totalCents: Cents;
  vatPercent: number;
};

/** The price of a line without VAT: its pieces, each with its installation if it has one. */
export function lineCents(line: {
  priceCents: Cents;
  installationPriceCents: Cents;
  quantity: number;
}): Cents {
  return (line.priceCents + line.installationPriceCents) * line.quantity;
}

/** What a piece cost before the office lowered its price; null if it did not. */
export const reducedFrom = ({
  priceCents,
  listPriceCents = null,
}: {
  priceCents: Cents;
  listPriceCents?: Cents | null;
}): Cents | null => (listPriceCents !== null && listPriceCents > priceCents ? listPriceCents : null);

/** The value of an order's pieces without their installation and without VAT. */
export const goodsCents = (lines: readonly { priceCents: Cents; quantity: number }[]): Cents =>
  lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);

/**
 * Calculates an order's totals: VAT on goods, installation and delivery together, rounded once, half a cent upwards. The
 * discount includes VAT.
 */
export function totalsOf(
  lines: readonly Parameters<typeof lineCents>[0][],
  shippingCents: Cents,
  discountCents: Cents = 0,
  vatPercent = todaysRate(),
): Totals {
  const subtotalCents = lines.reduce((sum, line) => sum + lineCents(line), 0);
  const taxCents = vatOf(subtotalCents + shippingCents, vatPercent);
  return {
    subtotalCents,
    shippingCents,
    taxCents,
    discountCents,
    totalCents: subtotalCents + shippingCents + taxCents - discountCents,
    vatPercent,
  };
}

/**
 * The discount without VAT, and the VAT in it: goods and delivery less the one, and the VAT less the other, are exactly the net
 * and the VAT of the total that its documents state.
 */
export function discountParts({
  subtotalCents,
  shippingCents,
  discountCents,
  totalCents,
  vatPercent,
}: Omit<Totals, 'taxCents'>) {
  const total = amountWithin(totalCents, vatPercent);
  const netCents = discountCents > 0 ? subtotalCents + shippingCents - total.net : 0;
  return { netCents, taxCents: discountCents - netCents };
}

/**
 * An order's amounts for display, without and with VAT. VAT is calculated once for the whole order, so the total with VAT is
 * exact. Prices of single pieces, lines and the delivery are rounded individually; the goods' price with VAT is the
 * remainder of the total, so that the column adds up, and may differ from the sum of the lines by cents. The discount
 * includes VAT.
 */
export function shownTotals(totals: Totals): Record<'subtotal' | 'shipping' | 'discount' | 'total', Amount> {
  const { subtotalCents, shippingCents, discountCents, totalCents, vatPercent: rate } = totals;
  const total = amountWithin(totalCents, rate);
  const shipping = amountOf(shippingCents, rate);
  return {
    subtotal: { net: subtotalCents, gross: totalCents + discountCents - shipping.gross, rate },
    shipping,
    discount: { net: subtotalCents + shippingCents - total.net, gross: discountCents, rate },
    total,
  };
}

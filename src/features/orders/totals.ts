import { amountOf, amountWithin, vatOf, type Amount, type Cents } from '../../shared/money.ts';

/** An order's amounts in cents. */
export type Totals = {
  subtotalCents: Cents;
  shippingCents: Cents;
  taxCents: Cents;
  discountCents: Cents;
  totalCents: Cents;
};

/** What a line costs without VAT: so many pieces, each with its installation if it has one. */
export function lineCents(line: {
  priceCents: Cents;
  installationPriceCents: Cents;
  quantity: number;
}): Cents {
  return (line.priceCents + line.installationPriceCents) * line.quantity;
}

/**
 * Adds an order up: VAT on goods, installation and shipping together, rounded once, half a cent upwards. The discount has VAT
 * in it.
 */
export function totalsOf(
  lines: readonly Parameters<typeof lineCents>[0][],
  shippingCents: Cents,
  discountCents: Cents = 0,
): Totals {
  const subtotalCents = lines.reduce((sum, line) => sum + lineCents(line), 0);
  const taxCents = vatOf(subtotalCents + shippingCents);
  return {
    subtotalCents,
    shippingCents,
    taxCents,
    discountCents,
    totalCents: subtotalCents + shippingCents + taxCents - discountCents,
  };
}

/**
 * An order's amounts as they are shown, without VAT and with it. VAT is reckoned once, on the whole order, so the total's own
 * price with VAT stands. What costs something by itself, a piece, a line or the delivery, is rounded by itself; the goods'
 * price with VAT is what is left of the total, so that this column adds up like the other one, and the lines may differ from
 * it by cents. The discount stands with VAT in it.
 */
export function shownTotals(totals: Totals): Record<'subtotal' | 'shipping' | 'discount' | 'total', Amount> {
  const { subtotalCents, shippingCents, discountCents, totalCents } = totals;
  const total = amountWithin(totalCents);
  const shipping = amountOf(shippingCents);
  return {
    subtotal: { net: subtotalCents, gross: totalCents + discountCents - shipping.gross },
    shipping,
    discount: { net: subtotalCents + shippingCents - total.net, gross: discountCents },
    total,
  };
}

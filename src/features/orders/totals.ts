import { vatOf, type Cents } from '../../shared/money.ts';

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

/** Adds an order up: VAT on goods, installation and shipping together, rounded once, half a cent upwards. */
export function totalsOf(lines: readonly Parameters<typeof lineCents>[0][], shippingCents: Cents): Totals {
  const subtotalCents = lines.reduce((sum, line) => sum + lineCents(line), 0);
  const taxCents = vatOf(subtotalCents + shippingCents);
  const discountCents = 0;
  return {
    subtotalCents,
    shippingCents,
    taxCents,
    discountCents,
    totalCents: subtotalCents + shippingCents + taxCents - discountCents,
  };
}

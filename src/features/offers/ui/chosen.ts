import { eurosToCents, type Cents } from '#shared/money.ts';
import { depositOf, offerTotals, paymentsOf } from '../rules.ts';
import type { SeenLine, SeenOffer, SeenVersion } from '../seen-contract.ts';

/** The lines of an offer, as the rules of choosing read them. */
export const choosableOf = ({ sections }: Pick<SeenVersion, 'sections'>) =>
  sections.flatMap(({ lines }) => lines.map((line) => ({ ...line, group: line.group ?? '' })));

const inCents = (line: SeenLine) => ({
  id: line.id,
  productId: line.productId ?? null,
  quantity: line.quantity,
  priceCents: eurosToCents(line.price),
  installationPriceCents: eurosToCents(line.installationPrice ?? 0),
});

/** What a line costs with its installation, in cents without VAT. */
export function lineNet(line: SeenLine): Cents {
  const { priceCents, installationPriceCents, quantity } = inCents(line);
  return (priceCents + installationPriceCents) * quantity;
}

type Priced = Pick<
  SeenVersion,
  'sections' | 'shipping' | 'vatPercent' | 'discount' | 'discountIn' | 'shippingMethod'
>;

/** The amounts of the chosen lines, as the server reckons them. */
export const totalsAt = (offer: Priced, chosen: readonly string[]) =>
  offerTotals(choosableOf(offer).map(inCents), chosen, {
    ...offer,
    shippingCents: eurosToCents(offer.shipping),
  });

/** What is paid first of a total. */
export const depositAt = ({ deposit }: Pick<SeenVersion, 'deposit'>, totalCents: Cents): Cents =>
  depositOf(totalCents, {
    depositIn: deposit?.percent === undefined ? (deposit ? 'euro' : 'none') : 'percent',
    deposit: deposit?.percent ?? deposit?.euro,
  });

/** How a choice of this total can be paid. */
export const paymentsAt = (
  offer: Pick<SeenOffer, 'payments' | 'deposit' | 'shippingMethod'>,
  totalCents: Cents,
) => paymentsOf(offer.payments, totalCents, depositAt(offer, totalCents), offer.shippingMethod);

/** The choice after a press on a line: an optional one is ticked or not, an alternative takes the place of its group's. */
export function chosenAfter(
  lines: readonly { id: string; choice: SeenLine['choice']; group: string }[],
  chosen: readonly string[],
  id: string,
): string[] {
  const line = lines.find((one) => one.id === id);
  if (line?.choice === 'alternative') {
    const others = new Set(lines.filter(({ group }) => group === line.group).map((one) => one.id));
    return [...chosen.filter((one) => !others.has(one)), id];
  }
  return chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
}

import { formatEuro, vatPercent, type Cents } from '#shared/money.ts';

/** Two prices, both included. */
export type PriceRange = { least: Cents; most: Cents };

/** The most of a range without an upper end: above every price. */
export const noLimit: Cents = 999_999_900;

/** The net prices of exactly those products whose price with VAT, as it is shown, lies within the range. */
export const netRange = ({ least, most }: PriceRange): PriceRange => ({
  least: Math.max(0, Math.ceil((100 * least - 50) / (100 + vatPercent()))),
  most: most === noLimit ? most : Math.floor((100 * most + 49) / (100 + vatPercent())),
});

/** Which of its prices an account filters by: those that it reads first. */
export const vatMark = (readsGross: boolean) => (readsGross ? 'με ΦΠΑ' : 'χωρίς ΦΠΑ');

/** Writes an amount as short as it can be typed: «1.500», «99,99». */
export const amountText = (cents: Cents) => formatEuro(cents).replace(/(,00)?\u00A0€/, '');

/** Writes a range: «έως 100 € με ΦΠΑ», «από 50 € με ΦΠΑ», «50–100 € με ΦΠΑ». */
export function priceRangeLabel({ least, most }: PriceRange, readsGross: boolean): string {
  const amounts =
    most === noLimit
      ? `από ${amountText(least)}`
      : least === 0
        ? `έως ${amountText(most)}`
        : `${amountText(least)}–${amountText(most)}`;
  return `${amounts} € ${vatMark(readsGross)}`;
}

import { centsToEuros, eurosToCents, vatPercent, type Cents } from '#shared/money.ts';
import type { Reader } from '#shared/page-address.ts';
import { netRange, noLimit, type PriceRange } from '#features/catalogue/price-range.ts';

/** The filter's default range in euro. As the upper end in an address, 2000 means no limit. */
export const minPrice = 0;
export const maxPrice = 2000;

/** The highest amount of an address, in euro. */
const highest = 9_999_999;

const amount = String.raw`(\d{1,7}(?:\.\d{1,3})?)`;
const rangePattern = new RegExp(`^${amount},${amount}$`);

/**
 * Reads `least,most` in euro without VAT. The third decimal is that of amounts typed with VAT: 100 € and 99,99 € with VAT would
 * be the same net cents.
 */
export const priceParameter: Reader<string> = (written) => {
  const [, from, to] = rangePattern.exec(String(written)) ?? [];
  if (from === undefined || to === undefined) return undefined;
  const [least, most] = [Number(from), Number(to)];
  const isNone = most === maxPrice ? least === minPrice : least > most;
  return isNone ? undefined : `${least},${most}`;
};

const withVatOf = (euros: number): Cents => Math.round(euros * (100 + vatPercent()));

/** An address's range in cents with VAT, and without it, as the API takes it. */
export function readPriceRange(range: string): { gross: PriceRange; net: PriceRange } {
  const [least = minPrice, most = maxPrice] = range.split(',').map(Number);
  const gross = { least: withVatOf(least), most: most === maxPrice ? noLimit : withVatOf(most) };
  return { gross, net: netRange(gross) };
}

/** The address's range for two typed amounts in euro, in either order; null for an empty field. */
export function typedPriceRange(
  least: number | null,
  most: number | null,
  readsGross: boolean,
): string | undefined {
  const net = (euros: number) => {
    const cents = eurosToCents(Math.max(euros, 0));
    const exact = readsGross ? Math.round((cents * 1000) / (100 + vatPercent())) / 1000 : centsToEuros(cents);
    // A typed 2000 is a limit: the third decimal tells it from none, and changes neither price in cents.
    return exact === maxPrice ? exact + 0.001 : Math.min(exact, highest);
  };
  const from = net(least ?? minPrice);
  const ends = most === null ? [from, maxPrice] : [from, net(most)].toSorted((a, b) => a - b);
  return priceParameter(ends.join(','), {});
}

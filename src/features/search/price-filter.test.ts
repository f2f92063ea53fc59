import fc from 'fast-check';
import { expect, it } from 'vitest';
import { centsToEuros, withVat, type Cents } from '#shared/money.ts';
import { parseAmount } from '#shared/parse-decimal.ts';
import { amountText } from '#features/catalogue/price-range.ts';
import { activeFilters } from './filters.ts';
import { priceParameter, readPriceRange, typedPriceRange } from './price-filter.ts';
import { readSearch, searchHref, searchInput } from './search-address.ts';

/** What is shown for two amounts after they went through the address. */
function shownFor(least: Cents, most: Cents, readsGross: boolean) {
  const price = typedPriceRange(centsToEuros(least), centsToEuros(most), readsGross);
  const { searchParams } = new URL(searchHref({ price }), 'http://shop.example');
  const { price: read = '' } = readSearch(Object.fromEntries(searchParams));
  return readPriceRange(read)[readsGross ? 'gross' : 'net'];
}

it.each([true, false])('every amount typed is shown again; with VAT: %s', (readsGross) => {
  const stays = (least: Cents, most: Cents) => {
    const shown = shownFor(least, most, readsGross);
    return shown.least === least && shown.most === most;
  };
  const wholeEuros = Array.from({ length: 10_001 }, (_, euros) => euros);
  expect(wholeEuros.filter((euros) => !stays(0, euros * 100))).toEqual([]);
  const amount = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(
      amount,
      amount,
      (one, other) =>
        stays(Math.min(one, other), Math.max(one, other)) &&
        parseAmount(amountText(one)) === centsToEuros(one),
    ),
    { numRuns: 2_000 },
  );
});

it('an address asks for the same products whoever opens it, those whose shown price lies within what was typed', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(amount, amount, fc.boolean(), (one, other, readsGross) => {
      const [least, most] = [Math.min(one, other), Math.max(one, other)];
      const price = typedPriceRange(centsToEuros(least), centsToEuros(most), readsGross);
      const sent = searchInput({ price }, true).priceRange?.split(',').map(Number) ?? [];
      const [from = NaN, to = NaN] = sent;
      for (const end of [least, most]) {
        const near = readsGross ? Math.round(end / 1.24) : end;
        for (let cents = Math.max(0, near - 3); cents <= near + 3; cents += 1) {
          const shown = readsGross ? withVat(cents) : cents;
          const euros = centsToEuros(cents);
          expect(euros >= from && euros <= to, `${cents}`).toBe(shown >= least && shown <= most);
        }
      }
    }),
    { numRuns: 2_000 },
  );
});

it.each([
  [null, null, undefined],
  [0, null, undefined],
  [null, 0, '0,0'],
  [100, null, '100,2000'],
  [3_000, null, '3000,2000'],
  [200, 100, '100,200'],
  [-5, 100, '0,100'],
  [null, 2_000, '0,2000.001'],
  [null, 1e12, '0,9999999'],
])('from %s to %s net is %s in the address', (least, most, price) => {
  expect(typedPriceRange(least, most, false)).toBe(price);
  expect(price && priceParameter(price, {})).toBe(price);
});

it('a chip says the range as its reader reads prices', () => {
  const labels = (price: string, readsGross: boolean, seesPrices = true) =>
    activeFilters({ price }, seesPrices, readsGross).map(({ label }) => label);
  expect(labels('0,80.645', true)).toEqual(['Έως 100 € με ΦΠΑ']);
  expect(labels('0,80.645', false)).toEqual(['Έως 80,64 € χωρίς ΦΠΑ']);
  expect(labels('50,2000', true)).toEqual(['Από 62 € με ΦΠΑ']);
  expect(labels('50,100', false)).toEqual(['50–100 € χωρίς ΦΠΑ']);
  expect(labels('50,100', true, false)).toEqual([]);
});

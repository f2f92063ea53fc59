import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { withVat } from '#shared/money.ts';
import { netRange, noLimit, priceRangeLabel } from './price-range.ts';
import { parseQuery } from './search-query.ts';

it('a range with VAT holds exactly the products whose shown price with VAT lies within it', () => {
  const price = fc.integer({ min: 0, max: 1_240_000 });
  fc.assert(
    fc.property(price, price, (least, most) => {
      const net = netRange({ least, most });
      for (const end of [least, most]) {
        const near = Math.round(end / 1.24);
        for (let cents = Math.max(0, near - 3); cents <= near + 3; cents += 1) {
          const isShown = withVat(cents) >= least && withVat(cents) <= most;
          expect(cents >= net.least && cents <= net.most, `${cents}`).toBe(isShown);
        }
      }
    }),
    { numRuns: 2_000 },
  );
});

it.each([
  [{ least: 0, most: 10_000 }, true, 'έως 100 € με ΦΠΑ'],
  [{ least: 0, most: 150_050 }, false, 'έως 1.500,50 € χωρίς ΦΠΑ'],
  [{ least: 5_000, most: noLimit }, true, 'από 50 € με ΦΠΑ'],
  [{ least: 5_000, most: 10_000 }, false, '50–100 € χωρίς ΦΠΑ'],
])('%j is written for who reads prices with VAT (%s): %s', (range, readsGross, label) => {
  expect(priceRangeLabel(range, readsGross)).toBe(label);
});

test.each([
  ['κάμερα έως 100 ευρώ', 'έως 100 €', [0, 80_64], [0, 100_00]],
  ['κάμερα κάτω από 124€', 'έως 124 €', [0, 100_00], [0, 124_00]],
  ['από 50 έως 200 ευρώ κάμερα', '50–200 €', [40_32, 161_29], [50_00, 200_00]],
  ['κάμερα πάνω από 49,60 ευρώ', 'από 49,60 €', [40_00, noLimit], [49_60, noLimit]],
  ['καταγραφικό έως 1.500 ευρώ', 'έως 1.500 €', [0, 1209_68], [0, 1500_00]],
  ['καταγραφικό έως 1,500 ευρώ', 'έως 1.500 €', [0, 1209_68], [0, 1500_00]],
  ['καταγραφικό έως 1,500.50 ευρώ', 'έως 1.500,50 €', [0, 1210_08], [0, 1500_50]],
  ['καταγραφικό έως 1.500,50 ευρώ', 'έως 1.500,50 €', [0, 1210_08], [0, 1500_50]],
])('«%s» means «%s», with VAT or without', (query, label, gross, net) => {
  const read = (readsGross: boolean) => {
    const { understood, priceRange } = parseQuery(query, { synonyms: [], seesPrices: true, readsGross });
    return [understood.map((one) => one.label), priceRange?.least, priceRange?.most];
  };
  expect(read(true)).toEqual([[`${label} με ΦΠΑ`], ...gross]);
  expect(read(false)).toEqual([[`${label} χωρίς ΦΠΑ`], ...net]);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountOf,
  amountWithin,
  bothPrices,
  centsToDecimal,
  centsToEuros,
  eurosToCents,
  formatEuro,
  pricesText,
  vatOf,
  withVat,
} from './money.ts';

const anyCents = fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 });

describe('formatEuro', () => {
  it.each([
    [169829, '1.698,29\u00A0€'],
    [0, '0,00\u00A0€'],
    [5, '0,05\u00A0€'],
    [99999, '999,99\u00A0€'],
    [100000, '1.000,00\u00A0€'],
    [123456789012, '1.234.567.890,12\u00A0€'],
    [-14990, '-149,90\u00A0€'],
  ])('writes %i cents as %s', (cents, text) => {
    expect(formatEuro(cents)).toBe(text);
  });

  it('agrees with the Greek locale for every amount', () => {
    const locale = new Intl.NumberFormat('el-GR', { style: 'currency', currency: 'EUR' });
    fc.assert(fc.property(anyCents, (cents) => formatEuro(cents) === locale.format(cents / 100)));
  });
});

describe('euro and cents', () => {
  it.each([
    [0.1 + 0.2, 30],
    [1.005, 101],
    [8.345, 835],
    [19.99, 1999],
    [1.0049, 100],
    [-1.5, -150],
    [0, 0],
    [1e-9, 0],
  ])('reads %d euro as %i cents', (euros, cents) => {
    expect(eurosToCents(euros)).toBe(cents);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e15])('refuses %d', (euros) => {
    expect(() => eurosToCents(euros)).toThrow(RangeError);
  });

  it('gives back every amount that went out as euro or as decimal text', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(eurosToCents(centsToEuros(cents))).toBe(cents);
        expect(eurosToCents(Number(centsToDecimal(cents)))).toBe(cents);
      }),
    );
  });

  it.each([
    [169829, '1698.29'],
    [7, '0.07'],
    [-7, '-0.07'],
    [0, '0.00'],
  ])('writes %i cents as the decimal %s', (cents, text) => {
    expect(centsToDecimal(cents)).toBe(text);
  });
});

describe('VAT', () => {
  it.each([
    [10000, 2400],
    [18990, 4558],
    [25, 6],
    [2, 0],
    [3, 1],
    [0, 0],
  ])('on %i cents is %i cents', (net, vat) => {
    expect(vatOf(net, 24)).toBe(vat);
    expect(withVat(net)).toBe(net + vat);
  });

  it('is whole, never more than half a cent away from 24 %', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), (net) => {
        const distance = vatOf(net, 24) * 100 - net * 24;
        expect(distance).toBeGreaterThan(-50);
        expect(distance).toBeLessThanOrEqual(50);
      }),
    );
  });
});

describe('both prices', () => {
  it('stand there for each account, each with its mark, the one that it reckons with first', () => {
    const gross = { text: '117,80\u00A0€', mark: 'με\u00A0ΦΠΑ' };
    const net = { text: '95,00\u00A0€', mark: '+\u00A0ΦΠΑ\u00A024%' };
    expect(bothPrices(amountOf(9500), true)).toEqual([gross, net]);
    expect(bothPrices(amountOf(9500), false)).toEqual([net, gross]);
  });

  it.each([
    [true, '117,80 € με ΦΠΑ (95,00 € + ΦΠΑ 24%)'],
    [false, '95,00 € + ΦΠΑ 24% (117,80 € με ΦΠΑ)'],
  ])('are written in one line; with VAT first: %s', (grossFirst, text) => {
    expect(pricesText(amountOf(9500), grossFirst).replaceAll('\u00A0', ' ')).toBe(text);
  });

  it('can be told from the one with VAT alone, to the cent', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), (net) => {
        expect(amountWithin(withVat(net))).toEqual(amountOf(net));
      }),
    );
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { decimalText } from './decimals.ts';
import { centsToEuros, formatEuro } from './money.ts';
import { euros, optionalCount, optionalEuros, percentage } from './number-fields.ts';
import { doubtOf, parseAmount, parseDecimal } from './parse-decimal.ts';

test.each([
  ['189,90', 189.9],
  ['189.90', 189.9],
  ['1.698,29', 1698.29],
  ['1,234.56', 1234.56],
  ['12,345.00', 12_345],
  ['1.234.567', 1_234_567],
  ['1,234,567', 1_234_567],
  ['1.234.567,8', 1_234_567.8],
  ['1 698,29', 1698.29],
  ['1\u202F698', 1698],
  ['0,125', 0.125],
  ['1698.125', 1698.125],
  ['-5', -5],
  ['+4,5', 4.5],
  ['δέκα', null],
  ['1,2,3', null],
  ['1.2,3.4', null],
  ['12,34,567', null],
  ['12.34,5', null],
  ['12 50', null],
  ['1 23,50', null],
  ['12.', null],
  ['12 €', null],
  ['', null],
  ['1e5', null],
])('«%s» is read as %s', (text, value) => {
  expect(parseDecimal(text)).toBe(value);
  expect(doubtOf(text)).toBeUndefined();
});

test('only the unit of its field may stand beside a number', () => {
  expect(['12 €', '€12,5', '95,5 %'].map((text) => parseDecimal(text, '€'))).toEqual([12, 12.5, null]);
  expect(['−12,5 %', '12 €'].map((text) => parseDecimal(text, '%'))).toEqual([-12.5, null]);
});

test.each(['1.234', '1,234', '95.000', '-12,500'])(
  'one sign before three digits, «%s», is asked about everywhere but in a sentence',
  (text) => {
    expect(parseDecimal(text)).toBeNull();
    expect(parseAmount(text)).toBe(Number(text.replace(/[.,]/, '')));
    const wholes = { success: false, error: { issues: [{ message: doubtOf(text) }] } };
    for (const field of [euros, optionalEuros, optionalCount(100_000), percentage(-90, 500, '')])
      expect(z.safeParse(field, text)).toMatchObject(wholes);
  },
);

test('the question shows both readings, and how to type each', () => {
  expect(doubtOf('1,234')).toBe('Εννοείτε 1.234 ή 1,234; Συμπληρώστε 1234 ή 1,23');
  expect(doubtOf('95.000 €', '€')).toBe('Εννοείτε 95.000 ή 95,000; Συμπληρώστε 95000 ή 95,00');
});

test('an amount is read again as it was written, by Greeks and by the English', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
      const [value, greek] = [centsToEuros(cents), formatEuro(cents)];
      const english = greek.replaceAll(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'));
      for (const text of [greek, english, decimalText(value, 2), String(decimalText(value))])
        expect(parseDecimal(text, '€')).toBe(value);
    }),
  );
});

test('an amount is a number or a text, above nought, and what it gives is read again the same', () => {
  expect([euros, euros].map((field) => z.parse(field, '1.698,29'))).toEqual([1698.29, 1698.29]);
  expect(z.parse(euros, z.parse(euros, '1.698,29'))).toBe(1698.29);
  for (const wrong of [0, 0.001, '0,004', -1, '', 'x', null, undefined, 2_000_000, Number.NaN])
    expect(z.safeParse(euros, wrong).success).toBe(false);
});

test('a number is shown as it is typed, a price with both its decimals', () => {
  expect([113.36, 0.5, 4, -12.5].map((value) => decimalText(value))).toEqual(['113,36', '0,5', '4', '-12,5']);
  expect([113.3, 1698, 0.07].map((value) => decimalText(value, 2))).toEqual(['113,30', '1698,00', '0,07']);
  for (const value of [113.3, 1698, 0.07, 1234.5]) expect(parseDecimal(decimalText(value, 2))).toBe(value);
});

test('an optional amount below one cent is refused, not kept as nothing', () => {
  expect([0.001, '0,001', -1].map((value) => z.safeParse(optionalEuros, value).success)).toEqual([
    false,
    false,
    false,
  ]);
  expect(z.parse(optionalEuros, '0,01')).toBe(0.01);
});

test('an optional number is left out, taken away, or given', () => {
  expect([undefined, null, '', ' ', '0', 5].map((value) => z.parse(optionalEuros, value))).toEqual([
    undefined,
    null,
    null,
    null,
    0,
    5,
  ]);
  expect(z.safeParse(optionalCount(10), 1.5).success).toBe(false);
  expect(z.safeParse(optionalCount(10), 11).success).toBe(false);
});

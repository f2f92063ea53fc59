import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { decimalText } from './decimals.ts';
import { euros, optionalCount, optionalEuros } from './number-fields.ts';
import { parseDecimal } from './parse-decimal.ts';

test.each([
  ['189,90', 189.9],
  ['189.90', 189.9],
  ['1.698,29', 1698.29],
  ['1.698', 1698],
  ['1.234.567', 1_234_567],
  ['12 €', 12],
  ['-5', -5],
  ['−12,5 %', -12.5],
  ['+4,5', 4.5],
  ['δέκα', null],
  ['1,2,3', null],
  ['', null],
  ['1e5', null],
])('«%s» is read as %s', (text, value) => {
  expect(parseDecimal(text)).toBe(value);
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

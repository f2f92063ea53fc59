import { expect, it } from 'vitest';
import type { CartLine } from '#features/cart/contract.ts';
import { differenceText, priceChanges } from './price-changes.ts';

const line = (facts: Partial<CartLine>): CartLine => ({
  productId: 1,
  withInstallation: false,
  name: 'Κάμερα',
  description: '',
  price: '95.00',
  quantity: 2,
  inStock: true,
  ...facts,
});
const installed = line({ withInstallation: true, installationPrice: '55.00' });

it('names the lines that cost something else now, with what a piece cost and costs', () => {
  const before = [line({}), installed, line({ productId: 2, name: 'Σειρήνα' })];
  const after = [
    line({ price: '31.50' }),
    { ...installed, installationPrice: '60.00' },
    line({ productId: 2, name: 'Σειρήνα', quantity: 5 }),
  ];
  expect(priceChanges(before, after)).toEqual([
    { name: 'Κάμερα', before: 9_500, after: 3_150 },
    { name: 'Κάμερα, με εγκατάσταση', before: 15_000, after: 15_500 },
  ]);
});

it('says nothing of lines that came or went', () => {
  expect(priceChanges([line({})], [line({ productId: 2 })])).toEqual([]);
});

it('says how much more or less is to be paid', () => {
  expect(differenceText(31_123, 32_000)).toBe('8,77\u00A0€ περισσότερα');
  expect(differenceText(32_000, 31_123)).toBe('8,77\u00A0€ λιγότερα');
});

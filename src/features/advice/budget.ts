import type { Budget } from './types.ts';

/** The upper end of each band of the wizard, in cents with VAT. */
export const budgetCaps: Readonly<Record<Budget, number>> = {
  low: 50_000,
  medium: 150_000,
  high: 300_000,
  premium: Infinity,
};
export const budgetNames: Readonly<Record<Budget, string>> = {
  low: 'έως 500 ευρώ',
  medium: '500–1.500 ευρώ',
  high: '1.500–3.000 ευρώ',
  premium: 'από 3.000 ευρώ',
};

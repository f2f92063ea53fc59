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

/** The upper ends of the bands up to one, the lowest first. */
export const bandsUpTo = (capCents: number) =>
  Object.values(budgetCaps)
    .filter((cap) => cap <= capCents)
    .toSorted((one, other) => one - other);

/** Where a band has no end, and all that was asked is far from the alarm alone: three fifths of the way between them. */
export const openStep = (capCents: number, leastCents: number, askedCents: number) =>
  Number.isFinite(capCents) || askedCents < leastCents * 1.5
    ? []
    : [Math.floor(leastCents + (askedCents - leastCents) * 0.6)];

import { centsToEuros, type Cents } from '#shared/money.ts';
import { decimalText } from '#shared/decimals.ts';
import type { Margin } from './report-contract.ts';

/**
 * What goods and labour were sold for without VAT, `knownCents` of it with a known cost, and that cost; null if none is known. All
 * may have fractions.
 */
export type MarginSum = { netCents: Cents; knownCents: Cents; costCents: Cents | null };

export function sumMargins(sums: readonly MarginSum[]): MarginSum {
  const costs = sums.flatMap(({ costCents }) => costCents ?? []);
  return {
    netCents: sums.reduce((sum, { netCents }) => sum + netCents, 0),
    knownCents: sums.reduce((sum, { knownCents }) => sum + knownCents, 0),
    costCents: costs.length > 0 ? costs.reduce((sum, cost) => sum + cost, 0) : null,
  };
}

/** What was earned, in euro. */
export function marginOf({ netCents, knownCents, costCents }: MarginSum): Margin {
  const [net, known] = [Math.round(netCents), Math.round(knownCents)];
  const sums = { net: centsToEuros(net), known: centsToEuros(known) };
  if (costCents === null) return sums;
  const cost = Math.round(costCents);
  return {
    ...sums,
    cost: centsToEuros(cost),
    profit: centsToEuros(known - cost),
    ...(known > 0 && { percent: Math.round(((known - cost) * 1_000) / known) / 10 }),
  };
}

/** How much of what was sold the margin speaks of, in words. */
export function coverageText({ net, known, cost }: Margin): string {
  if (cost === undefined) return 'κανένα κόστος δεν είναι γνωστό';
  const unknown = Math.round((net - known) * 100);
  if (unknown <= 0) return 'για όλα όσα πουλήθηκαν';
  const share = net > 0 ? Math.min(99.9, Math.floor((known / net) * 1_000) / 10) : 0;
  return `για το ${decimalText(share, 1)}% της αξίας· για το υπόλοιπο δεν ξέρουμε το κόστος`;
}

import { centsToEuros, type Cents } from '#shared/money.ts';
import { marginOf } from './margin.ts';
import type { VisitMargin } from './report-contract.ts';

type Money = { netCents: Cents | null; labourCents: Cents | null; goodsCents: Cents | null };

/** What visits earned together, in euro; what is not known of one of them is not known of all. */
export function marginOfVisits(visits: readonly Money[]): VisitMargin {
  const sum = (of: (visit: Money) => number | null) => {
    const parts = visits.map(of);
    return parts.includes(null) ? null : parts.reduce<number>((all, one) => all + (one ?? 0), 0);
  };
  const netCents = visits.reduce((all, one) => all + (one.netCents ?? 0), 0);
  const labourCents = sum((one) => one.labourCents);
  const goodsCents = sum((one) => one.goodsCents);
  const isKnown = labourCents !== null && goodsCents !== null;
  return {
    visits: visits.length,
    ...marginOf({
      netCents,
      knownCents: isKnown ? netCents : 0,
      costCents: isKnown ? labourCents + goodsCents : null,
    }),
    ...(labourCents !== null && { labour: centsToEuros(Math.round(labourCents)) }),
    ...(goodsCents !== null && { goods: centsToEuros(Math.round(goodsCents)) }),
  };
}

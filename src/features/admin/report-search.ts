import { addDays, athensDate, readLocalDate, type LocalDate } from '#shared/dates.ts';
import { oneOf, pageAddress, type SearchOf } from '#shared/page-address.ts';
import { maxReportDays, type ReportGroup, type ReportStep } from './report-contract.ts';
import { daysOf } from './report-period.ts';

const reportSteps = ['day', 'week', 'month'] as const satisfies readonly ReportStep[];
const reportGroups = [
  'category',
  'brand',
  'product',
  'customer',
  'service',
] as const satisfies readonly ReportGroup[];

/** The reports' address: the period, the step of its chart, and what the table is grouped by. */
export const reportsAddress = pageAddress(
  '/admin?tab=reports',
  {
    from: readLocalDate,
    to: readLocalDate,
    step: oneOf(reportSteps),
    group: oneOf(reportGroups),
  },
  { visitors: [] },
);

export const { read: readReportsSearch, href: reportsHref } = reportsAddress;

export type ReportsSearch = SearchOf<typeof reportsAddress>;

/** The period of an address: by default the last thirty days; one that is turned round or too long is cut. */
export function periodOf({ from, to }: ReportsSearch, now: Date): { from: LocalDate; to: LocalDate } {
  const last = to ?? athensDate(now);
  const first = from ?? addDays(last, -29);
  if (first > last) return { from: last, to: last };
  return { from: daysOf(first, last) > maxReportDays ? addDays(last, 1 - maxReportDays) : first, to: last };
}

/** The step that suits a period unless one is chosen. */
export function stepFor(
  { step }: ReportsSearch,
  { from, to }: { from: LocalDate; to: LocalDate },
): ReportStep {
  const days = daysOf(from, to);
  return step ?? (days <= 45 ? 'day' : days <= 200 ? 'week' : 'month');
}

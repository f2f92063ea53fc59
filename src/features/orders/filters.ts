import { addDays, athensDate, athensInstant } from '../../shared/dates.ts';
import { foldGreek } from '../../shared/greek.ts';
import { parseOrderNumber } from '../../shared/ids.ts';
import type { DateRange, OrderStatus } from './contract.ts';

const days: Record<Exclude<DateRange, 'all'>, number> = { today: 0, week: 7, month: 30 };

/** When a period begins: today's first minute in Athens, or that of the day 7 or 30 days ago. */
export function beginningOf(range: Exclude<DateRange, 'all'>, now: Date): Date {
  return athensInstant(addDays(athensDate(now), -days[range]), '00:00');
}

/** Reads the filter of a list of orders; a typed order number is understood however it is written. */
export function searchFilter(
  filter: { status: OrderStatus | 'all'; dateRange: DateRange; search: string },
  now: Date,
): { status?: OrderStatus; since?: Date; search?: string } {
  const { status, dateRange, search } = filter;
  return {
    ...(status !== 'all' && { status }),
    ...(dateRange !== 'all' && { since: beginningOf(dateRange, now) }),
    ...(search && { search: foldGreek(parseOrderNumber(search) ?? search) }),
  };
}

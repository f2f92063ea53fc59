import { addDays, athensDate, athensInstant } from '#shared/dates.ts';
import type { DateRange, OrderStatus } from './contract.ts';
import { partlySent, refundDue, toCollect } from './enums.ts';

const days: Record<Exclude<DateRange, 'all'>, number> = { today: 0, week: 7, month: 30 };

/** The start of a period: 00:00 in Athens today, or 7 or 30 days ago. */
export function beginningOf(range: Exclude<DateRange, 'all'>, now: Date): Date {
  return athensInstant(addDays(athensDate(now), -days[range]), '00:00');
}

/** The query filter from the list's parameters; a typed order number is recognised in any notation. */
export function searchFilter(
  filter: {
    status: OrderStatus | typeof refundDue | typeof toCollect | typeof partlySent | 'all';
    dateRange: DateRange;
    search: string;
  },
  now: Date,
): {
  status?: OrderStatus;
  isRefundDue?: true;
  isPartlySent?: true;
  paymentState?: 'due';
  since?: Date;
  search?: string;
} {
  const { status, dateRange, search } = filter;
  return {
    ...(status === refundDue
      ? { isRefundDue: true as const }
      : status === toCollect
        ? { paymentState: 'due' as const }
        : status === partlySent
          ? { isPartlySent: true as const }
          : status !== 'all' && { status }),
    ...(dateRange !== 'all' && { since: beginningOf(dateRange, now) }),
    ...(search && { search }),
  };
}

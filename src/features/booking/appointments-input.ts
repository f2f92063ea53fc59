import { addDays, type LocalDate } from '#shared/dates.ts';
import { daysOfMonth, monthOf } from '#shared/months.ts';
import { filled } from '#shared/wire.ts';
import type { AppointmentsSearch, Period } from './appointments-search.ts';
import { weekOf } from './board/week.ts';

export const appointmentsPerPage = 50;

/** The days of a period relative to today, and the sort order. */
function daysOf(period: Period | undefined, today: LocalDate) {
  const week = weekOf(today);
  switch (period) {
    case 'upcoming':
      return { from: today, order: 'asc' } as const;
    case 'today':
      return { from: today, to: today, order: 'asc' } as const;
    case 'week':
      return { from: week[0], to: week[6], order: 'asc' } as const;
    case 'month':
      return { ...daysOfMonth(monthOf(today)), order: 'asc' } as const;
    case 'past':
      return { to: addDays(today, -1), order: 'desc' } as const;
    default:
      return { order: 'near' } as const;
  }
}

/** The server's input for the list. */
export function listInput(
  { search, status, serviceId, period, customerId, by, page }: AppointmentsSearch,
  today: LocalDate,
) {
  return {
    ...daysOf(period, today),
    ...filled({ search, status, serviceId, customerId, technicianId: by, page }),
    pageSize: appointmentsPerPage,
  };
}

/** The server's input for the week board: all appointments of the week that contains `date`. */
export function weekInput(date: LocalDate) {
  const week = weekOf(date);
  return { from: week[0] ?? date, to: week[6] ?? date, order: 'asc', pageSize: 500 } as const;
}

/** The server's input for the week board's opening hours. */
export function weekRange(date: LocalDate) {
  const { from, to } = weekInput(date);
  return { from, to };
}

import { useQuery } from '@tanstack/react-query';
import type { LocalDate } from '#shared/dates.ts';
import { addMonths, type Month } from '#shared/months.ts';
import { wire } from '#shared/wire.ts';
import { useApi } from '#ui/page/api.ts';
import { askableDays, type FreeDay } from '../day-choice.ts';

/** The service, and who should go, if it matters; administrators may choose. */
export type WantedVisit = {
  serviceId: number;
  technicianId?: number;
  /** The visit's length, if it is not the service's. */
  hours?: number | undefined;
  /** Whether days and hours on which the company is closed may be chosen too: the office's to overrule. */
  outside?: boolean;
  /** The first day that may be chosen; without one, today. */
  notBefore?: LocalDate | undefined;
};

/** What the server is asked for; the first day is left to the form. */
export const askedOf = ({ serviceId, technicianId, hours }: WantedVisit) => ({
  serviceId,
  ...wire({ hours, technicianId }),
});

export const firstDay = ({ notBefore }: WantedVisit, today: LocalDate) =>
  notBefore !== undefined && notBefore > today ? notBefore : today;

/** How long a month's free days stay fresh in the cache. */
const freshMs = 30_000;

/** The free hours on the days of a month; the next month is prefetched. */
export function useFreeDays(visit: WantedVisit, month: Month, today: LocalDate) {
  const { booking } = useApi();
  const wanted = askedOf(visit);
  const monthQuery = (asked: Month) => {
    const days = askableDays(asked, today);
    return {
      ...booking.listFreeDays.queryOptions({
        input: { ...wanted, from: days?.from ?? today, to: days?.to ?? today },
      }),
      enabled: days !== null,
      staleTime: freshMs,
    };
  };
  const shown = useQuery(monthQuery(month));
  useQuery(monthQuery(addMonths(month, 1)));
  return {
    known: new Map<LocalDate, FreeDay>((shown.data ?? []).map((day) => [day.date, day])),
    hasFailed: shown.isError,
    retry: () => void shown.refetch(),
  };
}

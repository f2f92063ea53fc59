import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { LocalDate } from '#shared/dates.ts';
import { useApi } from '#ui/page/api.ts';
import { listInput, weekInput } from '../../appointments-input.ts';
import type { AppointmentsSearch } from '../../appointments-search.ts';
import type { Appointment, AppointmentsPage } from '../../contract.ts';

/**
 * Other administrators and customers change appointments in the meantime: they are fetched again when the window regains focus.
 */
const fresh = { staleTime: 10_000, refetchOnWindowFocus: 'always' } as const;

/** The appointments of the list; while new ones load, the previous ones stay. */
export function useAppointmentList(search: AppointmentsSearch, today: LocalDate) {
  return useQuery({
    ...useApi().booking.pageAppointments.queryOptions({ input: listInput(search, today) }),
    ...fresh,
    placeholderData: keepPreviousData,
  });
}

/** All appointments of the week that contains a day. */
export function useWeekAppointments(date: LocalDate) {
  return useQuery({
    ...useApi().booking.listAppointments.queryOptions({ input: weekInput(date) }),
    ...fresh,
  });
}

export function useDayAppointments(date: LocalDate) {
  const input = { from: date, to: date, order: 'asc', pageSize: 500 } as const;
  return useQuery({ ...useApi().booking.listAppointments.queryOptions({ input }), ...fresh });
}

export function useMaintenance() {
  return useQuery({ ...useApi().booking.listMaintenance.queryOptions(), ...fresh });
}

export function useAppointmentDays(range: { from: LocalDate; to: LocalDate }) {
  return useQuery({ ...useApi().booking.listAppointmentDays.queryOptions({ input: range }), ...fresh });
}

export function useOpeningDays(range: { from: LocalDate; to: LocalDate }) {
  return useQuery({
    ...useApi().booking.listOpeningDays.queryOptions({
      input: range,
      meta: { title: 'Οι ημέρες λειτουργίας δεν φορτώθηκαν' },
    }),
    ...fresh,
  });
}

export function useRefreshAppointments() {
  const queryClient = useQueryClient();
  const api = useApi();
  return () => queryClient.invalidateQueries({ queryKey: api.booking.key() });
}

/** Writes a changed appointment to the cached lists until they have been fetched again. */
export function useKeepAppointment() {
  const queryClient = useQueryClient();
  const api = useApi();
  return (changed: Appointment) => {
    const renew = (list: Appointment[]) => list.map((one) => (one.id === changed.id ? changed : one));
    queryClient.setQueryData(api.booking.getAppointment.queryKey({ input: { id: changed.id } }), changed);
    queryClient.setQueriesData<Appointment[]>(
      { queryKey: api.booking.listAppointments.key() },
      (list) => list && renew(list),
    );
    queryClient.setQueriesData<AppointmentsPage>(
      { queryKey: api.booking.pageAppointments.key() },
      (page) => page && { ...page, appointments: renew(page.appointments) },
    );
  };
}

/** The current time, starting with the page's load time, so that an open page also notices when something has passed. */
export function useNow(arrivedAt: number): Date {
  const [at, setAt] = useState(arrivedAt);
  useEffect(() => {
    const timer = setInterval(() => setAt(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return new Date(at);
}

import { readAppointmentsSearch, type AppointmentsSearch } from '#features/booking/appointments-search.ts';

/** Parses the tab's parameters; the default view here is the list. */
export function tabAppointments(raw: Readonly<Record<string, unknown>>): AppointmentsSearch {
  return raw['view'] === undefined
    ? { ...readAppointmentsSearch(raw), view: 'list' }
    : readAppointmentsSearch(raw);
}

/** Returns the tab's URL parameters for a search. */
export const tabParameters = ({ view = 'week', ...search }: AppointmentsSearch) => ({
  ...search,
  view: view === 'list' ? undefined : view,
});

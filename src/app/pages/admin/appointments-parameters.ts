import {
  readAppointmentsSearch,
  type AppointmentsSearch,
} from '../../../features/booking/appointments-search.ts';

/** What the dashboard's tab shows: the list, unless the address asks for another view. */
export function tabAppointments(raw: Readonly<Record<string, unknown>>): AppointmentsSearch {
  return raw['view'] === undefined
    ? { ...readAppointmentsSearch(raw), view: 'list' }
    : readAppointmentsSearch(raw);
}

/** The parameters of the tab's address that show this. */
export const tabParameters = ({ view = 'week', ...search }: AppointmentsSearch) => ({
  ...search,
  view: view === 'list' ? undefined : view,
});

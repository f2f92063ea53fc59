import { addDays, isLocalDate, type LocalDate } from '../../shared/dates.ts';
import { daysOfMonth, monthOf } from '../../shared/months.ts';
// Types alone: every page loads this file with the routes, and the contract would bring its schemas along.
import type { AppointmentStatus } from './contract.ts';
import { weekOf } from './week.ts';

/** The statuses that the list is filtered by, in the order in which they are offered. */
export const filterStatuses = [
  'pending',
  'confirmed',
  'completed',
  'cancelled',
  'rejected',
] as const satisfies readonly AppointmentStatus[];

/** The periods that the list is filtered by; all of them besides. */
export const periods = ['upcoming', 'today', 'week', 'month', 'past'] as const;

export type Period = (typeof periods)[number];

/** The views of the appointments page, in the order in which they are offered. */
export const views = ['list', 'month', 'week'] as const;

export type View = (typeof views)[number];

/** What the address of the appointments page says; the week is what it opens with. */
export type AppointmentsSearch = {
  view?: Exclude<View, 'week'> | undefined;
  /** The day that is looked at, today by default; week and month are those around it. */
  date?: LocalDate | undefined;
  search?: string | undefined;
  status?: (typeof filterStatuses)[number] | undefined;
  serviceId?: number | undefined;
  period?: Period | undefined;
  page?: number | undefined;
};

/** How many appointments a page of the list shows. */
export const appointmentsPerPage = 50;

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, 100) : '';

/** Reads the address's parameters, whoever wrote them; what makes no sense is dropped. */
export function readAppointmentsSearch(raw: Readonly<Record<string, unknown>>): AppointmentsSearch {
  const view = views.find((one) => one === raw['view']);
  const date = textOf(raw['date']);
  const search = textOf(raw['search']);
  const status = filterStatuses.find((one) => one === raw['status']);
  const serviceId = Number(raw['serviceId']);
  const period = periods.find((one) => one === raw['period']);
  const page = Number(raw['page']);
  return {
    ...(view && view !== 'week' && { view }),
    ...(isLocalDate(date) && { date }),
    ...(search && { search }),
    ...(status && { status }),
    ...(Number.isInteger(serviceId) && serviceId > 0 && serviceId < 2_147_483_648 && { serviceId }),
    ...(period && { period }),
    ...(Number.isInteger(page) && page > 1 && page <= 10_000 && { page }),
  };
}

/** The address of the appointments page that shows this. */
export function appointmentsHref(search: AppointmentsSearch): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(readAppointmentsSearch(search))) query.set(name, String(value));
  return query.size > 0 ? `/appointments-admin?${query}` : '/appointments-admin';
}

/** The days of a period as it is on a day, and which end of them comes first. */
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
      return { order: 'desc' } as const;
  }
}

/** What the list asks of the server. */
export function listInput({ search, status, serviceId, period, page }: AppointmentsSearch, today: LocalDate) {
  return {
    ...daysOf(period, today),
    ...(search && { search }),
    ...(status && { status }),
    ...(serviceId && { serviceId }),
    ...(page && { page }),
    pageSize: appointmentsPerPage,
  };
}

/** What the week board asks of the server: all appointments of the week around a day. */
export function weekInput(date: LocalDate) {
  const week = weekOf(date);
  return { from: week[0] ?? date, to: week[6] ?? date, order: 'asc', pageSize: 500 } as const;
}

/** Tells whether the address leaves any appointment out of the list. */
export const isFiltered = ({ search, status, serviceId, period }: AppointmentsSearch) =>
  Boolean(search ?? status ?? serviceId ?? period);

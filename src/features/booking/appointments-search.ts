import { isLocalDate, type LocalDate } from '../../shared/dates.ts';
// Types alone: every page loads this file with the routes, and the contract would bring its schemas along.
import type { AppointmentStatus } from './contract.ts';

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

/** The parts of the settings, in the order in which they are offered. */
export const settingsParts = ['technicians', 'hours', 'area', 'feed'] as const;

export type SettingsPart = (typeof settingsParts)[number];

const dialogs = ['new', ...settingsParts] as const;

export type AppointmentsDialog = (typeof dialogs)[number];

/** What the address of the appointments page says; the week is what it opens with. */
export type AppointmentsSearch = {
  view?: Exclude<View, 'week'> | undefined;
  /** The day that is looked at, today by default; week and month are those around it. */
  date?: LocalDate | undefined;
  search?: string | undefined;
  status?: (typeof filterStatuses)[number] | undefined;
  serviceId?: number | undefined;
  period?: Period | undefined;
  /** Whose appointments the list shows. */
  customerId?: string | undefined;
  page?: number | undefined;
  /** The id of the appointment that is open. */
  appointment?: string | undefined;
  /** What stands over the page: the form of a new appointment, or a part of the settings. */
  dialog?: AppointmentsDialog | undefined;
  /** The technician who is being changed in the settings, or that one is being added. */
  technician?: number | 'new' | undefined;
};

const idOf = (value: unknown) => {
  const id = Number(value);
  return Number.isInteger(id) && id > 0 && id < 2_147_483_648 ? id : undefined;
};
const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, 100) : '';

/** Reads the address's parameters, whoever wrote them; what makes no sense is dropped. */
export function readAppointmentsSearch(raw: Readonly<Record<string, unknown>>): AppointmentsSearch {
  const view = views.find((one) => one === raw['view']);
  const date = textOf(raw['date']);
  const search = textOf(raw['search']);
  const status = filterStatuses.find((one) => one === raw['status']);
  const serviceId = idOf(raw['serviceId']);
  const period = periods.find((one) => one === raw['period']);
  const page = Number(raw['page']);
  const customerId = textOf(raw['customerId']);
  const appointment = textOf(raw['appointment']);
  const dialog = dialogs.find((one) => one === raw['dialog']);
  const technician = raw['technician'] === 'new' ? 'new' : idOf(raw['technician']);
  return {
    ...(view && view !== 'week' && { view }),
    ...(isLocalDate(date) && { date }),
    ...(search && { search }),
    ...(status && { status }),
    ...(serviceId && { serviceId }),
    ...(period && { period }),
    ...(customerId && { customerId }),
    ...(Number.isInteger(page) && page > 1 && page <= 10_000 && { page }),
    ...(appointment && { appointment }),
    ...(dialog && { dialog }),
    ...(dialog === 'technicians' && technician && { technician }),
  };
}

/** The address of the appointments page that shows this. */
export function appointmentsHref(search: AppointmentsSearch): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(readAppointmentsSearch(search))) query.set(name, String(value));
  return query.size > 0 ? `/appointments-admin?${query}` : '/appointments-admin';
}

/** Tells whether the address leaves any appointment out of the list. */
export const isFiltered = ({ search, status, serviceId, period, customerId }: AppointmentsSearch) =>
  Boolean(search ?? status ?? serviceId ?? period ?? customerId);

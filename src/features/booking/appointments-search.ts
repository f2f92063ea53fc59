import { readLocalDate } from '../../shared/dates.ts';
import {
  oneOf,
  pageAddress,
  pageNumber,
  rowNumber,
  rowOrNew,
  textOf,
  type SearchOf,
} from '../../shared/page-address.ts';
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

/** The appointments page: it opens with the week. */
export const appointmentsAddress = pageAddress(
  '/appointments-admin',
  {
    view: oneOf(views, 'week'),
    /** The day that is looked at, today by default; week and month are those around it. */
    date: readLocalDate,
    search: textOf(100),
    status: oneOf(filterStatuses),
    serviceId: rowNumber,
    period: oneOf(periods),
    /** Whose appointments the list shows. */
    customerId: textOf(100),
    page: pageNumber,
    /** The id of the appointment that is open. */
    appointment: textOf(100),
    /** What stands over the page: the form of a new appointment, or a part of the settings. */
    dialog: oneOf(dialogs),
    /** The technician who is being changed in the settings, or that one is being added. */
    technician: (written, all) => (all['dialog'] === 'technicians' ? rowOrNew(written, all) : undefined),
  },
  { visitors: [] },
);

export const { read: readAppointmentsSearch, href: appointmentsHref } = appointmentsAddress;

export type AppointmentsSearch = SearchOf<typeof appointmentsAddress>;

/** Tells whether the address leaves any appointment out of the list. */
export const isFiltered = ({ search, status, serviceId, period, customerId }: AppointmentsSearch) =>
  Boolean(search ?? status ?? serviceId ?? period ?? customerId);

import { readLocalDate } from '#shared/dates.ts';
import {
  oneOf,
  pageAddress,
  pageNumber,
  rowNumber,
  rowOrNew,
  textOf,
  type SearchOf,
} from '#shared/page-address.ts';
import type { AppointmentStatus } from './contract.ts';
import { unreported } from './enums.ts';

/** The statuses of the list's filter, in display order. */
export const filterStatuses = [
  'pending',
  'confirmed',
  'completed',
  'cancelled',
  'rejected',
] as const satisfies readonly AppointmentStatus[];

/** The periods of the list's filter; without one the list shows all. */
export const periods = ['upcoming', 'today', 'week', 'month', 'past'] as const;

export type Period = (typeof periods)[number];

/** The views of the appointments page, in display order. */
export const views = ['list', 'month', 'week', 'day', 'maintenance'] as const;

export type View = (typeof views)[number];

/** The parts of the settings, in display order. */
export const settingsParts = ['technicians', 'hours', 'area', 'feed'] as const;

export type SettingsPart = (typeof settingsParts)[number];

const dialogs = ['new', ...settingsParts] as const;

/** The address of the appointments page; the default view is the week. */
export const appointmentsAddress = pageAddress(
  '/appointments-admin',
  {
    view: oneOf(views, 'week'),
    /** The selected day, by default today; the week and month views show the period around it. */
    date: readLocalDate,
    search: textOf(100),
    status: oneOf([...filterStatuses, unreported] as const),
    serviceId: rowNumber,
    period: oneOf(periods),
    /** The technician whose visits are shown. */
    by: rowNumber,
    customerId: textOf(100),
    page: pageNumber,
    appointment: textOf(100),
    /** The open dialog: the form of a new appointment, or a part of the settings. */
    dialog: oneOf(dialogs),
    /** The order whose visit the form of a new appointment books. */
    order: (written, all) => (all['dialog'] === 'new' ? textOf(40)(written, all) : undefined),
    /** The contract whose visit the form of a new appointment books. */
    contract: (written, all) => (all['dialog'] === 'new' ? textOf(40)(written, all) : undefined),
    /** The technician being edited in the settings, or `new` for one being added. */
    technician: (written, all) => (all['dialog'] === 'technicians' ? rowOrNew(written, all) : undefined),
  },
  { visitors: [] },
);

export const { read: readAppointmentsSearch, href: appointmentsHref } = appointmentsAddress;

export type AppointmentsSearch = SearchOf<typeof appointmentsAddress>;

/** Whether the address filters the list. */
export const isFiltered = ({ search, status, serviceId, period, customerId, by }: AppointmentsSearch) =>
  Boolean(search ?? status ?? serviceId ?? period ?? customerId ?? by);

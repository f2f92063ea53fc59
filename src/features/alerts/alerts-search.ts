import { oneOf, pageAddress, pageNumber, type SearchOf } from '#shared/page-address.ts';
import { alertSeverities, alertStatuses, alertTypes } from './enums.ts';

/** The address of the alerts list; without a status it lists the active ones. */
export const alertsAddress = pageAddress(
  '/alerts',
  {
    status: oneOf([...alertStatuses, 'all'], 'active'),
    severity: oneOf(alertSeverities),
    type: oneOf(alertTypes),
    page: pageNumber,
    /** Shows the settings instead of the list. */
    view: oneOf(['settings']),
  },
  { visitors: [] },
);

export const { read: readAlertsSearch, href: alertsHref } = alertsAddress;

export type AlertsSearch = SearchOf<typeof alertsAddress>;

export const alertsPerPage = 50;

/** The filter that an address selects. */
export const alertsFilter = ({ status = 'active', severity, type }: AlertsSearch) => ({
  status: status === 'all' ? undefined : status,
  severity,
  type,
});

/** The server's input for an address. */
export const alertsInput = (search: AlertsSearch) => ({
  ...alertsFilter(search),
  page: search.page ?? 1,
  pageSize: alertsPerPage,
});

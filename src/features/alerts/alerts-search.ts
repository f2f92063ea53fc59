import { oneOf, pageAddress, pageNumber, type SearchOf } from '../../shared/page-address.ts';
import { alertSeverities, alertStatuses, alertTypes } from './enums.ts';

/** The managed list; without a status it lists those that wait. */
export const alertsAddress = pageAddress(
  '/alerts',
  {
    status: oneOf([...alertStatuses, 'all'], 'active'),
    severity: oneOf(alertSeverities),
    type: oneOf(alertTypes),
    page: pageNumber,
    /** The settings in place of the list. */
    view: oneOf(['settings']),
  },
  { visitors: [] },
);

export const { read: readAlertsSearch, href: alertsHref } = alertsAddress;

export type AlertsSearch = SearchOf<typeof alertsAddress>;

export const alertsPerPage = 50;

/** Which alerts an address asks for. */
export const alertsFilter = ({ status = 'active', severity, type }: AlertsSearch) => ({
  status: status === 'all' ? undefined : status,
  severity,
  type,
});

/** What is asked of the server for an address. */
export const alertsInput = (search: AlertsSearch) => ({
  ...alertsFilter(search),
  page: search.page ?? 1,
  pageSize: alertsPerPage,
});

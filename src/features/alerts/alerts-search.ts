// Types alone: every page loads this file with the routes.
import type { AlertSeverity, AlertStatus, AlertType } from './contract.ts';

/** What the address of the managed list says; without a status it lists those that wait. */
export type AlertsSearch = {
  status?: Exclude<AlertStatus, 'active'> | 'all';
  severity?: AlertSeverity;
  type?: AlertType;
  page?: number;
  /** The settings in place of the list. */
  view?: 'settings';
};

export const alertsPerPage = 50;

// Each word must stand here, or it does not compile.
const statuses: Record<NonNullable<AlertsSearch['status']>, true> = {
  acknowledged: true,
  resolved: true,
  all: true,
};
const severities: Record<AlertSeverity, true> = { critical: true, high: true, medium: true, low: true };
const types: Record<AlertType, true> = {
  order: true,
  product: true,
  security: true,
  system: true,
  other: true,
};

const oneOf = (name: string, words: Record<string, true>, value: unknown) =>
  typeof value === 'string' && Object.hasOwn(words, value) ? { [name]: value } : {};

/** Reads an address, whoever wrote it; what makes no sense is dropped. */
export function readAlertsSearch({
  status,
  severity,
  type,
  page,
  view,
}: Record<string, unknown>): AlertsSearch {
  const number = Number(page);
  return {
    ...oneOf('status', statuses, status),
    ...oneOf('severity', severities, severity),
    ...oneOf('type', types, type),
    ...(Number.isInteger(number) && number > 1 && number <= 10_000 ? { page: number } : {}),
    ...oneOf('view', { settings: true }, view),
  };
}

/** The address of the list that shows this. */
export function alertsHref({ page, ...search }: AlertsSearch): string {
  const query = new URLSearchParams({ ...search, ...(page && page > 1 ? { page: String(page) } : {}) });
  return query.size > 0 ? `/alerts?${query}` : '/alerts';
}

/** Which alerts an address asks for. */
export function alertsFilter({ status, severity, type }: AlertsSearch) {
  return {
    ...(status === 'all' ? {} : { status: status ?? ('active' as const) }),
    ...(severity ? { severity } : {}),
    ...(type ? { type } : {}),
  };
}

/** What is asked of the server for an address. */
export const alertsInput = (search: AlertsSearch) => ({
  ...alertsFilter(search),
  page: search.page ?? 1,
  pageSize: alertsPerPage,
});

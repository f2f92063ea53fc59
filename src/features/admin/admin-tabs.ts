import { withParameters } from '../../shared/page-address.ts';

/** The tabs of the dashboard, in the order of the sidebar. */
export const adminTabs = [
  'overview',
  'products',
  'customers',
  'appointments',
  'services',
  'messages',
  'notifications',
  'audit',
  'security',
] as const;

export type AdminTab = (typeof adminTabs)[number];

/** What the dashboard's address says: which tab, and what the tab itself reads out of the rest. */
export type AdminSearch = { tab?: Exclude<AdminTab, 'overview'> } & Record<string, unknown>;

/** Reads the address's parameters; a tab that nobody knows is the overview. What belongs to the tabs is left to them. */
export function readAdminSearch({ tab, ...rest }: Record<string, unknown>): AdminSearch {
  const known = adminTabs.find((one) => one === tab);
  return known && known !== 'overview' ? { ...rest, tab: known } : {};
}

/** The address of a tab, with the parameters that the tab reads; those that are blank are left out. */
export function adminHref(
  tab: string,
  parameters: Readonly<Record<string, string | number | undefined>> = {},
): string {
  return withParameters(tab === 'overview' ? '/admin' : `/admin?tab=${tab}`, parameters);
}

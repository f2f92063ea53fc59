import { withParameters } from '#shared/page-address.ts';

/** The tabs of the dashboard, in the order of the sidebar. */
export const adminTabs = [
  'overview',
  'reports',
  'products',
  'specifications',
  'brands',
  'purchasing',
  'offers',
  'contracts',
  'recalls',
  'customers',
  'appointments',
  'services',
  'search',
  'chat',
  'messages',
  'reviews',
  'questions',
  'notifications',
  'audit',
  'security',
  'settings',
] as const;

export type AdminTab = (typeof adminTabs)[number];

/** The search parameters of the dashboard's address: the tab, and the rest, which the tab itself parses. */
export type AdminSearch = { tab?: Exclude<AdminTab, 'overview'> } & Record<string, unknown>;

/**
 * Parses the dashboard's search parameters; an unknown tab becomes the overview. The tab's own parameters pass through
 * unchanged.
 */
export function readAdminSearch({ tab, ...rest }: Record<string, unknown>): AdminSearch {
  const known = adminTabs.find((one) => one === tab);
  return known && known !== 'overview' ? { ...rest, tab: known } : {};
}

/** The address of a tab with the tab's own parameters; blank ones are left out. */
export function adminHref(
  tab: string,
  parameters: Readonly<Record<string, string | number | undefined>> = {},
): string {
  return withParameters(tab === 'overview' ? '/admin' : `/admin?tab=${tab}`, parameters);
}

import { oneOf, pageAddress } from '#shared/page-address.ts';

/** The dashboard's tabs, in order. */
export const dashboardTabs = {
  overview: 'Επισκόπηση',
  orders: 'Παραγγελίες',
  appointments: 'Ραντεβού',
  wishlist: 'Η λίστα μου',
  profile: 'Προφίλ',
} as const;

export type DashboardTab = keyof typeof dashboardTabs;

export const tabNames = Object.keys(dashboardTabs) as DashboardTab[];

/** The dashboard's address; `tab` is the open tab. */
export const dashboardAddress = pageAddress(
  '/customer-dashboard',
  { tab: oneOf(tabNames, 'overview') },
  { visitors: [] },
);

export const tabHref = (tab: DashboardTab) => dashboardAddress.href({ tab });

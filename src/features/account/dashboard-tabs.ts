/** The dashboard's tabs, in order. */
export const dashboardTabs = {
  overview: 'Επισκόπηση',
  orders: 'Παραγγελίες',
  appointments: 'Ραντεβού',
  profile: 'Προφίλ',
} as const;

export type DashboardTab = keyof typeof dashboardTabs;

/** Reads the tab in an address; anything else is the first one. */
export function readTab(text: unknown): DashboardTab {
  return typeof text === 'string' && Object.hasOwn(dashboardTabs, text) ? (text as DashboardTab) : 'overview';
}

/** The address of a tab. */
export const tabHref = (tab: DashboardTab) =>
  tab === 'overview' ? '/customer-dashboard' : `/customer-dashboard?tab=${tab}`;

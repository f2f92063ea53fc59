import {
  BellRing,
  CalendarDays,
  History,
  LayoutDashboard,
  MessageSquare,
  Package,
  ShieldCheck,
  ShoppingBag,
  Users,
  Wrench,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { adminTabs } from '../../features/admin/admin-tabs.ts';
import type { Overview } from '../../features/admin/contract.ts';
import type { PageLink } from './navigation.ts';

type AdminPage = PageLink & {
  icon: ReactElement;
  /** A page of its own that shows the same thing. */
  alsoAt?: string;
  /** What of the counts stands beside it, and what that means. */
  count?: keyof Overview['counts'];
  countMeans?: string;
  /** Whoever does not look at it misses something. */
  isUrgent?: boolean;
};

/** The administrators' screens in the order of the sidebar. */
const all: readonly AdminPage[] = [
  { href: '/admin', label: 'Επισκόπηση', icon: <LayoutDashboard /> },
  {
    href: '/admin?tab=products',
    alsoAt: '/admin-simple',
    label: 'Προϊόντα',
    icon: <Package />,
    count: 'products',
    countMeans: 'συνολικά',
  },
  { href: '/order-management', label: 'Παραγγελίες', icon: <ShoppingBag />, count: 'pendingOrders' },
  {
    href: '/admin?tab=customers',
    alsoAt: '/customers-admin',
    label: 'Πελάτες',
    icon: <Users />,
    count: 'pendingApprovals',
  },
  {
    href: '/admin?tab=appointments',
    alsoAt: '/appointments-admin',
    label: 'Ραντεβού',
    icon: <CalendarDays />,
    count: 'pendingAppointments',
  },
  { href: '/admin?tab=services', label: 'Υπηρεσίες', icon: <Wrench /> },
  { href: '/admin?tab=messages', label: 'Μηνύματα', icon: <MessageSquare />, count: 'newMessages' },
  {
    href: '/admin?tab=notifications',
    alsoAt: '/alerts',
    label: 'Ειδοποιήσεις',
    icon: <BellRing />,
    count: 'activeAlerts',
    isUrgent: true,
  },
  { href: '/admin?tab=audit', label: 'Ιστορικό αλλαγών', icon: <History /> },
  { href: '/admin?tab=security', label: 'Ασφάλεια', icon: <ShieldCheck /> },
];

const tabOf = (href: string) => new URLSearchParams(href.split('?')[1]).get('tab');
const hasTab = (tab: string | null) => tab === null || adminTabs.some((one) => one === tab);

/** Those screens that exist; one that is no tab of the dashboard yet is shown by its own page, if it has one. */
export function adminPagesAmong(paths: object): AdminPage[] {
  const exists = (href: string) => (href.split('?', 1)[0] ?? '') in paths && hasTab(tabOf(href));
  return all.flatMap((page) => {
    if (exists(page.href)) return [page];
    return page.alsoAt && page.alsoAt in paths ? [{ ...page, href: page.alsoAt }] : [];
  });
}

/** Whether the screen being looked at is this one: the dashboard's are told apart by their tab. */
export function isAdminPageCurrent({ href, alsoAt }: AdminPage, pathname: string, tab: unknown): boolean {
  if (pathname === alsoAt) return true;
  const [path] = href.split('?', 1);
  return pathname === path && (path !== '/admin' || (tab ?? null) === tabOf(href));
}

import { isOn } from '#shared/switches.ts';
import {
  BellRing,
  CalendarDays,
  ChartColumn,
  FileText,
  Handshake,
  History,
  LayoutDashboard,
  ListChecks,
  Megaphone,
  MessageCircleQuestion,
  MessageSquare,
  MessagesSquare,
  Package,
  ScanSearch,
  Settings,
  ShieldCheck,
  ShoppingBag,
  Star,
  Tag,
  Truck,
  Users,
  Wrench,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { adminTabs } from '#features/admin/admin-tabs.ts';
import type { Overview } from '#features/admin/contract.ts';
import type { PageLink } from './navigation.ts';

type AdminPage = PageLink & {
  icon: ReactElement;
  /** A separate page with the same content. */
  alsoAt?: string;
  count?: keyof Overview['counts'];
  countMeans?: string;
  /** Its feature: while that is off, the screen is there only for what was kept of it. */
  feature?: keyof Overview['kept'];
  /** The count needs attention soon. */
  isUrgent?: boolean;
};

/** The administration screens in the sidebar's order. */
const all: readonly AdminPage[] = [
  { href: '/admin', label: 'Επισκόπηση', icon: <LayoutDashboard /> },
  { href: '/admin?tab=reports', label: 'Αναφορές', icon: <ChartColumn /> },
  {
    href: '/admin?tab=products',
    alsoAt: '/admin-simple',
    label: 'Προϊόντα',
    icon: <Package />,
    count: 'products',
    countMeans: 'συνολικά',
  },
  { href: '/admin?tab=specifications', label: 'Χαρακτηριστικά', icon: <ListChecks /> },
  { href: '/admin?tab=brands', label: 'Μάρκες', icon: <Tag /> },
  { href: '/admin?tab=purchasing', label: 'Αγορές', icon: <Truck /> },
  { href: '/order-management', label: 'Παραγγελίες', icon: <ShoppingBag />, count: 'pendingOrders' },
  { href: '/admin?tab=offers', label: 'Προσφορές', icon: <FileText />, count: 'offersWaiting' },
  {
    href: '/admin?tab=contracts',
    label: 'Συμβόλαια',
    icon: <Handshake />,
    count: 'contractsDue',
    countMeans: 'με λογαριασμό που οφείλεται',
  },
  {
    href: '/admin?tab=recalls',
    label: 'Ανακλήσεις',
    icon: <Megaphone />,
    count: 'openRecalls',
    isUrgent: true,
  },
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
  { href: '/admin?tab=search', label: 'Αναζήτηση', icon: <ScanSearch /> },
  {
    href: '/admin?tab=chat',
    label: 'Συνομιλίες',
    icon: <MessagesSquare />,
    count: 'waitingChats',
    feature: 'chat',
    isUrgent: true,
  },
  { href: '/admin?tab=messages', label: 'Μηνύματα', icon: <MessageSquare />, count: 'newMessages' },
  {
    href: '/admin?tab=reviews',
    label: 'Κριτικές',
    icon: <Star />,
    count: 'pendingReviews',
    feature: 'reviews',
  },
  { href: '/admin?tab=questions', label: 'Συχνές ερωτήσεις', icon: <MessageCircleQuestion /> },
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
  { href: '/admin?tab=settings', label: 'Ρυθμίσεις', icon: <Settings /> },
];

const tabOf = (href: string) => new URLSearchParams(href.split('?')[1]).get('tab');
const hasTab = (tab: string | null) => tab === null || adminTabs.some((one) => one === tab);

/** Returns the screens that exist; one that is not a dashboard tab links to its own page, if it has one. */
export function adminPagesAmong(paths: object, kept: Overview['kept'] | undefined): AdminPage[] {
  const exists = (href: string) => (href.split('?', 1)[0] ?? '') in paths && hasTab(tabOf(href));
  return all.flatMap((page) => {
    if (page.feature && !isOn(page.feature) && !kept?.[page.feature]) return [];
    if (exists(page.href)) return [page];
    return page.alsoAt && page.alsoAt in paths ? [{ ...page, href: page.alsoAt }] : [];
  });
}

/** Tells whether a screen is the current one; dashboard screens differ by their tab. */
export function isAdminPageCurrent({ href, alsoAt }: AdminPage, pathname: string, tab: unknown): boolean {
  if (pathname === alsoAt) return true;
  const [path] = href.split('?', 1);
  return pathname === path && (path !== '/admin' || (tab ?? null) === tabOf(href));
}

import { BellRing, CalendarDays, LayoutDashboard, Package, ShoppingBag, Users } from 'lucide-react';
import type { ReactElement } from 'react';
import type { PageLink } from './navigation.ts';

/** The administrators' pages, in order. One that is not built yet is left out by `usePages`. */
export const adminPages: readonly (PageLink & { icon: ReactElement })[] = [
  { href: '/admin', label: 'Επισκόπηση', icon: <LayoutDashboard /> },
  { href: '/admin-simple', label: 'Προϊόντα', icon: <Package /> },
  { href: '/order-management', label: 'Παραγγελίες', icon: <ShoppingBag /> },
  { href: '/customers-admin', label: 'Πελάτες', icon: <Users /> },
  { href: '/appointments-admin', label: 'Ραντεβού', icon: <CalendarDays /> },
  { href: '/alerts', label: 'Ειδοποιήσεις', icon: <BellRing /> },
];

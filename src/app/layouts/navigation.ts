import { useRouter, useRouterState } from '@tanstack/react-router';

export type PageLink = { href: string; label: string };

/** The pages in the header, in order; `usePages` omits those that do not exist. */
export const mainPages: readonly PageLink[] = [
  { href: '/', label: 'Αρχική' },
  { href: '/products', label: 'Προϊόντα' },
  { href: '/wizard', label: 'Οδηγός Επιλογής' },
  { href: '/mobile-simulator', label: 'Mobile Demo' },
  { href: '/security-visualization', label: 'Οπτικοποίηση' },
  { href: '/services', label: 'Υπηρεσίες' },
  { href: '/contact', label: 'Επικοινωνία' },
];

export const footerPages: readonly PageLink[] = mainPages.filter(({ href }) =>
  ['/', '/products', '/wizard', '/services', '/contact'].includes(href),
);

export const legalPages: readonly PageLink[] = [
  { href: '/terms', label: 'Όροι χρήσης και πώλησης' },
  { href: '/privacy', label: 'Πολιτική απορρήτου' },
  { href: '/withdrawal', label: 'Υπαναχώρηση' },
  { href: '/accessibility', label: 'Προσβασιμότητα' },
];

/** Returns those of the pages that exist. */
export function usePages<Link extends { href: string }>(links: readonly Link[]): Link[] {
  const { routesByPath } = useRouter();
  return links.filter(({ href }) => href in routesByPath);
}

/** Tells whether a page or one below it is the current page. */
export function isCurrent(href: string, pathname: string): boolean {
  return pathname === href || (href !== '/' && pathname.startsWith(`${href}/`));
}

export const usePathname = () => useRouterState({ select: ({ location }) => location.pathname });

export const signInPages = [
  { href: '/login', label: 'Σύνδεση', variant: 'outline' },
  { href: '/register', label: 'Εγγραφή', variant: 'ink' },
] as const;

export const customerPages: readonly PageLink[] = [
  { href: '/customer-dashboard', label: 'Ο λογαριασμός μου' },
  { href: '/order-management', label: 'Οι παραγγελίες μου' },
];

import { useRouter, useRouterState } from '@tanstack/react-router';
import { offered } from '#shared/offered.ts';
import { isPageOn } from '#shared/switches.ts';

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

export const footerPages: readonly PageLink[] = [
  ...mainPages.filter(({ href }) => ['/', '/products', '/wizard', '/services', '/contact'].includes(href)),
  { href: '/about', label: 'Ποιοι είμαστε' },
  { href: '/questions', label: 'Συχνές ερωτήσεις' },
];

export const legalPages: readonly PageLink[] = [
  { href: '/terms', label: 'Όροι χρήσης και πώλησης' },
  { href: '/privacy', label: 'Πολιτική απορρήτου' },
  { href: '/withdrawal', label: 'Υπαναχώρηση' },
  { href: '/accessibility', label: 'Προσβασιμότητα' },
];

/** Returns those of the pages that exist and have something to show. */
export function usePages<Link extends { href: string }>(links: readonly Link[]): Link[] {
  const { routesByPath } = useRouter();
  const { hasWizard, hasServices } = offered();
  return links.filter(
    ({ href }) =>
      href in routesByPath &&
      isPageOn(href) &&
      (href !== '/wizard' || hasWizard) &&
      (href !== '/services' || hasServices),
  );
}

const isCurrent = (href: string, pathname: string) =>
  pathname === href || (href !== '/' && pathname.startsWith(`${href}/`));

/** Returns the address of the main page that is the current page or above it. */
export const useCurrentPage = () =>
  useRouterState({
    select: ({ location }) => mainPages.find(({ href }) => isCurrent(href, location.pathname))?.href,
  });

export const signInPages = [
  { href: '/login', label: 'Σύνδεση', variant: 'outline' },
  { href: '/register', label: 'Εγγραφή', variant: 'ink' },
] as const;

export const customerPages: readonly PageLink[] = [
  { href: '/customer-dashboard', label: 'Ο λογαριασμός μου' },
  { href: '/order-management', label: 'Οι παραγγελίες μου' },
];

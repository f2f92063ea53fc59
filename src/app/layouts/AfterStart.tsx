import { useEffect } from 'react';
import { CustomerMirror } from '#features/customers/ui/CustomerMirror.tsx';
import { showLaterParts } from '../rendering/later-parts.ts';
import { followReading } from '../rendering/reading.ts';
import { followTranslator } from '../rendering/translated-texts.ts';
import { useRouterState, useRouter } from '@tanstack/react-router';
import { company } from '#shared/company.ts';
import { Anchor } from '#ui/components/Anchor.tsx';
import { keepPresses } from '#ui/page/presses.ts';
import { useViewer } from '#ui/page/session.ts';

/** Where no pointer hovers over a button before it is pressed, the search and the menu load when nothing else does. */
function preloadForTouch() {
  if (!matchMedia('(hover: none)').matches) return;
  setTimeout(() => {
    void import('#features/search/ui/SearchDialog.tsx').catch(() => undefined);
    void import('./MobileMenu.tsx').catch(() => undefined);
  });
}

/** What every page needs only once it works: loaded after hydration. */
export function AfterStart() {
  useArrival();
  useEffect(showLaterParts, []);
  useEffect(followTranslator, []);
  useEffect(preloadForTouch, []);
  useEffect(followReading, []);
  useEffect(keepPresses, []);
  return (
    <>
      <NavigationProgress />
      <CustomerMirror />
      <PreviewBar />
    </>
  );
}

/** Tells an administrator that nobody else sees the shop yet. */
function PreviewBar() {
  const { admin } = useViewer();
  const isOffice = useRouterState({ select: ({ location }) => location.pathname.startsWith('/admin') });
  if (!admin || company().isOpen || isOffice) return null;
  return (
    <aside
      aria-label="Προεπισκόπηση"
      className="fixed bottom-3 left-3 z-(--z-toast) max-w-[calc(100vw-6rem)] rounded-md bg-ink px-4 py-2.5 text-base text-on-ink-btn shadow-lg print:hidden"
    >
      Προεπισκόπηση: το κατάστημα είναι κλειστό.{' '}
      <Anchor href="/admin" className="underline underline-offset-2">
        Τι μένει
      </Anchor>
    </aside>
  );
}

/** A progress line at the top while a page loads; it does not appear when the page loads quickly. */
function NavigationProgress() {
  const isLoading = useRouterState({ select: ({ status }) => status === 'pending' });
  if (!isLoading) return null;
  return (
    <div
      role="progressbar"
      aria-label="Φόρτωση σελίδας"
      className="fixed inset-x-0 top-0 z-(--z-toast) h-[3px] origin-left animate-page-progress bg-primary"
    />
  );
}

const acts = ['pointerdown', 'keydown'] as const;

/**
 * Moves the focus to the heading of a newly opened page, so that screen readers announce the page; not if the visitor has
 * put it elsewhere while the page was on its way.
 */
function useArrival() {
  const router = useRouter();
  useEffect(() => {
    let left: Element | null = null;
    let hasActed = false;
    const act = () => {
      hasActed = true;
    };
    for (const name of acts) addEventListener(name, act, true);
    const endLeaving = router.subscribe('onBeforeNavigate', () => {
      left = document.activeElement;
      hasActed = false;
    });
    const endArriving = router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
      if (!fromLocation || !pathChanged || toLocation.hash) return;
      const focused = document.activeElement;
      if (hasActed && focused !== left && focused !== document.body) return;
      const main = document.querySelector('main');
      const target = main?.querySelector('h1') ?? main;
      if (!target || main?.querySelector('[autofocus]')) return;
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    });
    return () => {
      for (const name of acts) removeEventListener(name, act, true);
      endLeaving();
      endArriving();
    };
  }, [router]);
}

import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

const acts = ['pointerdown', 'keydown'] as const;

/**
 * Moves the focus to the heading of a newly opened page, so that screen readers announce the page; not if the visitor has
 * put it elsewhere while the page was on its way.
 */
export function useArrival() {
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

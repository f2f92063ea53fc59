import { useHydrated } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useSession } from '../../ui/page/session.ts';

const ConsentBar = lazy(async () => ({ default: (await import('./ConsentBar.tsx')).ConsentBar }));

/** Loads the consent bar and the counting only if the shop has an analytics URL. */
export function PageViews() {
  const { analyticsUrl } = useSession().site;
  const isHydrated = useHydrated();
  if (!analyticsUrl || !isHydrated) return null;
  return (
    <Suspense>
      <ConsentBar analyticsUrl={analyticsUrl} />
    </Suspense>
  );
}

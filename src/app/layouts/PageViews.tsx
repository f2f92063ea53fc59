import { useHydrated } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useSession } from '../../ui/page/session.ts';

const ConsentBar = lazy(async () => ({ default: (await import('./ConsentBar.tsx')).ConsentBar }));

/** Fetches the question and the counting only where the shop has somewhere to send page views to. */
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

import { useHydrated } from '@tanstack/react-router';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { useSession } from '#ui/page/session.ts';

const ConsentBar = lazyPart(() => import('./ConsentBar.tsx'), 'ConsentBar');

/** Loads the consent bar and the counting only if the shop has an analytics URL. */
export function PageViews() {
  const { analyticsUrl } = useSession().site;
  const isHydrated = useHydrated();
  if (!analyticsUrl || !isHydrated) return null;
  return <ConsentBar analyticsUrl={analyticsUrl} />;
}

import { Suspense, type ReactNode, useEffect, useState, lazy } from 'react';
import { isOn } from '#shared/switches.ts';
import { useSession } from '#ui/page/session.ts';
import { SkipLink } from '#ui/components/SkipLink.tsx';
import { CachedFooter } from './Footer.tsx';
import { Header } from './Header.tsx';
import { readLocal } from '#ui/page/local-storage.ts';
import { toast } from '#ui/toast/toast.ts';
import { describeError } from '#ui/page/failed-change.ts';
import { useChosen } from '#features/comparison/ui/chosen.ts';
import { useHydrated, useRouterState } from '@tanstack/react-router';
import { lazyPart } from '#ui/page/lazy-part.tsx';

/** The frame of every shop page. It contains the `main` element, so pages must not have their own. */
export function Frame({ children }: { children: ReactNode }) {
  const { analyticsUrl, isDemo } = useSession().site;
  const isPaying = useRouterState({ select: ({ location }) => location.pathname.startsWith('/checkout') });
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {/* Boundaries: what a foreign element has changed before hydration costs one part of the page. */}
      <Suspense>
        <Header />
      </Suspense>
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      {isOn('comparison') && <ComparisonTray />}
      <Suspense>
        <CachedFooter site={{ analyticsUrl, isDemo }} isShort={isPaying} />
      </Suspense>
      {isOn('chat') && <ChatButton />}
      <PageViews />
    </div>
  );
}

const loadChat = (isClicked: boolean, show: (chat: ReactNode) => void) =>
  void import('#features/chat/ui/Chat.tsx').then(
    ({ Chat }) => show(<Chat isClicked={isClicked} />),
    (error: unknown) => isClicked && toast({ ...describeError(error), tone: 'critical' }),
  );

/** The chat's button on every page of the shop; the chat itself loads when it is pressed, or when a conversation goes on. */
function ChatButton() {
  const [chat, show] = useState<ReactNode>();
  useEffect(() => {
    if (readLocal('chat')) loadChat(false, show);
  }, []);
  return (
    chat ?? (
      <button
        type="button"
        className="chat-button"
        aria-label="Συνομιλία"
        onClick={() => loadChat(true, show)}
      />
    )
  );
}

const Tray = lazy(async (): Promise<{ default: () => ReactNode }> => {
  try {
    return { default: (await import('#features/comparison/ui/Tray.tsx')).Tray };
  } catch {
    // The page works without it, and the next page tries again.
    return { default: () => null };
  }
});

/** The products chosen for comparison, on every page of the shop; loaded once one is chosen. */
function ComparisonTray() {
  return (
    useChosen() !== '' && (
      <Suspense>
        <Tray />
      </Suspense>
    )
  );
}

const ConsentBar = lazyPart(() => import('./ConsentBar.tsx'), 'ConsentBar');

/** Loads the consent bar and the counting only if the shop has an analytics URL. */
function PageViews() {
  const { analyticsUrl } = useSession().site;
  const isHydrated = useHydrated();
  if (!analyticsUrl || !isHydrated) return null;
  return <ConsentBar analyticsUrl={analyticsUrl} />;
}

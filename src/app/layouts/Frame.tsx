import { Suspense, type ReactNode } from 'react';
import { useSession } from '#ui/page/session.ts';
import { SkipLink } from '#ui/components/SkipLink.tsx';
import { ChatButton } from './ChatButton.tsx';
import { ComparisonTray } from './ComparisonTray.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { PageViews } from './PageViews.tsx';

/** The frame of every shop page. It contains the `main` element, so pages must not have their own. */
export function Frame({ children }: { children: ReactNode }) {
  const { analyticsUrl, isDemo } = useSession().site;
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
      <ComparisonTray />
      <Suspense>
        <Footer site={{ analyticsUrl, isDemo }} />
      </Suspense>
      <ChatButton />
      <PageViews />
    </div>
  );
}

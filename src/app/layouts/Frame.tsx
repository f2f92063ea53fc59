import type { ReactNode } from 'react';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { PageViews } from './PageViews.tsx';

/** What stands around every page of the shop. The page brings its content without a `main` of its own. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <Footer />
      <PageViews />
    </div>
  );
}

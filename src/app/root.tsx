import { type QueryClient, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  type ErrorComponentProps,
  HeadContent,
  Outlet,
  Scripts,
  useHydrated,
  useRouterState,
} from '@tanstack/react-router';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import greekFont from '#ui/style/fonts/plex-sans-greek.woff2?url';
import latinFont from '#ui/style/fonts/plex-sans-latin.woff2?url';
import { company, isPageOpen, setCompany } from '#shared/company.ts';
import { setOffered } from '#shared/offered.ts';
import { useViewer, SessionContext } from '#ui/page/session.ts';
import appCss from '#ui/style/app.css?url';
import { barColors, systemMedia, themeScript } from '#ui/style/theme.ts';
import { ConfirmRegion } from '#ui/confirm/ConfirmRegion.tsx';
import { Toaster } from '#ui/toast/Toaster.tsx';
import type { Api, Call, Connection } from './api-client.ts';
import { Frame } from './layouts/Frame.tsx';
import { useEarlyChoices } from './layouts/use-early-choices.ts';
import { repeatEarlyAction } from './rendering/early-actions.ts';
import { PageData } from './rendering/PageData.tsx';
import { ClosedPage } from './pages/ClosedPage.tsx';
import { ErrorPage } from './pages/ErrorPage.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { useApi } from '#ui/page/api.ts';

type RootContext = {
  queryClient: QueryClient;
  connection: Connection;
  api: Api;
  refreshSession: () => void;
};
/** The message of what the server throws instead of a page that is not open yet. It sends that page without scripts. */
const shopClosed = 'SHOP_CLOSED';

/** Declared explicitly, because inferring it would be circular: from here to the router's type and back. */
type Start = {
  context: RootContext;
  serverContext?: { call: Call } | undefined;
  location: { pathname: string };
};

const fontPreload = (href: string) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
  href,
});

const AfterStart = lazy(async (): Promise<{ default: () => ReactNode }> => {
  try {
    return { default: (await import('./layouts/AfterStart.tsx')).AfterStart };
  } catch {
    // The page works without it, and the next page tries again.
    return { default: () => null };
  }
});

export const Route = createRootRouteWithContext<RootContext>()({
  async beforeLoad({ context, serverContext, location }: Start) {
    if (serverContext) context.connection.call = serverContext.call;
    const [{ site, viewer }, facts, whatIsOffered] = await Promise.all([
      context.queryClient.ensureQueryData(context.api.account.getSession.queryOptions()),
      context.queryClient.ensureQueryData(context.api.settings.getCompany.queryOptions()),
      context.queryClient.ensureQueryData(context.api.catalogue.getOffered.queryOptions()),
    ]);
    setCompany(facts);
    setOffered(whatIsOffered);
    if (import.meta.env.SSR && !isPageOpen(location.pathname, viewer)) throw new Error(shopClosed);
    return { site };
  },
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      // A phone would make links of numbers before hydration. Those to call are links already.
      { name: 'format-detection', content: 'telephone=no, date=no, address=no, email=no' },
    ],
    links: [
      fontPreload(greekFont),
      fontPreload(latinFont),
      { rel: 'stylesheet', href: appCss },
      { rel: 'icon', href: company().look.sign },
      { rel: 'apple-touch-icon', href: `${company().look.icons}-180.png` },
    ],
    scripts: [{ children: themeScript }],
  }),
  shellComponent: Document,
  component: Site,
  errorComponent: Failed,
  notFoundComponent: NotFoundPage,
});

function Failed(props: ErrorComponentProps) {
  const { error } = props;
  const isClosed = import.meta.env.SSR && error instanceof Error && error.message === shopClosed;
  return isClosed ? <ClosedPage /> : <ErrorPage {...props} />;
}

function Document({ children }: { children: ReactNode }) {
  return (
    // The theme's attribute is set before hydration.
    <html lang="el" suppressHydrationWarning>
      <head>
        <meta name="theme-color" media={systemMedia('light')} content={barColors.light} />
        <meta name="theme-color" media={systemMedia('dark')} content={barColors.dark} />
        <HeadContent />
        <style>{company().look.style}</style>
      </head>
      <body>
        {/* Its mark lets React pass over what an extension has put first. */}
        <Suspense>{children}</Suspense>
        <PageData />
        <Scripts />
      </body>
    </html>
  );
}

function Site() {
  const { api } = Route.useRouteContext();
  // A change by an administrator reaches an open page with its next rendering.
  const { data } = useQuery({ ...api.settings.getCompany.queryOptions(), retryOnMount: false });
  if (data) setCompany(data);
  const { data: whatIsOffered } = useQuery({
    ...api.catalogue.getOffered.queryOptions(),
    retryOnMount: false,
  });
  if (whatIsOffered) setOffered(whatIsOffered);
  useEarlyChoices();
  useEffect(repeatEarlyAction, []);
  const isHydrated = useHydrated();
  return (
    <SessionProvider>
      <FramedPage />
      {isHydrated && (
        <Suspense>
          <AfterStart />
        </Suspense>
      )}
    </SessionProvider>
  );
}

function FramedPage() {
  const frame = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.frame });
  const { admin } = useViewer();
  const isOwn = frame === 'own' || (frame === 'by-viewer' && admin);
  return (
    <>
      {isOwn ? (
        <Outlet />
      ) : (
        <Frame>
          <Outlet />
        </Frame>
      )}
      <ConfirmRegion />
      <Toaster side={isOwn ? 'left' : 'right'} />
    </>
  );
}

/** Subscribes to the session once for the whole tree, however many components read it. */
function SessionProvider({ children }: { children: ReactNode }) {
  const { data } = useSuspenseQuery(useApi().account.getSession.queryOptions());
  return <SessionContext value={data}>{children}</SessionContext>;
}

import { ORPCError } from '@orpc/client';
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { toast } from '../ui/toast/toast.ts';
import { createApi, type Connection } from './api-client.ts';
import { describeError } from './failed-change.ts';
import { pageDataId, type CarriedAnswer } from './drawing/page-data.ts';
import { ErrorPage } from './pages/ErrorPage.tsx';
import { routeTree } from './route-tree.gen.ts';

/** One router a request on the server, one a visit in the browser. */
export function getRouter() {
  const connection: Connection = {};
  const api = createApi(connection);
  const refreshSession = () =>
    void queryClient.invalidateQueries({ queryKey: api.account.getSession.queryKey() });
  /** The session has ended: the header and what depends on it say so at once. */
  function noticeSignOut(error: unknown) {
    // FORBIDDEN is what an administrator hears whose session has ended and who is a customer too.
    if (!(error instanceof ORPCError) || !/^(LOGIN_REQUIRED|FORBIDDEN)$/.test(error.code)) return;
    refreshSession();
  }
  const queryCache = new QueryCache({ onError: noticeSignOut });
  const mutationCache = new MutationCache({
    onError(error, _input, _result, { meta }) {
      const isInForm = meta?.inForm && error instanceof ORPCError && error.data?.fields !== undefined;
      if (!meta?.quiet && !isInForm) toast({ ...describeError(error, meta), tone: 'critical' });
      noticeSignOut(error);
    },
  });
  // Without a connection they fail at once; kept back, an order would go out when nobody expects it any more.
  const networkMode = 'always';
  // The specification's cache: data never becomes stale by itself, no refetch on focus, no retries.
  const queryClient = new QueryClient({
    queryCache,
    mutationCache,
    defaultOptions: {
      queries: { staleTime: Infinity, refetchOnWindowFocus: false, retry: false, networkMode },
      mutations: { networkMode },
    },
  });
  return createRouter({
    routeTree,
    context: { queryClient, connection, api, refreshSession },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorPage,
    // Pages are led to their one address by the server (canonical.ts); by default an unknown one would be led elsewhere too.
    trailingSlash: 'preserve',
    scrollRestoration: true,
    scrollRestorationBehavior: 'instant',
    hydrate() {
      const carried: CarriedAnswer[] = JSON.parse(document.getElementById(pageDataId)?.textContent ?? '[]');
      for (const [key, readAt, data] of carried) queryClient.setQueryData(key, data, { updatedAt: readAt });
    },
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
  interface StaticDataRouteOption {
    /**
     * `own`: the page brings its frame, as the administrators' pages do; `by-viewer`: only for an administrator.
     * Otherwise it stands in the shop's.
     */
    frame?: 'own' | 'by-viewer';
  }
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The toast's title when the change fails; «Σφάλμα» by default. */
      title?: string;
      /** What is said when the server answers no more than that something went wrong. */
      failure?: string;
      /** No toast: the page itself shows what went wrong. */
      quiet?: boolean;
      /** No toast for what is wrong with a field: the form shows it there, by `showRefusal`. */
      inForm?: boolean;
    };
  }
}

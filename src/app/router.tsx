import { ORPCError } from '@orpc/client';
import { MutationCache, QueryCache, QueryClientProvider } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { searchAsText } from '#ui/page/plain-search.ts';
import { setCompany } from '#shared/company.ts';
import { setOffered } from '#shared/offered.ts';
import { toast } from '#ui/toast/toast.ts';
import { createApi, type Connection } from './api-client.ts';
import type { Contract } from './contract.ts';
import { describeError } from '#ui/page/failed-change.ts';
import { pageDataId, type CarriedAnswer } from './rendering/page-data.ts';
import { ErrorPage } from './pages/ErrorPage.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { PageQueryClient } from './query-client.ts';
import { routeTree } from './route-tree.gen.ts';

/**
 * Whether the router scrolls after it has rendered a page. Not after the first one: the script that comes with the page has
 * restored its position before hydration, and the user may have scrolled since.
 */
function scrollsAfterRendering(): () => boolean {
  let isFirst = !import.meta.env.SSR;
  return () => {
    if (!isFirst) return true;
    isFirst = false;
    // The router stores the position of an element only once it has seen it scroll.
    document.dispatchEvent(new Event('scroll'));
    return false;
  };
}

/** Creates a router: one per request on the server, one per visit in the browser. */
export function getRouter() {
  const connection: Connection = {};
  const api = createApi(connection);
  const refreshSession = () =>
    void queryClient.invalidateQueries({ queryKey: api.account.getSession.queryKey() });
  /** Refreshes the session when it has ended, so that the header and other parts show it at once. */
  function noticeSignOut(error: unknown) {
    // FORBIDDEN: the administrator session has ended and the user is still signed in as a customer.
    if (!(error instanceof ORPCError) || !/^(LOGIN_REQUIRED|FORBIDDEN)$/.test(error.code)) return;
    refreshSession();
  }
  const queryCache = new QueryCache({
    onError(error, { meta, state }) {
      if (!import.meta.env.SSR && meta?.title !== undefined && state.data === undefined)
        toast({ ...describeError(error, meta), tone: 'critical' });
      noticeSignOut(error);
    },
  });
  const mutationCache = new MutationCache({
    onSuccess(answer, _input, _result, { meta }) {
      const message = answer && typeof answer === 'object' && 'message' in answer && answer.message;
      if (meta?.confirms && typeof message === 'string') toast({ title: message });
    },
    async onSettled(_answer, _error, _input, _result, { meta, options: { mutationKey } }) {
      if (!meta?.confirms) return;
      // The key of an endpoint begins with its path: feature and name.
      const [path] = (mutationKey ?? []) as (readonly string[])[];
      const features = [path?.[0], ...(meta.confirms === true ? [] : meta.confirms)];
      await Promise.all(features.map((feature) => queryClient.invalidateQueries({ queryKey: [[feature]] })));
    },
    onError(error, _input, _result, { meta }) {
      const isInForm = meta?.inForm && error instanceof ORPCError && error.data?.fields !== undefined;
      const isAsked = error instanceof ORPCError && meta?.asksAbout?.includes(error.code);
      if (!meta?.quiet && !isInForm && !isAsked) toast({ ...describeError(error, meta), tone: 'critical' });
      noticeSignOut(error);
    },
  });
  // Offline requests fail immediately; a delayed order would be sent when the user no longer expects it.
  const networkMode = 'always';
  // The specification's cache settings: data never becomes stale by itself, no refetch on focus, no retries.
  const queryClient = new PageQueryClient({
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
    defaultNotFoundComponent: NotFoundPage,
    // The server redirects pages to their canonical URL (canonical.ts); the default would also redirect unknown URLs.
    trailingSlash: 'preserve',
    ...searchAsText,
    scrollRestoration: scrollsAfterRendering(),
    scrollRestorationBehavior: 'instant',
    hydrate() {
      const carried: CarriedAnswer[] = JSON.parse(document.getElementById(pageDataId)?.textContent ?? '[]');
      for (const [key, readAt, data] of carried) queryClient.setQueryData(key, data, { updatedAt: readAt });
      const company = queryClient.getQueryData(api.settings.getCompany.queryKey());
      if (company) setCompany(company);
      const whatIsOffered = queryClient.getQueryData(api.catalogue.getOffered.queryKey());
      if (whatIsOffered) setOffered(whatIsOffered);
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
     * `own`: the page includes its frame, like the administration pages; `by-viewer`: only for an administrator. By default
     * the page has the shop's frame.
     */
    frame?: 'own' | 'by-viewer';
  }
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The toast's title when it fails with nothing to show, for what has no place of its own for the error. */
      title?: string;
    };
    mutationMeta: {
      /** The toast's title when the change fails; «Σφάλμα» by default. */
      title?: string;
      /** The toast's text when the server's message is only the general one. */
      failure?: string;
      /** The text when there was no response; by default to check the connection, under `title`. */
      noAnswer?: { title: string; description: string };
      /**
       * Shows the answer's `message`, and reads everything of the endpoint's feature again, also after a refusal: somebody
       * else may have changed it. A list names further features to be read again.
       */
      confirms?: true | readonly (keyof Contract)[];
      /** No toast: the page itself shows the error. */
      quiet?: boolean;
      /** No toast for these refusals: the page asks whether to continue despite them. */
      asksAbout?: readonly string[];
      /** No toast for invalid fields: the form shows them through `showRefusal`. */
      inForm?: boolean;
    };
  }
}

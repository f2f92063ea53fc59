import { QueryClient, QueryClientProvider, dehydrate, hydrate } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import type { Call } from './api-client.ts';
import { createApi, type Connection } from './api-client.ts';
import { routeTree } from './route-tree.gen.ts';

/** One router a request on the server, one a visit in the browser. */
export function getRouter() {
  const connection: Connection = {};
  // The specification's cache: data never becomes stale by itself, no refetch on focus, no retries.
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, refetchOnWindowFocus: false, retry: false } },
  });
  return createRouter({
    routeTree,
    context: { queryClient, connection, api: createApi(connection) },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    // As text: JSON.parse reads it faster than a script would build it.
    dehydrate: () => ({ queries: JSON.stringify(dehydrate(queryClient)) }),
    hydrate: ({ queries }: { queries: string }) => hydrate(queryClient, JSON.parse(queries)),
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: { call: Call } };
  }
}

import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Api, Connection } from './api-client.ts';
import appCss from '../ui/app.css?url';

type RootContext = { queryClient: QueryClient; connection: Connection; api: Api };

export const Route = createRootRouteWithContext<RootContext>()({
  async beforeLoad({ context, serverContext }) {
    if (serverContext) context.connection.call = serverContext.call;
    const { site } = await context.queryClient.ensureQueryData(context.api.account.getSession.queryOptions());
    return { site };
  },
  head: () => ({
    meta: [{ charSet: 'utf-8' }, { name: 'viewport', content: 'width=device-width, initial-scale=1' }],
    links: [{ rel: 'stylesheet', href: appCss }],
  }),
  shellComponent: Document,
  component: () => <Outlet />,
  notFoundComponent: () => <p>404 Page Not Found</p>,
});

function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="el">
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

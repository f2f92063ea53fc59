import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { buyerWith, type ViewerCustomer } from '#shared/viewer.ts';
import { SessionContext } from '#ui/page/session.ts';
import { getRouter } from '../router.tsx';

const site = { publicUrl: '', isDemo: false, isLocal: false, devMailbox: false };

function openVisit() {
  const router = getRouter();
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: ['/products'] }) });
  return router;
}
let visit: ReturnType<typeof openVisit> | undefined;

/** Renders a part of a page as every buyer with this type of account sees it, in UTF-8. */
export function renderForBuyers(element: ReactElement, accountType: ViewerCustomer['accountType']): Buffer {
  visit ??= openVisit();
  const session = { viewer: buyerWith(accountType), cartCount: 0, site };
  const markup = renderToString(
    <RouterContextProvider router={visit}>
      <QueryClientProvider client={visit.options.context.queryClient}>
        <SessionContext value={session}>{element}</SessionContext>
      </QueryClientProvider>
    </RouterContextProvider>,
    // An id that React made here would differ from the page's own, and fail the comparison with it.
    { identifierPrefix: 'fragment' },
  );
  return Buffer.from(markup);
}

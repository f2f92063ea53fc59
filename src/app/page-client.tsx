import { onlineManager } from '@tanstack/react-query';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { getRouter } from './router.tsx';

// Without a network a request fails at once and says so. By default it would wait unseen, and do what was asked when nobody
// expects it any more.
onlineManager.setEventListener(() => undefined);

// TanStack Start's own client entry also carries the machinery of server functions, which this site has none of.
const router = getRouter();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  );
});

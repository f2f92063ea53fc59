import { onlineManager } from '@tanstack/react-query';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { getRouter } from './router.tsx';

// Offline requests fail immediately with a message. By default they would wait unnoticed and run later, when the user no
// longer expects it.
onlineManager.setEventListener(() => undefined);

// In a task of its own, because running the scripts is a long one already. TanStack Start's own client entry also includes
// the code for server functions, which this site does not use.
setTimeout(() => {
  const router = getRouter();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
  });
});

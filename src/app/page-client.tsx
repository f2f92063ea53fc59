import { onlineManager } from '@tanstack/react-query';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { getRouter } from './router.tsx';

// Offline requests fail immediately with a message. By default they would wait unnoticed and run later, when the user no
// longer expects it.
onlineManager.setEventListener(() => undefined);

// TanStack Start's own client entry also includes the code for server functions, which this site does not use.
const router = getRouter();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  );
});

import type { ReactNode } from 'react';
import { SessionContext, useLoadedSession } from './session.ts';

/** Watches the session once for everything inside it, however many buttons ask who is looking. */
export function SessionProvider({ children }: { children: ReactNode }) {
  return <SessionContext value={useLoadedSession()}>{children}</SessionContext>;
}

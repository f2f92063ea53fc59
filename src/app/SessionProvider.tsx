import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../ui/page/api.ts';
import { SessionContext } from '../ui/page/session.ts';

/** Watches the session once for everything inside it, however many buttons ask who is looking. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { data } = useSuspenseQuery(useApi().account.getSession.queryOptions());
  return <SessionContext value={data}>{children}</SessionContext>;
}

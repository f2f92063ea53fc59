import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '#ui/page/api.ts';
import { SessionContext } from '#ui/page/session.ts';

/** Subscribes to the session once for the whole tree, however many components read it. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { data } = useSuspenseQuery(useApi().account.getSession.queryOptions());
  return <SessionContext value={data}>{children}</SessionContext>;
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { canSeePrices, readsGross } from '../../shared/viewer.ts';
import { useApi } from './api.ts';

/** Loads the session; for the one component that hands it to all others. */
export const useLoadedSession = () => useSuspenseQuery(useApi().account.getSession.queryOptions()).data;

export const SessionContext = createContext<ReturnType<typeof useLoadedSession> | null>(null);

/** Who is looking, how much is in the cart, and facts of this installation; loaded with the page. */
export function useSession() {
  const session = use(SessionContext);
  if (!session) throw new Error('There is no SessionProvider around this component.');
  return session;
}

/** Who is looking. */
export const useViewer = () => useSession().viewer;

/** Whether this page shows prices; the server leaves them out for whoever may not see them. */
export const useSeesPrices = () => canSeePrices(useViewer());

/** Whether whoever is looking reads prices with VAT first. */
export const useReadsGross = () => readsGross(useViewer().customer?.accountType);

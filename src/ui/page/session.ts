import { createContext, use } from 'react';
import { canSeePrices, readsGross, type Viewer } from '../../shared/viewer.ts';

/** What every page knows of its visit: who is looking, how much is in the cart, and facts of this installation. */
export interface Session {
  viewer: Viewer;
  cartCount: number;
  site: {
    publicUrl: string;
    isDemo: boolean;
    isLocal: boolean;
    devMailbox: boolean;
    analyticsUrl?: string | undefined;
  };
}

export const SessionContext = createContext<Session | null>(null);

/** The session, loaded with the page. */
export function useSession(): Session {
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

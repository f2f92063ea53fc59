import { createContext, use } from 'react';
import { canSeePrices, readsGross, type Viewer } from '#shared/viewer.ts';

/** What every page knows about its visit: the viewer, the number of items in the cart, and facts about this installation. */
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

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('There is no SessionProvider around this component.');
  return session;
}

export const useViewer = () => useSession().viewer;

/** Tells whether this page shows prices; the server omits them for viewers who may not see them. */
export const useSeesPrices = () => canSeePrices(useViewer());

/** Tells whether the viewer reads prices with VAT first. */
export const useReadsGross = () => readsGross(useViewer().customer?.accountType);

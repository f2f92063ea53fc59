import { useSuspenseQuery } from '@tanstack/react-query';
import { canSeePrices } from '../shared/viewer.ts';
import { useApi } from './api.ts';

/** Who is looking, how much is in the cart, and facts of this installation; loaded with the page. */
export const useSession = () => useSuspenseQuery(useApi().account.getSession.queryOptions()).data;

/** Who is looking. */
export const useViewer = () => useSession().viewer;

/** Whether this page shows prices; the server leaves them out for whoever may not see them. */
export const useSeesPrices = () => canSeePrices(useViewer());

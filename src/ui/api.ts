import { useRouteContext } from '@tanstack/react-router';

/** The API as query and mutation options: `useQuery(useApi().catalogue.listProducts.queryOptions({ input }))`. */
export const useApi = () => useRouteContext({ from: '__root__', select: (context) => context.api });

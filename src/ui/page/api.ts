import { useRouter } from '@tanstack/react-router';

/** The API as query and mutation options: `useQuery(useApi().catalogue.listProducts.queryOptions({ input }))`. */
export const useApi = () => useRouter().options.context.api;

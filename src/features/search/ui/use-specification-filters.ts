import { useQuery } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import type { SpecificationFilter } from '../contract.ts';

/** The specifications by whose values products are filtered; none until they are read. */
export function useSpecificationFilters(): readonly SpecificationFilter[] {
  const { data = [] } = useQuery({
    ...useApi().search.listSpecificationFilters.queryOptions(),
    retryOnMount: false,
  });
  return data;
}

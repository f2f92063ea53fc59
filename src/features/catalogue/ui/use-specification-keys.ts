import { useQuery } from '@tanstack/react-query';
import { setSpecificationKeys, type SpecificationKey } from '#shared/specification-keys.ts';
import { useApi } from '#ui/page/api.ts';

/** What products are described by, which the screen then reads with `specificationKeys()`; undefined until it is loaded. */
export function useSpecificationKeys(): readonly SpecificationKey[] | undefined {
  const { data } = useQuery(useApi().catalogue.listSpecificationKeys.queryOptions());
  if (data) setSpecificationKeys(data);
  return data;
}

import { useQuery } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';

/** What the shop offers beyond its lists; undefined until it has been read. */
export const useOffered = () =>
  useQuery({ ...useApi().catalogue.getOffered.queryOptions(), retryOnMount: false }).data;

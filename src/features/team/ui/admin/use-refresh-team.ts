import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../../ui/page/api.ts';

/** Fetches anew who works when and where, and the appointments, whose days and names follow from it. */
export function useRefreshTeam(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  const { booking, team } = useApi();
  return () =>
    Promise.all([booking, team].map((part) => queryClient.invalidateQueries({ queryKey: part.key() })));
}

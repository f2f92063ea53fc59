import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';

/** Fetches again who works when and where, and what follows from it: the appointments, and which services can be booked. */
export function useRefreshTeam(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  const { booking, team, services } = useApi();
  return () =>
    Promise.all(
      [booking, team, services].map((part) => queryClient.invalidateQueries({ queryKey: part.key() })),
    );
}

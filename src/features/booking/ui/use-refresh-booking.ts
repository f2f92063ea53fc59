import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../ui/page/api.ts';

/** Reads anew what a change of appointments touches: the free hours, the own appointments, the dashboard's figures. */
export function useRefreshBooking(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  const { account, booking } = useApi();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: booking.key() }),
      queryClient.invalidateQueries({ queryKey: account.getStats.key() }),
    ]);
}

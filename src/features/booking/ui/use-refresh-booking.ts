import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';

/**
 * Invalidates everything that a change of appointments affects: free hours, the customer's appointments, the dashboard's
 * figures.
 */
export function useRefreshBooking(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  const { account, booking } = useApi();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: booking.key() }),
      queryClient.invalidateQueries({ queryKey: account.getStats.key() }),
    ]);
}

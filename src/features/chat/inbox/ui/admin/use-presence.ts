import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';

/** Who of the administrators is there, with the caller's own name and status. */
export const usePresence = () => useQuery({ ...useApi().inbox.getPresence.queryOptions(), staleTime: 0 });

export function usePresenceChange() {
  const queryClient = useQueryClient();
  const { inbox } = useApi();
  return useMutation(
    inbox.setPresence.mutationOptions({
      meta: { title: 'Η αλλαγή δεν αποθηκεύτηκε', inForm: true },
      async onSuccess(presence) {
        queryClient.setQueryData(inbox.getPresence.queryKey(), presence);
        await queryClient.invalidateQueries({ queryKey: inbox.getPresence.key() });
      },
    }),
  );
}

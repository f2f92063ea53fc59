import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { toast } from '#ui/toast/toast.ts';

export function useAdvance() {
  const { alerts } = useApi();
  const queryClient = useQueryClient();
  const readAnew = () => queryClient.invalidateQueries({ queryKey: alerts.key() });
  const acknowledge = useMutation(
    alerts.acknowledgeAlert.mutationOptions({
      onSuccess: () => {
        toast({ title: 'Η ειδοποίηση έγινε αποδεκτή' });
        return readAnew();
      },
    }),
  );
  const resolve = useMutation(
    alerts.resolveAlert.mutationOptions({
      onSuccess: () => {
        toast({ title: 'Η ειδοποίηση επιλύθηκε' });
        return readAnew();
      },
    }),
  );
  const reopen = useMutation(
    alerts.reopenAlerts.mutationOptions({
      onSuccess: ({ message }) => {
        toast({ title: message });
        return readAnew();
      },
    }),
  );
  const resolveAll = useMutation(
    alerts.resolveAlerts.mutationOptions({
      onSuccess: ({ message, ids }) => {
        toast({
          title: message,
          ...(ids.length > 0 && { action: { label: 'Αναίρεση', onClick: () => reopen.mutate({ ids }) } }),
        });
        return readAnew();
      },
    }),
  );
  const pending = acknowledge.isPending ? acknowledge : resolve;
  return {
    pendingId: pending.isPending ? pending.variables?.id : undefined,
    acknowledge: (id: string) => acknowledge.mutate({ id }),
    resolveAll: (kind: Parameters<typeof resolveAll.mutate>[0]) => resolveAll.mutate(kind),
    isResolvingAll: resolveAll.isPending,
    resolve: (id: string) => resolve.mutate({ id }),
  };
}

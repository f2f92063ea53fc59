import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../../ui/api.ts';
import { toast } from '../../../../ui/toast.ts';

/** What can be settled from the overview with one press; what needs more thought has a screen of its own. */
export function useQuickActions() {
  const api = useApi();
  const queryClient = useQueryClient();
  const done = (changed: readonly unknown[]) => async (answer: { message: string }) => {
    toast({ title: answer.message });
    await Promise.all(
      [changed, api.admin.key()].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
  };
  const approval = useMutation(
    api.customers.decideOnCustomer.mutationOptions({
      meta: { title: 'Η απόφαση δεν αποθηκεύτηκε' },
      onSuccess: done(api.customers.key()),
    }),
  );
  const appointment = useMutation(
    api.booking.updateAppointment.mutationOptions({
      meta: { title: 'Σφάλμα κατά την ενημέρωση του ραντεβού' },
      onSuccess: done(api.booking.key()),
    }),
  );
  const order = useMutation(
    api.orders.updateOrder.mutationOptions({
      meta: { title: 'Σφάλμα Ενημέρωσης', failure: 'Παρουσιάστηκε σφάλμα κατά την ενημέρωση.' },
      onSuccess: done(api.orders.key()),
    }),
  );
  return {
    isPending: approval.isPending || appointment.isPending || order.isPending,
    approve: (customerId: string) => approval.mutate({ customerId, isVerified: true, canViewPrices: true }),
    confirmAppointment: (id: string) => appointment.mutate({ id, status: 'confirmed' }),
    confirmOrder: (orderId: string) => order.mutate({ orderId, status: 'confirmed' }),
  };
}

import { useMutation } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { confirm } from '#ui/confirm/confirm.ts';
import { Button } from '#ui/components/Button.tsx';
import { toast } from '#ui/toast/toast.ts';
import type { Appointment } from '../contract.ts';
import { whenText } from '../texts.ts';
import { useRefreshBooking } from './use-refresh-booking.ts';

/** Cancels the customer's appointment, up to a day before. */
export function CancelAppointment({ appointment }: { appointment: Appointment }) {
  const { mutateAsync } = useMutation(
    useApi().booking.cancelAppointment.mutationOptions({
      meta: { title: 'Το ραντεβού δεν ακυρώθηκε' },
      onSuccess: ({ message }) => toast({ title: 'Ακύρωση ραντεβού', description: message }),
      // After a refusal too: the appointment has changed in the meantime.
      onSettled: useRefreshBooking(),
    }),
  );
  return (
    <Button
      variant="danger"
      size="sm"
      onClick={() =>
        confirm({
          title: 'Θέλετε να ακυρώσετε αυτό το ραντεβού;',
          description: `${appointment.serviceName}, ${whenText(appointment)}. Η ώρα ελευθερώνεται για άλλους πελάτες.`,
          reason: { label: 'Λόγος', optional: true, maxLength: 500 },
          cancelLabel: 'Όχι',
          confirmLabel: 'Ναι, ακύρωση',
          pendingLabel: 'Ακύρωση...',
          action: (note) => mutateAsync({ id: appointment.id, note }),
        })
      }
    >
      Ακύρωση<span className="sr-only"> του ραντεβού: {whenText(appointment)}</span>
    </Button>
  );
}

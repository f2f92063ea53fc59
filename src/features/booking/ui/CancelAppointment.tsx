import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#ui/page/api.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Button } from '#ui/components/Button.tsx';
import { toast } from '#ui/toast/toast.ts';
import type { Appointment } from '../contract.ts';
import { whenText } from '../texts.ts';
import { useRefreshBooking } from './use-refresh-booking.ts';

const ReasonDialog = lazyPart(() => import('#ui/form/ReasonDialog.tsx'), 'ReasonDialog');

/** Cancels the customer's appointment, up to a day before. */
export function CancelAppointment({ appointment }: { appointment: Appointment }) {
  const [isAsking, setAsking] = useState(false);
  const refresh = useRefreshBooking();
  const { mutate, isPending } = useMutation(
    useApi().booking.cancelAppointment.mutationOptions({
      meta: { title: 'Το ραντεβού δεν ακυρώθηκε' },
      onSuccess: ({ message }) => toast({ title: 'Ακύρωση ραντεβού', description: message }),
      // After a refusal too: the appointment has changed in the meantime.
      onSettled: async (done) => {
        await refresh();
        if (done) setAsking(false);
      },
    }),
  );
  return (
    <>
      <Button variant="danger" size="sm" onClick={() => setAsking(true)}>
        Ακύρωση<span className="sr-only"> του ραντεβού: {whenText(appointment)}</span>
      </Button>
      {isAsking && (
        <ReasonDialog
          title="Θέλετε να ακυρώσετε αυτό το ραντεβού;"
          description={
            <>
              {appointment.serviceName}, {whenText(appointment)}. Η ώρα ελευθερώνεται για άλλους πελάτες.
            </>
          }
          label="Λόγος"
          optional
          maxLength={500}
          cancelLabel="Όχι"
          confirmLabel="Ναι, ακύρωση"
          pendingLabel="Ακύρωση..."
          pending={isPending}
          onConfirm={(note) => mutate({ id: appointment.id, note })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

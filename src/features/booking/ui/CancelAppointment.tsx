import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useApi } from '../../../ui/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import { toast } from '../../../ui/toast.ts';
import type { Appointment } from '../contract.ts';
import { whenText } from '../texts.ts';
import { useRefreshBooking } from './use-refresh-booking.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../../ui/ConfirmDialog.tsx')).ConfirmDialog,
}));

/** The customer's way out of an appointment, up to a day before. */
export function CancelAppointment({ appointment }: { appointment: Appointment }) {
  const [isAsking, setAsking] = useState(false);
  const [note, setNote] = useState('');
  const refresh = useRefreshBooking();
  const { mutate, isPending } = useMutation(
    useApi().booking.cancelAppointment.mutationOptions({
      meta: { title: 'Το ραντεβού δεν ακυρώθηκε' },
      onSuccess: ({ message }) => toast({ title: 'Ακύρωση ραντεβού', description: message }),
      // Also after a refusal: the appointment has changed meanwhile.
      onSettled: async () => {
        await refresh();
        setAsking(false);
      },
    }),
  );
  return (
    <>
      <Button variant="danger" size="sm" onClick={() => setAsking(true)}>
        Ακύρωση<span className="sr-only"> του ραντεβού: {whenText(appointment)}</span>
      </Button>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            open
            onOpenChange={setAsking}
            title="Θέλετε να ακυρώσετε αυτό το ραντεβού;"
            description={
              <>
                {appointment.serviceName}, {whenText(appointment)}. Η ώρα ελευθερώνεται για άλλους πελάτες.
              </>
            }
            cancelLabel="Όχι"
            confirmLabel="Ναι, ακύρωση"
            pendingLabel="Ακύρωση..."
            pending={isPending}
            onConfirm={() => mutate({ id: appointment.id, note })}
          >
            <Field label="Λόγος" optional>
              <Textarea
                rows={2}
                maxLength={500}
                value={note}
                onChange={(event) => setNote(event.target.value)}
              />
            </Field>
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}

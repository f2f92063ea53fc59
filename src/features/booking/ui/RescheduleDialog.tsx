import { useMutation } from '@tanstack/react-query';
import { ORPCError } from '@orpc/client';
import { useState } from 'react';
import type { LocalDate, LocalTime } from '#shared/dates.ts';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { toast } from '#ui/toast/toast.ts';
import type { Appointment } from '../contract.ts';
import { lengthOf, whenText } from '../texts.ts';
import { Choice } from './Choice.tsx';
import { TimeChoice } from './TimeChoice.tsx';
import { useRefreshBooking } from './use-refresh-booking.ts';

interface Props {
  appointment: Appointment;
  serviceId: number;
  onClose: () => void;
}

export function RescheduleDialog({ appointment, serviceId, onClose }: Props) {
  const [date, setDate] = useState<LocalDate>();
  const [time, setTime] = useState<LocalTime>();
  const [timeError, setTimeError] = useState<string>();
  const refresh = useRefreshBooking();
  const { mutate, isPending } = useMutation(
    useApi().booking.rescheduleAppointment.mutationOptions({
      meta: { title: 'Η ώρα δεν άλλαξε' },
      async onSuccess({ message }) {
        toast({ title: 'Αίτημα για άλλη ώρα', description: message });
        await refresh();
        onClose();
      },
      onError(error) {
        if (error instanceof ORPCError && error.code === 'SLOT_TAKEN') chooseTime(undefined, error.message);
        void refresh();
      },
    }),
  );

  function chooseTime(next: LocalTime | undefined, fault?: string) {
    setTime(next);
    setTimeError(fault);
  }
  function chooseDay(day: LocalDate) {
    setDate(day);
    chooseTime(undefined);
  }
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && !isPending && onClose()}
      title="Άλλη ώρα για το ραντεβού σας"
      description={
        <>
          {appointment.serviceName}, τώρα {whenText(appointment)}. Η νέα ώρα θα περιμένει έγκριση.
        </>
      }
      flush
      footer={
        <>
          <Choice date={date} time={time} />
          <Button variant="ghost" className="max-md:hidden" disabled={isPending} onClick={onClose}>
            Άκυρο
          </Button>
          <Button
            disabled={date === undefined || time === undefined}
            pending={isPending}
            pendingLabel="Αποστολή..."
            onClick={() =>
              date !== undefined &&
              time !== undefined &&
              mutate({ id: appointment.id, appointmentDate: date, appointmentTime: time })
            }
          >
            Ζητήστε αυτή την ώρα
          </Button>
        </>
      }
    >
      <div className="grid md:grid-cols-[minmax(0,330fr)_minmax(0,310fr)]">
        <TimeChoice
          wanted={{ serviceId, hours: lengthOf(appointment), notBefore: appointment.notBefore }}
          date={date}
          time={time}
          onDate={chooseDay}
          onTime={chooseTime}
          timeError={timeError}
        />
      </div>
    </Dialog>
  );
}

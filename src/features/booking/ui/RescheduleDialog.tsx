import { useMutation } from '@tanstack/react-query';
import { ORPCError } from '@orpc/client';
import { useEffect, useRef, useState } from 'react';
import type { LocalDate, LocalTime } from '#shared/dates.ts';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { toast } from '#ui/toast/toast.ts';
import type { Appointment } from '../contract.ts';
import { beginEarlyText } from '../early-begin.ts';
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
  const [beginsEarly, setBeginsEarly] = useState(false);
  const [earlyError, setEarlyError] = useState<string>();
  const early = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (earlyError !== undefined) early.current?.focus();
  }, [earlyError]);
  const { earlyUntil } = appointment;
  const refresh = useRefreshBooking();
  const { mutate, isPending } = useMutation(
    useApi().booking.rescheduleAppointment.mutationOptions({
      meta: { title: 'Η ώρα δεν άλλαξε', inForm: true },
      async onSuccess({ message }) {
        toast({ title: 'Αίτημα για άλλη ώρα', description: message });
        await refresh();
        onClose();
      },
      onError(error) {
        if (error instanceof ORPCError && error.code === 'SLOT_TAKEN') chooseTime(undefined, error.message);
        setEarlyError(error instanceof ORPCError ? error.data?.fields?.beginsEarly : undefined);
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
    setEarlyError(undefined);
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
              mutate({ id: appointment.id, appointmentDate: date, appointmentTime: time, beginsEarly })
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
        {date !== undefined && earlyUntil !== undefined && date <= earlyUntil && (
          <Checkbox
            className="border-t border-line px-4.5 py-5 md:col-span-2 md:px-6"
            checked={beginsEarly}
            onChange={(event) => {
              setBeginsEarly(event.target.checked);
              setEarlyError(undefined);
            }}
            error={earlyError}
            inputRef={early}
          >
            {beginEarlyText('η υπηρεσία')}
          </Checkbox>
        )}
      </div>
    </Dialog>
  );
}

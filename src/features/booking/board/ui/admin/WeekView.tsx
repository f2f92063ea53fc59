import { Hand } from 'lucide-react';
import { startTransition, useOptimistic } from 'react';
import { athensDate, type LocalDate } from '#shared/dates.ts';
import { Loading } from '#ui/components/Loading.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';
import { weekRange } from '../../../appointments-input.ts';
import type { AppointmentsSearch } from '../../../appointments-search.ts';
import type { Appointment } from '../../../contract.ts';
import { weekOf } from '../../week.ts';
import { DayDetails, dayDetailsId } from './DayDetails.tsx';
import { useOpeningDays, useWeekAppointments } from '../../../ui/admin/use-appointments.ts';
import { useMoveAppointment } from '../../../ui/admin/use-change-appointment.ts';
import { WeekBoard } from './WeekBoard.tsx';

interface Props {
  date: LocalDate;
  by: number | undefined;
  now: Date;
  show: (change: AppointmentsSearch) => void;
}

type Move = { id: string; date: LocalDate };

const moved = (appointments: Appointment[] | undefined, { id, date }: Move) =>
  appointments
    ?.map((one) => (one.id === id ? { ...one, appointmentDate: date } : one))
    .toSorted((a, b) => a.appointmentTime.localeCompare(b.appointmentTime));

export function WeekView({ date, by, now, show }: Props) {
  const week = weekOf(date);
  const { data, error, refetch } = useWeekAppointments(date);
  const { data: openings } = useOpeningDays(weekRange(date));
  const { move } = useMoveAppointment();
  // A dropped card stays where it was dropped until the server answers, and returns if the move is refused.
  const visible = by === undefined ? data : data?.filter(({ technicianIds }) => technicianIds?.includes(by));
  const [appointments, moveShown] = useOptimistic(visible, moved);

  function drop(appointment: Appointment, to: LocalDate) {
    startTransition(async () => {
      moveShown({ id: appointment.id, date: to });
      await move(appointment, to);
    });
  }
  function showAll(day: LocalDate) {
    show({ date: day });
    const details = document.getElementById(dayDetailsId);
    details?.scrollIntoView({ block: 'nearest' });
    details?.focus({ preventScroll: true });
  }

  return (
    <>
      {appointments ? (
        <div className="mt-4">
          <WeekBoard
            week={week}
            today={athensDate(now)}
            now={now}
            selected={date}
            appointments={appointments}
            openings={openings}
            onMove={drop}
            onSelect={(day) => show({ date: day })}
            onMore={showAll}
          />
        </div>
      ) : (
        !error && (
          <Loading label="Φόρτωση ραντεβού…" className="mt-4">
            <Skeleton className="h-90" />
          </Loading>
        )
      )}
      <p className="mt-3 flex items-center gap-3 rounded-sm bg-sunken px-3 py-2 text-sm text-text-2">
        <Hand className="icon-sm" />
        <span>
          Σύρετε ένα ραντεβού σε άλλη ημέρα. Η ώρα διατηρείται.{' '}
          <span className="pointer-coarse:hidden">
            Με πληκτρολόγιο: <Key>Space</Key> για επιλογή, βέλη για μετακίνηση, <Key>Esc</Key> για ακύρωση.
          </span>
          <span className="hidden pointer-coarse:inline">Κρατήστε το πατημένο για λίγο πριν το σύρετε.</span>
        </span>
      </p>
      <DayDetails
        date={date}
        appointments={appointments?.filter(({ appointmentDate }) => appointmentDate === date)}
        error={error}
        onRetry={() => void refetch()}
      />
    </>
  );
}

function Key({ children }: { children: string }) {
  return (
    <kbd className="rounded-xs border border-line-strong bg-surface px-1 font-mono text-[0.9em]">
      {children}
    </kbd>
  );
}

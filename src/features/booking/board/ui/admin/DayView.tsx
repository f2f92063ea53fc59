import { useQuery } from '@tanstack/react-query';
import { Hand, Printer } from 'lucide-react';
import { startTransition, useOptimistic, useState } from 'react';
import { formatDay, type LocalDate } from '#shared/dates.ts';
import { useApi } from '#ui/page/api.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Button } from '#ui/components/Button.tsx';
import { ErrorState } from '#ui/components/ErrorState.tsx';
import { Loading } from '#ui/components/Loading.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';
import { hourOf, timeOf } from '../../../opening.ts';
import type { Appointment } from '../../../contract.ts';
import { partByCrew, type Drop } from '../../day-board.ts';
import { AppointmentTable } from '../../../ui/admin/AppointmentTable.tsx';
import { DayBoard } from './DayBoard.tsx';
import type { PartsReader } from '../../../ui/admin/parts-reader.ts';
import { useDayAppointments, useOpeningDays } from '../../../ui/admin/use-appointments.ts';
import { useAssignAppointment } from '../../../ui/admin/use-change-appointment.ts';

const DaySheets = lazyPart(() => import('./DaySheets.tsx'), 'DaySheets');

interface Props {
  date: LocalDate;
  now: Date;
  DayParts: PartsReader;
}

/** A dropped visit at its new place, until the server answers. */
function placed(appointments: Appointment[] | undefined, { visit, from, to, hour }: Drop) {
  const length = hourOf(visit.endTime) - hourOf(visit.appointmentTime);
  return appointments?.map((one) =>
    one.id === visit.id
      ? {
          ...one,
          appointmentTime: timeOf(hour),
          endTime: timeOf(hour + length),
          technicianIds: (one.technicianIds ?? []).map((id) => (id === from ? to : id)),
        }
      : one,
  );
}

/** One day, hours down and technicians across: visits are dragged to another hour or technician, and printed. */
export function DayView({ date, now, DayParts }: Props) {
  const api = useApi();
  const visitsOfDay = useDayAppointments(date);
  const { data: openings } = useOpeningDays({ from: date, to: date });
  const team = useQuery(api.team.listTechnicians.queryOptions());
  const { data: technicians } = team;
  const { data: absences } = useQuery(
    api.team.listAbsences.queryOptions({ meta: { title: 'Οι απουσίες δεν φορτώθηκαν' } }),
  );
  const assign = useAssignAppointment();
  const [appointments, place] = useOptimistic(visitsOfDay.data, placed);
  const [isPrinting, setPrinting] = useState(false);

  function drop(to: Drop) {
    startTransition(async () => {
      place(to);
      await assign(to.visit, {
        technicianId: to.to,
        insteadOf: to.from,
        appointmentDate: date,
        appointmentTime: timeOf(to.hour),
      });
    });
  }

  const failed = [visitsOfDay, team].find(({ data, error }) => error && !data);
  if (failed) {
    return (
      <ErrorState
        error={failed.error}
        className="mt-4"
        title="Δεν ήταν δυνατή η φόρτωση των ραντεβού"
        onRetry={() => void failed.refetch()}
      />
    );
  }
  if (!appointments || !technicians) {
    return (
      <Loading label="Φόρτωση ραντεβού…" className="mt-4">
        <Skeleton className="h-90" />
      </Loading>
    );
  }
  const { visits, others } = partByCrew(appointments);
  const away = new Set(
    (absences ?? []).filter(({ from, to }) => from <= date && date <= to).map((one) => one.technicianId),
  );
  const going = new Set(visits.flatMap(({ technicianIds = [] }) => technicianIds));
  // A technician who takes no new visits has a lane only while there are old ones.
  const lanes = technicians.filter(({ id, isActive }) => isActive || going.has(id));
  return (
    <>
      <Button
        className="mt-4"
        size="sm"
        variant="outline"
        disabled={visits.length === 0}
        onClick={() => setPrinting(true)}
      >
        <Printer />
        Φύλλα ημέρας
      </Button>
      <DayBoard
        date={date}
        now={now}
        opening={openings?.[0]}
        technicians={lanes}
        away={away}
        visits={visits}
        onDrop={drop}
      />
      <p className="mt-3 flex items-center gap-3 rounded-sm bg-sunken px-3 py-2 text-sm text-text-2">
        <Hand className="icon-sm" />
        <span>
          Σύρετε μια επίσκεψη σε άλλη ώρα ή σε άλλον τεχνικό.{' '}
          <span className="pointer-coarse:hidden">Με πληκτρολόγιο: Space, βέλη, Space· Esc για ακύρωση.</span>
          <span className="hidden pointer-coarse:inline">Κρατήστε την πατημένη για λίγο πριν τη σύρετε.</span>
        </span>
      </p>
      {others.length > 0 && (
        <div className="mt-4">
          <Panel flush title="Χωρίς συνεργείο">
            <AppointmentTable caption={`Χωρίς συνεργείο, ${formatDay(date)}`} appointments={others} />
          </Panel>
        </div>
      )}
      {isPrinting && (
        <DayParts date={date}>
          {(parts) => (
            <DaySheets
              date={date}
              technicians={lanes}
              visits={visits}
              parts={parts}
              onDone={() => setPrinting(false)}
            />
          )}
        </DayParts>
      )}
    </>
  );
}

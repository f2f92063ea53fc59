import { formatDay, type LocalDate } from '#shared/dates.ts';
import { plural } from '#shared/greek.ts';
import { ErrorState } from '#ui/components/ErrorState.tsx';
import { Loading } from '#ui/components/Loading.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';
import { useUndoables } from '#ui/undo/undoable.ts';
import { partDay } from '../../board-day.ts';
import type { Appointment } from '../../../contract.ts';
import { AppointmentTable } from '../../../ui/admin/AppointmentTable.tsx';
import { appointmentSubject } from '../../../ui/admin/use-change-appointment.ts';

/** The id of the day's details, which «+1 ακόμη» scrolls to. */
export const dayDetailsId = 'day-details';

interface Props {
  date: LocalDate;
  appointments: readonly Appointment[] | undefined;
  error: Error | null;
  onRetry: () => void;
}

export function DayDetails({ date, appointments, error, onRetry }: Props) {
  const undoables = useUndoables();
  const { live, off } = partDay(appointments ?? [], (one) => undoables.has(appointmentSubject(one)));
  return (
    <div id={dayDetailsId} tabIndex={-1} className="mt-4 scroll-mt-20 outline-none">
      <Panel
        flush
        title={
          <>
            {formatDay(date)}{' '}
            {appointments && (
              <span className="text-sm font-medium text-text-2">
                {live.length} ραντεβού
                {off.length > 0 && ` · ${plural(off.length, 'ακυρωμένο', 'ακυρωμένα')}`}
              </span>
            )}
          </>
        }
      >
        {error && !appointments ? (
          <ErrorState
            error={error}
            className="m-4"
            title="Δεν ήταν δυνατή η φόρτωση των ραντεβού"
            onRetry={onRetry}
          />
        ) : !appointments ? (
          <Loading label="Φόρτωση ραντεβού…" className="grid gap-2 p-4">
            <Skeleton className="h-8" />
            <Skeleton className="h-8" />
          </Loading>
        ) : appointments.length === 0 ? (
          <p className="px-3.5 py-4 text-base text-text-2">Δεν βρέθηκαν ραντεβού.</p>
        ) : (
          <AppointmentTable caption={`Ραντεβού, ${formatDay(date)}`} appointments={[...live, ...off]} />
        )}
      </Panel>
    </div>
  );
}

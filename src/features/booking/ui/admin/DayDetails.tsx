import { CalendarX2 } from 'lucide-react';
import { formatDay, type LocalDate } from '../../../../shared/dates.ts';
import { EmptyState } from '../../../../ui/pieces/EmptyState.tsx';
import { ErrorState } from '../../../../ui/pieces/ErrorState.tsx';
import { Loading } from '../../../../ui/pieces/Loading.tsx';
import { Panel } from '../../../../ui/pieces/Panel.tsx';
import { Skeleton } from '../../../../ui/pieces/Skeleton.tsx';
import type { Appointment } from '../../contract.ts';
import { AppointmentTable } from './AppointmentTable.tsx';

/** The place of a day's details, to which «+1 ακόμη» leads. */
export const dayDetailsId = 'day-details';

interface Props {
  date: LocalDate;
  appointments: readonly Appointment[] | undefined;
  isError: boolean;
  onRetry: () => void;
}

/** Every appointment of one day. */
export function DayDetails({ date, appointments, isError, onRetry }: Props) {
  return (
    <div id={dayDetailsId} tabIndex={-1} className="mt-4 scroll-mt-20 outline-none">
      <Panel
        flush
        title={
          <>
            {formatDay(date)}{' '}
            {appointments && (
              <span className="text-sm font-medium text-text-2">{appointments.length} ραντεβού</span>
            )}
          </>
        }
      >
        {isError ? (
          <ErrorState className="m-4" title="Δεν ήταν δυνατή η φόρτωση των ραντεβού" onRetry={onRetry} />
        ) : !appointments ? (
          <Loading label="Φόρτωση ραντεβού…" className="grid gap-2 p-4">
            <Skeleton className="h-8" />
            <Skeleton className="h-8" />
          </Loading>
        ) : appointments.length === 0 ? (
          <EmptyState icon={<CalendarX2 />} title="Δεν βρέθηκαν ραντεβού" className="px-5 py-6" />
        ) : (
          <AppointmentTable caption={`Ραντεβού, ${formatDay(date)}`} appointments={appointments} />
        )}
      </Panel>
    </div>
  );
}

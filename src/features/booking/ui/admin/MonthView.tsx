import { CalendarX2, ChevronRight } from 'lucide-react';
import { athensDate, formatDay, type LocalDate } from '../../../../shared/dates.ts';
import { daysOfMonth, formatMonth, monthOf } from '../../../../shared/months.ts';
import { Calendar } from '../../../../ui/pieces/Calendar.tsx';
import { EmptyState } from '../../../../ui/pieces/EmptyState.tsx';
import { Panel } from '../../../../ui/pieces/Panel.tsx';
import { cx } from '../../../../ui/style/cx.ts';
import type { AppointmentsSearch } from '../../appointments-search.ts';
import { DayDetails } from './DayDetails.tsx';
import { useAppointmentDays, useDayAppointments, useOpeningDays } from './use-appointments.ts';

interface Props {
  date: LocalDate;
  now: Date;
  show: (change: AppointmentsSearch) => void;
}

/** A month to choose a day from, the days of it that have appointments, and those of the chosen day. */
export function MonthView({ date, now, show }: Props) {
  const month = monthOf(date);
  const { data: days } = useAppointmentDays(daysOfMonth(month));
  const { data: openings } = useOpeningDays(daysOfMonth(month));
  const { data: appointments, isError, refetch } = useDayAppointments(date);
  const counts = new Map(days?.map((day) => [day.date, day.total]));
  const closed = new Map(openings?.filter(({ isOpen }) => !isOpen).map((day) => [day.date, day.reason]));

  function describe(day: LocalDate): string {
    const count = `${counts.get(day) ?? 0} ραντεβού`;
    return closed.has(day) ? `${count}, κλειστά: ${closed.get(day) ?? ''}` : count;
  }

  return (
    <>
      <div className="mt-4 grid gap-4 lg:grid-cols-[340px_1fr]">
        <div className="rounded-md border border-line bg-surface p-4">
          <Calendar
            month={date}
            selected={date}
            today={athensDate(now)}
            marked={new Set(counts.keys())}
            describe={describe}
            onSelect={(day) => show({ date: day })}
            className="mx-auto max-w-88"
          />
          <p className="mt-2 text-xs text-text-2">Οι ημέρες με τελεία έχουν ραντεβού.</p>
        </div>
        <Panel flush title="Ημέρες με ραντεβού">
          {days?.length === 0 ? (
            <EmptyState
              icon={<CalendarX2 />}
              title={`Κανένα ραντεβού: ${formatMonth(month)}`}
              className="px-5 py-6"
            />
          ) : (
            <ul className="grid max-h-86 overflow-y-auto sm:grid-cols-2">
              {days?.map((day) => (
                <li key={day.date} className="border-b border-line sm:odd:border-r">
                  <button
                    type="button"
                    aria-pressed={day.date === date}
                    onClick={() => show({ date: day.date })}
                    className={cx(
                      'flex min-h-11 w-full items-center gap-2 px-3.5 py-1.5 text-left text-sm -outline-offset-2! hover:bg-surface-hover',
                      day.date === date && 'bg-primary-soft',
                    )}
                  >
                    <span className="mr-auto font-medium">{formatDay(day.date)}</span>
                    {day.pending > 0 && (
                      <span className="text-xs font-medium text-medium-text">
                        {day.pending} {day.pending === 1 ? 'εκκρεμές' : 'εκκρεμή'}
                      </span>
                    )}
                    <span className="num text-text-2">{day.total} ραντεβού</span>
                    <ChevronRight className="icon-sm text-text-3" />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </Panel>
      </div>
      <DayDetails date={date} appointments={appointments} isError={isError} onRetry={() => void refetch()} />
    </>
  );
}

import { CalendarX2, ChevronRight } from 'lucide-react';
import { athensDate, formatDay, type LocalDate } from '#shared/dates.ts';
import { plural } from '#shared/greek.ts';
import { daysOfMonth, formatMonth, monthOf, type Month } from '#shared/months.ts';
import { Calendar } from '#ui/components/Calendar.tsx';
import { cx } from '#ui/style/cx.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { ErrorState } from '#ui/components/ErrorState.tsx';
import { Loading } from '#ui/components/Loading.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';
import type { AppointmentsSearch } from '../../../appointments-search.ts';
import { isClosedWeekly } from '../../../opening.ts';
import type { AppointmentDay } from '../../month-contract.ts';
import { DayDetails } from './DayDetails.tsx';
import {
  useAppointmentDays,
  useDayAppointments,
  useOpeningDays,
} from '../../../ui/admin/use-appointments.ts';

interface Props {
  date: LocalDate;
  now: Date;
  show: (change: AppointmentsSearch) => void;
}

export function MonthView({ date, now, show }: Props) {
  const month = monthOf(date);
  const today = athensDate(now);
  const { data: days, error: failure, refetch: again } = useAppointmentDays(daysOfMonth(month));
  const { data: openings } = useOpeningDays(daysOfMonth(month));
  const { data: appointments, error, refetch } = useDayAppointments(date);
  const failed = failure && !days;
  const dayOf = new Map(days?.map((day) => [day.date, day]));
  const closed = new Map(openings?.filter(({ isOpen }) => !isOpen).map((day) => [day.date, day.reason]));

  function describe(at: LocalDate): string {
    const day = dayOf.get(at);
    return [
      day ? countsOf(day) : days && '0 ραντεβού',
      day && at >= today && loadOf(day),
      closed.has(at) && `κλειστά: ${closed.get(at) ?? ''}`,
    ]
      .filter(Boolean)
      .join(', ');
  }

  return (
    <>
      {failed && (
        <ErrorState
          error={failure}
          className="mt-4"
          title="Τα ραντεβού του μήνα δεν φορτώθηκαν"
          onRetry={() => void again()}
        />
      )}
      <div className="mt-4 rounded-md border border-line bg-surface p-4 lg:p-2.5">
        <Calendar
          month={date}
          selected={date}
          today={today}
          marked={new Set(dayOf.keys())}
          describe={describe}
          renderContent={(at) => (
            <DayContent
              day={dayOf.get(at)}
              holiday={isClosedWeekly({ date: at, reason: closed.get(at) }) ? undefined : closed.get(at)}
              isOver={at < today}
            />
          )}
          onSelect={(day) => show({ date: day })}
          className="max-lg:mx-auto max-lg:max-w-88"
        />
        <p className="mt-2 text-xs text-text-2 lg:hidden">Οι ημέρες με τελεία έχουν ραντεβού.</p>
      </div>
      <DayDetails date={date} appointments={appointments} error={error} onRetry={() => void refetch()} />
      {!failed && <DayList days={days} month={month} selected={date} show={show} />}
    </>
  );
}

const countsOf = ({ total, pending, off }: AppointmentDay) =>
  [
    `${total} ραντεβού`,
    pending > 0 && plural(pending, 'εκκρεμές', 'εκκρεμή'),
    off > 0 && plural(off, 'ακυρωμένο', 'ακυρωμένα'),
  ]
    .filter(Boolean)
    .join(', ');

const loadOf = ({ takenHours, hours }: AppointmentDay) =>
  hours > 0 && `κλεισμένες ${takenHours} από ${hours} ώρες τεχνικών`;

interface DayContentProps {
  day: AppointmentDay | undefined;
  /** The reason why the day is closed, unless it is a Sunday. */
  holiday: string | undefined;
  /** A past day has no free time to show. */
  isOver: boolean;
}

/** A day's content in the month: the customers by time, and how much of the technicians' time is reserved. */
function DayContent({ day, holiday, isOver }: DayContentProps) {
  const more = day ? day.total - day.first.length : 0;
  return (
    <span className="hidden w-full min-w-0 gap-0.5 text-xs font-normal lg:grid">
      {holiday && <span className="truncate text-text-2">{holiday}</span>}
      {day?.first.map(({ id, appointmentTime, customerName, isPending }) => (
        <span key={id} className="flex min-w-0 items-baseline gap-1.5">
          <span className={cx('code', isPending && 'font-semibold text-medium-text')}>{appointmentTime}</span>
          <span className="truncate">{customerName}</span>
        </span>
      ))}
      {(more > 0 || (day?.off ?? 0) > 0) && (
        <span className="truncate text-text-2">
          {[more > 0 && `+${more} ακόμη`, day?.off && plural(day.off, 'ακυρωμένο', 'ακυρωμένα')]
            .filter(Boolean)
            .join(' · ')}
        </span>
      )}
      {day && !isOver && day.hours > 0 && (
        <span
          title={loadOf(day) || undefined}
          className="mt-1 h-1 overflow-hidden rounded-full bg-surface-press"
        >
          <span
            className="block h-full bg-primary"
            style={{ width: `${Math.min(100, (day.takenHours / day.hours) * 100)}%` }}
          />
        </span>
      )}
    </span>
  );
}

interface DayListProps {
  days: readonly AppointmentDay[] | undefined;
  month: Month;
  selected: LocalDate;
  show: (change: AppointmentsSearch) => void;
}

/** The days that have appointments, for screens where the month has no room to show them. */
function DayList({ days, month, selected, show }: DayListProps) {
  return (
    <Panel flush title="Ημέρες με ραντεβού" className="mt-4 lg:hidden">
      {!days ? (
        <Loading label="Φόρτωση ραντεβού…" className="grid gap-2 p-4">
          <Skeleton className="h-8" />
          <Skeleton className="h-8" />
        </Loading>
      ) : days.length === 0 ? (
        <EmptyState
          icon={<CalendarX2 />}
          title={`Κανένα ραντεβού: ${formatMonth(month)}`}
          className="px-5 py-6"
        />
      ) : (
        <ul className="grid sm:grid-cols-2">
          {days.map((day) => (
            <li key={day.date} className="border-b border-line sm:odd:border-r">
              <button
                type="button"
                aria-pressed={day.date === selected}
                onClick={() => show({ date: day.date })}
                className={cx(
                  'flex min-h-11 w-full items-center gap-2 px-3.5 py-1.5 text-left text-sm -outline-offset-2! hover:bg-surface-hover',
                  day.date === selected && 'bg-primary-soft',
                )}
              >
                <span className="mr-auto font-medium">{formatDay(day.date)}</span>
                {day.pending > 0 && (
                  <span className="text-xs font-medium text-medium-text">
                    {plural(day.pending, 'εκκρεμές', 'εκκρεμή')}
                  </span>
                )}
                <span className="num text-text-2">
                  {day.total > 0 ? `${day.total} ραντεβού` : plural(day.off, 'ακυρωμένο', 'ακυρωμένα')}
                </span>
                <ChevronRight className="icon-sm text-text-3" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

import { useDroppable } from '@dnd-kit/core';
import { CalendarPlus2 } from 'lucide-react';
import { formatDay, type LocalDate } from '../../../../shared/dates.ts';
import { cx } from '../../../../ui/style/cx.ts';
import type { Appointment, OpeningDay } from '../../contract.ts';
import { whyNotMoveTo } from '../../move.ts';
import { DraggableCard } from './DraggableCard.tsx';

/** How many cards a day shows (specification 2, section 9). */
const cardsPerDay = 2;

interface Props {
  date: LocalDate;
  now: Date;
  isToday: boolean;
  isSelected: boolean;
  opening: OpeningDay | undefined;
  appointments: readonly Appointment[];
  /** What is being dragged, from whichever day. */
  lifted: Appointment | undefined;
  onSelect: () => void;
  onMore: () => void;
}

const notHere = { PAST: 'Έχει περάσει', CLOSED: 'Κλειστά', OUTSIDE_HOURS: 'Εκτός ωραρίου' };

/** One day of the week board: takes the appointments that are dropped on it. */
export function DayColumn(props: Props) {
  const { date, now, isToday, isSelected, opening, appointments, lifted, onSelect, onMore } = props;
  const { setNodeRef, isOver } = useDroppable({ id: date });
  const [weekday = '', day, monthName] = formatDay(date).split(' ');
  const isClosed = opening?.isOpen === false;
  const isTarget = isOver && lifted !== undefined && lifted.appointmentDate !== date;
  const refusal = isTarget && opening ? whyNotMoveTo(lifted, opening, now) : null;
  const hidden = appointments.length - cardsPerDay;
  return (
    <li
      ref={setNodeRef}
      data-date={date}
      className={cx(
        'relative min-h-84 border-l border-line pb-3 first:border-l-0',
        isClosed && 'hatched',
        isTarget && 'z-1 outline-2 -outline-offset-1',
        isTarget && (refusal ? 'bg-critical-soft outline-critical' : 'bg-primary-soft outline-primary'),
      )}
    >
      <h3 className="border-b border-line font-normal tracking-normal">
        <button
          type="button"
          aria-pressed={isSelected}
          onClick={onSelect}
          className={cx(
            'flex min-h-11 w-full items-baseline gap-1.5 border-t-2 px-3 py-1.5 text-sm -outline-offset-2! hover:bg-surface-hover aria-pressed:bg-surface-press',
            isToday ? 'border-primary text-primary-text' : 'border-transparent',
          )}
        >
          {weekday.slice(0, 3)}
          <span className="num text-lg font-semibold">{day}</span>
          <span className="sr-only">{monthName}</span>
          <span className="num ml-auto text-xs text-text-2">
            {appointments.length > 0 && appointments.length}
            <span className="sr-only">
              {appointments.length > 0 ? ' ραντεβού' : 'κανένα ραντεβού'}
              {isToday && ', σήμερα'}
            </span>
          </span>
        </button>
      </h3>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5 p-2">
        {isClosed && <p className="w-fit rounded-xs bg-bg px-1 text-xs text-text-2">{closedText(opening)}</p>}
        {appointments.slice(0, cardsPerDay).map((appointment) => (
          <DraggableCard key={appointment.id} appointment={appointment} />
        ))}
        {hidden > 0 && (
          <button
            type="button"
            aria-label={`+${hidden} ακόμη, ${formatDay(date)}`}
            onClick={onMore}
            className="min-h-7 w-fit rounded-xs px-1.5 text-xs font-semibold text-primary-text hover:underline pointer-coarse:min-h-9"
          >
            +{hidden} ακόμη
          </button>
        )}
        {isTarget && (
          <p
            className={cx(
              'flex min-h-24 items-start gap-2 rounded-sm border border-dashed p-2.5 text-sm font-medium',
              refusal ? 'border-critical text-critical-text' : 'border-primary text-primary-text',
            )}
          >
            {!refusal && <CalendarPlus2 className="icon-sm mt-0.5" />}
            <span>
              {refusal ? notHere[refusal] : 'Μετακίνηση εδώ'}
              <b className="code block">{lifted.appointmentTime}</b>
            </span>
          </p>
        )}
      </div>
    </li>
  );
}

/** On a Sunday the name of the day says nothing new. */
function closedText({ date, reason }: OpeningDay): string {
  return reason && !formatDay(date).startsWith(reason) ? `Κλειστά: ${reason}` : 'Κλειστά';
}

import { useDroppable, useDraggable } from '@dnd-kit/core';
import { CalendarPlus2 } from 'lucide-react';
import { formatDay, type LocalDate } from '#shared/dates.ts';
import { plural } from '#shared/greek.ts';
import { cx } from '#ui/style/cx.ts';
import { useUndoables } from '#ui/undo/undoable.ts';
import { cardsPerDay, partDay } from '../../board-day.ts';
import type { Appointment, OpeningDay } from '../../../contract.ts';
import { isClosedWeekly } from '../../../opening.ts';
import { whyNotMoveTo } from '../../move.ts';
import { appointmentSubject } from '../../../ui/admin/use-change-appointment.ts';
import { holds } from '../../../rules.ts';
import { AppointmentCard } from '../../../ui/admin/AppointmentCard.tsx';

interface Props {
  date: LocalDate;
  now: Date;
  isToday: boolean;
  isSelected: boolean;
  opening: OpeningDay | undefined;
  appointments: readonly Appointment[];
  /** The appointment being dragged, from any day. */
  lifted: Appointment | undefined;
  onSelect: () => void;
  onMore: () => void;
}

const notHere = { PAST: 'Έχει περάσει', CLOSED: 'Κλειστά', OUTSIDE_HOURS: 'Εκτός ωραρίου' };

export function DayColumn(props: Props) {
  const { date, now, isToday, isSelected, opening, appointments, lifted, onSelect, onMore } = props;
  const { setNodeRef, isOver } = useDroppable({ id: date });
  const [weekday = '', day, monthName] = formatDay(date).split(' ');
  const isClosed = opening?.isOpen === false;
  const isTarget = isOver && lifted !== undefined && lifted.appointmentDate !== date;
  const refusal = isTarget && opening ? whyNotMoveTo(lifted, opening, now) : null;
  const undoables = useUndoables();
  const { live, off } = partDay(appointments, (one) => undoables.has(appointmentSubject(one)));
  const hidden = live.length - cardsPerDay;
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
            {live.length > 0 && live.length}
            <span className="sr-only">
              {live.length > 0 ? ' ραντεβού' : 'κανένα ραντεβού'}
              {isToday && ', σήμερα'}
            </span>
          </span>
        </button>
      </h3>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5 p-2">
        {isClosed && <p className="w-fit rounded-xs bg-bg px-1 text-xs text-text-2">{closedText(opening)}</p>}
        {live.slice(0, cardsPerDay).map((appointment) => (
          <DraggableCard key={appointment.id} appointment={appointment} />
        ))}
        {hidden > 0 && <MoreButton text={`+${hidden} ακόμη`} date={date} onClick={onMore} />}
        {off.length > 0 && (
          <MoreButton
            text={plural(off.length, 'ακυρωμένο', 'ακυρωμένα')}
            date={date}
            onClick={onMore}
            className="text-text-2"
          />
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

/** Opens the appointments of the day that have no card. */
function MoreButton(props: { text: string; date: LocalDate; onClick: () => void; className?: string }) {
  const { text, date, onClick, className = 'text-primary-text' } = props;
  return (
    <button
      type="button"
      aria-label={`${text}, ${formatDay(date)}`}
      onClick={onClick}
      className={cx(
        'min-h-7 w-fit rounded-xs px-1.5 text-xs font-semibold hover:underline pointer-coarse:min-h-9',
        className,
      )}
    >
      {text}
    </button>
  );
}

const closedText = (day: OpeningDay) =>
  day.reason && !isClosedWeekly(day) ? `Κλειστά: ${day.reason}` : 'Κλειστά';

/** A draggable card; while it is dragged, only its outline stays behind. */
function DraggableCard({ appointment }: { appointment: Appointment }) {
  const isMovable = holds(appointment.status);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: appointment.id,
    disabled: !isMovable,
    attributes: { roleDescription: 'ραντεβού που μετακινείται' },
  });
  return (
    // Mouse and touch drag the whole card, the keyboard its button.
    <div
      ref={setNodeRef}
      {...listeners}
      className={cx('relative touch-manipulation', isMovable && 'cursor-grab')}
    >
      <div className={isDragging ? 'invisible' : undefined}>
        <AppointmentCard
          appointment={appointment}
          {...(isMovable && {
            handle: {
              ref: setActivatorNodeRef,
              'aria-roledescription': attributes['aria-roledescription'],
              'aria-describedby': attributes['aria-describedby'],
            },
          })}
        />
      </div>
      {isDragging && (
        <p className="absolute inset-0 grid place-items-center rounded-sm border border-dashed border-control text-xs text-text-2">
          αρχική θέση
        </p>
      )}
    </div>
  );
}

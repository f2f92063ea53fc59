import { DndContext, DragOverlay, type DragEndEvent } from '@dnd-kit/core';
import { useRef, useState } from 'react';
import type { LocalDate } from '#shared/dates.ts';
import { useMedia } from '#ui/page/use-media.ts';
import { toast } from '#ui/toast/toast.ts';
import { useClickGuard } from '#ui/undo/use-click-guard.ts';
import type { Appointment, OpeningDay } from '../../../contract.ts';
import { whyNotMoveTo } from '../../move.ts';
import { bookingRefusals } from '../../../refusals.ts';
import { AppointmentCard } from '../../../ui/admin/AppointmentCard.tsx';
import { boardAnnouncements, dragInstructions } from './board-announcements.ts';
import { dayBeneath, edgeScroll, useBoardSensors } from './board-sensors.ts';
import { DayColumn } from './DayColumn.tsx';

interface Props {
  week: readonly LocalDate[];
  today: LocalDate;
  now: Date;
  selected: LocalDate;
  appointments: readonly Appointment[];
  openings: readonly OpeningDay[] | undefined;
  onMove: (appointment: Appointment, date: LocalDate) => void;
  onSelect: (date: LocalDate) => void;
  onMore: (date: LocalDate) => void;
}

/** Seven days from Monday; appointments are dragged between them by mouse, touch or keyboard. */
export function WeekBoard(props: Props) {
  const { week, today, now, selected, appointments, openings, onMove, onSelect, onMore } = props;
  const sensors = useBoardSensors();
  const [liftedId, setLiftedId] = useState<string>();
  const board = useRef<HTMLDivElement>(null);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const clickGuard = useClickGuard(appointments.map(({ id, status }) => `${id} ${status}`).join());
  const lifted = appointments.find(({ id }) => id === liftedId);

  // A card that was moved by keyboard is a new element in its new column.
  function focusMoved(id: string) {
    requestAnimationFrame(() =>
      board.current?.querySelector<HTMLElement>(`[data-appointment="${id}"]`)?.focus(),
    );
  }

  function drop({ over, activatorEvent }: DragEndEvent) {
    setLiftedId(undefined);
    const day = openings?.find(({ date }) => date === over?.id);
    if (!lifted || !day || day.date === lifted.appointmentDate) return;
    const code = whyNotMoveTo(lifted, day, now);
    if (code) {
      toast({
        title: 'Αποτυχία ενημέρωσης ημερομηνίας',
        description: bookingRefusals[code].message,
        tone: 'critical',
      });
      return;
    }
    onMove(lifted, day.date);
    if (activatorEvent instanceof KeyboardEvent) focusMoved(lifted.id);
  }

  return (
    <DndContext
      id="week-board"
      sensors={sensors}
      collisionDetection={dayBeneath}
      autoScroll={edgeScroll}
      accessibility={{
        announcements: boardAnnouncements({ appointments, openings, now }),
        screenReaderInstructions: { draggable: dragInstructions },
      }}
      onDragStart={({ active }) => setLiftedId(String(active.id))}
      onDragEnd={drop}
      onDragCancel={() => setLiftedId(undefined)}
    >
      <div ref={board} {...clickGuard} className="overflow-x-auto rounded-md border border-line bg-surface">
        <ul className="grid min-w-[896px] grid-cols-7 max-md:min-w-[1120px]">
          {week.map((date) => (
            <DayColumn
              key={date}
              date={date}
              now={now}
              isToday={date === today}
              isSelected={date === selected}
              opening={openings?.find((day) => day.date === date)}
              appointments={appointments.filter(({ appointmentDate }) => appointmentDate === date)}
              lifted={lifted}
              onSelect={() => onSelect(date)}
              onMore={() => onMore(date)}
            />
          ))}
        </ul>
      </div>
      <DragOverlay {...(isStill && { dropAnimation: null })}>
        {lifted && (
          <div
            inert
            className="rotate-[1.6deg] cursor-grabbing rounded-sm shadow-float motion-reduce:rotate-0"
          >
            <AppointmentCard appointment={lifted} />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

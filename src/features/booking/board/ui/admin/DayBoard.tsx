import { DndContext, DragOverlay, useDroppable, type DragEndEvent } from '@dnd-kit/core';
import { useRef, useState } from 'react';
import type { LocalDate } from '#shared/dates.ts';
import { useMedia } from '#ui/page/use-media.ts';
import { cx } from '#ui/style/cx.ts';
import { toast } from '#ui/toast/toast.ts';
import type { Appointment } from '../../../contract.ts';
import {
  cellId,
  laneId,
  readCell,
  readLane,
  shownHours,
  whyNotDrop,
  type BoardDay,
  type Drop,
} from '../../day-board.ts';
import { hourOf, timeOf } from '../../../opening.ts';
import { cellAtTop, edgeScroll, moveByCell, useBoardSensors } from './board-sensors.ts';
import { dayAnnouncements, dayInstructions } from './day-announcements.ts';
import { TechnicianDot } from '../../../ui/admin/TechnicianDot.tsx';
import { VisitBlock, VisitCard } from './VisitBlock.tsx';

type Technician = { id: number; name: string };

interface Props extends BoardDay {
  date: LocalDate;
  technicians: readonly Technician[];
  onDrop: (drop: Drop) => void;
}

/** The height of an hour in pixels. */
const hourPx = 56;

/** How far the hours that are shown lie apart. */
const stepIn = ([first = 0, second = first + 1]: readonly number[]) => second - first;

/** Hours down, technicians across; a visit is dragged by mouse, touch or keyboard. */
export function DayBoard({ date, technicians, onDrop, ...day }: Props) {
  const { opening, away, visits } = day;
  const sensors = useBoardSensors(moveByCell);
  const [lifted, setLifted] = useState<{ visit: Appointment; technicianId: number }>();
  const board = useRef<HTMLDivElement>(null);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const hours = shownHours(opening, visits);
  const whyNot = (drop: Drop) => whyNotDrop(day, drop);

  function end({ active, over, activatorEvent }: DragEndEvent) {
    setLifted(undefined);
    const { appointmentId, technicianId: from } = readLane(active.id);
    const visit = visits.find(({ id }) => id === appointmentId);
    if (!visit || !over) return;
    const { technicianId: to, hour } = readCell(over.id);
    if (to === from && hour === hourOf(visit.appointmentTime)) return;
    const drop = { visit, from, to, hour };
    const reason = whyNot(drop);
    if (reason) {
      toast({ title: 'Το ραντεβού έμεινε στη θέση του', description: reason, tone: 'critical' });
      return;
    }
    onDrop(drop);
    // A visit that was moved by keyboard is a new element in its new lane.
    if (activatorEvent instanceof KeyboardEvent) {
      requestAnimationFrame(() =>
        board.current?.querySelector<HTMLElement>(`[data-lane="${laneId(visit.id, to)}"]`)?.focus(),
      );
    }
  }

  return (
    <DndContext
      id="day-board"
      sensors={sensors}
      collisionDetection={cellAtTop}
      autoScroll={edgeScroll}
      accessibility={{
        announcements: dayAnnouncements({ visits, technicians, whyNot }),
        screenReaderInstructions: { draggable: dayInstructions },
      }}
      onDragStart={({ active }) => {
        const { appointmentId, technicianId } = readLane(active.id);
        const visit = visits.find(({ id }) => id === appointmentId);
        setLifted(visit && { visit, technicianId });
      }}
      onDragEnd={end}
      onDragCancel={() => setLifted(undefined)}
    >
      <div
        ref={board}
        className="mt-3 overflow-x-auto rounded-md border border-line bg-surface"
        role="group"
        aria-label="Ώρες και τεχνικοί"
      >
        <div
          className="grid min-w-fit"
          style={{
            gridTemplateColumns: `56px repeat(${technicians.length}, minmax(clamp(98px, 26vw, 170px), 1fr))`,
          }}
        >
          <div className="sticky left-0 z-2 border-b border-line bg-surface" />
          {technicians.map(({ id, name }) => (
            <h3
              key={id}
              className="flex min-h-11 items-center gap-2 border-b border-l border-line px-3 text-base font-semibold"
            >
              <TechnicianDot id={id} />
              <span className="min-w-0 wrap-anywhere">{name}</span>
              {away.has(id) && <span className="ml-auto text-sm font-medium text-medium-text">Λείπει</span>}
            </h3>
          ))}
          <div className="sticky left-0 z-2 bg-surface">
            {hours.map((hour) => (
              <div
                key={hour}
                className="num border-b border-line pt-1 pr-2 text-right text-xs text-text-2"
                style={{ height: hourPx * stepIn(hours) }}
              >
                {timeOf(hour)}
              </div>
            ))}
          </div>
          {technicians.map(({ id, name }) => (
            <Lane
              key={id}
              id={id}
              name={name}
              isAway={away.has(id)}
              hours={hours}
              visits={visits.filter(({ technicianIds }) => technicianIds?.includes(id))}
              refusalAt={(hour) =>
                lifted ? whyNot({ visit: lifted.visit, from: lifted.technicianId, to: id, hour }) : null
              }
            />
          ))}
        </div>
      </div>
      {visits.length === 0 && (
        <p className="mt-3 text-base text-text-2">
          {opening?.isOpen === false
            ? `Κλειστά${opening.reason ? `: ${opening.reason}` : ''}.`
            : 'Καμία επίσκεψη αυτή την ημέρα.'}{' '}
          Η ημερομηνία αλλάζει με τα βέλη επάνω.
        </p>
      )}
      <DragOverlay {...(isStill && { dropAnimation: null })}>
        {lifted && (
          <div inert className="h-full cursor-grabbing rounded-sm shadow-float" data-date={date}>
            <VisitCard visit={lifted.visit} technicianId={lifted.technicianId} />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

interface LaneProps extends Technician {
  isAway: boolean;
  hours: readonly number[];
  visits: readonly Appointment[];
  /** Why the visit that is being dragged cannot go to an hour. */
  refusalAt: (hour: number) => string | null;
}

/** The hours of a technician with the visits. */
function Lane({ id, name, isAway, hours, visits, refusalAt }: LaneProps) {
  const [first = 0] = hours;
  return (
    <section aria-label={name} className={cx('relative', isAway && 'hatched')}>
      {hours.map((hour) => (
        <Cell key={hour} id={cellId(id, hour)} height={hourPx * stepIn(hours)} refusal={refusalAt(hour)} />
      ))}
      {visits.map((visit) => (
        <div
          key={visit.id}
          className="absolute inset-x-1 py-0.5"
          style={{
            top: (hourOf(visit.appointmentTime) - first) * hourPx,
            height: (hourOf(visit.endTime) - hourOf(visit.appointmentTime)) * hourPx,
          }}
        >
          <VisitBlock visit={visit} technicianId={id} />
        </div>
      ))}
    </section>
  );
}

function Cell({ id, height, refusal }: { id: string; height: number; refusal: string | null }) {
  const { setNodeRef, isOver } = useDroppable({ id });
  return (
    <div
      ref={setNodeRef}
      data-cell={id}
      className={cx(
        'border-b border-l border-line',
        isOver && (refusal ? 'bg-critical-soft' : 'bg-primary-soft-2'),
      )}
      style={{ height }}
    />
  );
}

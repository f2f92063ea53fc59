import { useDraggable } from '@dnd-kit/core';
import type { ComponentProps } from 'react';
import { cx } from '#ui/style/cx.ts';
import type { Appointment } from '../../../contract.ts';
import { appointmentStatusLabels } from '../../../labels.ts';
import { hourOf } from '../../../opening.ts';
import { laneId } from '../../day-board.ts';
import { isPendingStatus } from '../../move.ts';
import { holds } from '../../../rules.ts';
import { technicianColour } from '../../../technician-colour.ts';
import { useAppointmentDialogs } from '../../../ui/admin/appointment-dialogs.ts';

interface Props {
  visit: Appointment;
  technicianId: number;
}

/** A draggable visit in a technician's lane; while it is dragged, only its outline stays behind. */
export function VisitBlock({ visit, technicianId }: Props) {
  const ask = useAppointmentDialogs();
  const id = laneId(visit.id, technicianId);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id,
    disabled: !holds(visit.status),
    attributes: { roleDescription: 'επίσκεψη που μετακινείται' },
  });
  return (
    <div
      ref={setNodeRef}
      {...listeners}
      className={cx('h-full touch-manipulation', holds(visit.status) ? 'cursor-grab' : 'cursor-pointer')}
    >
      <VisitCard
        visit={visit}
        technicianId={technicianId}
        isGhost={isDragging}
        handle={{
          ref: setActivatorNodeRef,
          'aria-roledescription': attributes['aria-roledescription'],
          'aria-describedby': attributes['aria-describedby'],
          onClick: () => ask({ what: 'details', appointment: visit }),
        }}
      />
    </div>
  );
}

interface CardProps extends Props {
  isGhost?: boolean;
  handle?: ComponentProps<'button'>;
}

export function VisitCard({ visit, technicianId, isGhost = false, handle }: CardProps) {
  const { appointmentTime, endTime, serviceName, customerName, address, status } = visit;
  const isLong = hourOf(endTime) - hourOf(appointmentTime) > 1;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      data-lane={laneId(visit.id, technicianId)}
      {...handle}
      className={cx(
        'flex size-full cursor-[inherit] flex-col overflow-hidden rounded-sm border border-l-4 px-2 py-1 text-left text-xs leading-snug select-none hover:border-control',
        isPendingStatus(status) ? 'border-medium-line bg-medium-soft' : 'border-line-strong',
        !isPendingStatus(status) && (holds(status) ? 'bg-surface' : 'bg-sunken'),
        isGhost && 'border-dashed opacity-40',
      )}
      style={{ borderLeftColor: technicianColour(technicianId) }}
    >
      <span className="block truncate text-sm font-semibold">
        <span className="num font-medium">{appointmentTime}</span> {serviceName}
      </span>
      <span className="block truncate text-text-2">{customerName}</span>
      {!holds(status) && <span className="block text-text-2">{appointmentStatusLabels[status]}</span>}
      {isLong && address && <span className="line-clamp-2 text-text-2">{address}</span>}
      {isLong && isPendingStatus(status) && <span className="block text-medium-text">Περιμένει έγκριση</span>}
    </button>
  );
}

import { useDraggable } from '@dnd-kit/core';
import { cx } from '#ui/style/cx.ts';
import type { Appointment } from '../../../contract.ts';
import { holds } from '../../../rules.ts';
import { AppointmentCard } from '../../../ui/admin/AppointmentCard.tsx';

/** A draggable card; while it is dragged, only its outline stays behind. */
export function DraggableCard({ appointment }: { appointment: Appointment }) {
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

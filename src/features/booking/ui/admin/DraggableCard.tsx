import { useDraggable } from '@dnd-kit/core';
import { cx } from '../../../../ui/style/cx.ts';
import type { Appointment } from '../../contract.ts';
import { holds } from '../../rules.ts';
import { AppointmentCard } from './AppointmentCard.tsx';

/** A card that can be dragged; while it is, only its outline stays in its place. */
export function DraggableCard({ appointment }: { appointment: Appointment }) {
  const isMovable = holds(appointment.status);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: appointment.id,
    disabled: !isMovable,
    attributes: { roleDescription: 'ραντεβού που μετακινείται' },
  });
  return (
    // The mouse and the finger take the card anywhere, the keyboard by its one button.
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

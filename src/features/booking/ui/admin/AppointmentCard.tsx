import { Check, GripVertical, TriangleAlert, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { cx } from '#ui/style/cx.ts';
import { UndoLine } from '#ui/undo/UndoLine.tsx';
import { useUndoables } from '#ui/undo/undoable.ts';
import type { Appointment, AppointmentStatus } from '../../contract.ts';
import { appointmentStatusLabels } from '../../labels.ts';
import { isOff, isPendingStatus } from '../../board/move.ts';
import { holds, isBeforeGoods } from '../../rules.ts';
import { useAppointmentDialogs } from './appointment-dialogs.ts';
import { TechnicianDot } from './TechnicianDot.tsx';
import { appointmentSubject, useChangeStatus } from './use-change-appointment.ts';
import { appointmentStatusLooks } from '../AppointmentStatusBadge.tsx';

const pending = 'border-medium-line border-l-medium bg-medium-soft';
const looks: Record<AppointmentStatus, string> = {
  pending,
  pending_approval: pending,
  confirmed: 'border-line-strong border-l-ok bg-surface',
  completed: 'border-line-strong border-l-text-2 bg-surface',
  cancelled: 'border-line border-l-control bg-surface text-text-2',
  rejected: 'border-critical-line border-l-critical bg-surface text-text-2',
};

interface Props {
  appointment: Appointment;
  /** Props of the button that opens the appointment; the keyboard drags the card by it. */
  handle?: ComponentProps<'button'>;
}

export function AppointmentCard({ appointment, handle }: Props) {
  const { id, status, serviceName, customerName, appointmentDate, appointmentTime } = appointment;
  const { technicians = [], technicianIds = [] } = appointment;
  const ask = useAppointmentDialogs();
  const { mutate, isPending } = useChangeStatus();
  const name = `${serviceName}, ${customerName}`;
  const subject = appointmentSubject(appointment);
  const undoable = useUndoables().get(subject);
  return (
    <div
      className={cx(
        'relative rounded-sm border border-l-3 py-1.5 pr-1.5 pl-2 text-sm leading-snug select-none',
        looks[status],
      )}
    >
      <div className="flex min-h-6 items-start justify-between gap-1">
        <span className={cx('code pt-0.5 font-medium', isOff(status) && 'line-through')}>
          {appointmentTime}
        </span>
        {holds(status) && (
          <button
            type="button"
            aria-label={`Μετακίνηση σε…: ${name}`}
            title="Μετακίνηση σε…"
            aria-haspopup="dialog"
            onClick={() => ask({ what: 'move', appointment })}
            className="relative -my-0.5 grid size-7 shrink-0 z-1 cursor-grab! place-items-center rounded-xs text-text-2 hover:bg-surface-press pointer-coarse:size-9"
          >
            <GripVertical className="icon-sm" />
          </button>
        )}
      </div>
      <button
        type="button"
        aria-haspopup="dialog"
        data-appointment={id}
        onClick={() => ask({ what: 'details', appointment })}
        {...handle}
        className={cx(
          // The whole card is clickable, except for the buttons above it.
          'block w-full rounded-xs pr-1 text-left font-semibold break-words hyphens-auto after:absolute after:inset-0 hover:underline pointer-coarse:min-h-9',
          isOff(status) && 'line-through',
        )}
      >
        {serviceName || 'Άγνωστη υπηρεσία'}
      </button>
      <p className="pr-1 wrap-anywhere text-xs text-text-2">{customerName}</p>
      {isBeforeGoods({ ...appointment, date: appointmentDate }, appointmentDate) && (
        <p className="flex items-center gap-1 pr-1 text-xs text-high-text">
          <TriangleAlert className="icon-sm shrink-0" />
          Πριν τα προϊόντα
        </p>
      )}
      {technicians.length > 0 && (
        <p className="flex items-center gap-1 pr-1 text-xs text-text-2">
          {technicianIds.map((technician) => (
            <TechnicianDot key={technician} id={technician} />
          ))}
          <span className="sr-only">Τεχνικοί: </span>
          <span className="truncate">{technicians.join(', ')}</span>
        </p>
      )}
      {undoable ? (
        <UndoLine
          subject={subject}
          undoable={undoable}
          of={name}
          className="relative z-1 mt-1 justify-between!"
        />
      ) : isPendingStatus(status) ? (
        <div className="relative z-1 mt-1.5 flex gap-1.5">
          <Button
            size="xs"
            variant="outline"
            className="min-w-0 flex-1"
            data-decision=""
            disabled={isPending}
            aria-label={`Έγκριση: ${name}`}
            onClick={() => mutate({ id, status: 'confirmed', seen: status })}
          >
            <Check />
            Έγκριση
          </Button>
          <Button
            size="xs"
            variant="outline"
            className="px-1.5! pointer-coarse:min-w-9"
            disabled={isPending}
            aria-label={`Ακύρωση: ${name}`}
            title="Ακύρωση"
            aria-haspopup="dialog"
            onClick={() => ask({ what: 'status', appointment, to: 'cancelled' })}
          >
            <X />
          </Button>
        </div>
      ) : (
        <StatusMark status={status} className="mt-1 text-xs" />
      )}
    </div>
  );
}

const colours = {
  neutral: 'text-text-2',
  ok: 'text-ok-text',
  critical: 'text-critical-text',
  high: 'text-high-text',
  medium: 'text-medium-text',
  low: 'text-low-text',
};

/** An appointment's status where a badge does not fit: icon and word. */
function StatusMark({ status, className }: { status: AppointmentStatus; className?: string }) {
  const { tone, Icon } = appointmentStatusLooks[status];
  return (
    <span className={cx('inline-flex items-center gap-1.5 font-medium', colours[tone], className)}>
      <Icon className="size-[1.15em] shrink-0 stroke-[1.75]" />
      {appointmentStatusLabels[status]}
    </span>
  );
}

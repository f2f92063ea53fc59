import { cx } from '#ui/style/cx.ts';
import type { AppointmentStatus } from '../../contract.ts';
import { appointmentStatusLabels } from '../../labels.ts';
import { appointmentStatusLooks } from '../AppointmentStatusBadge.tsx';

const colours = {
  neutral: 'text-text-2',
  ok: 'text-ok-text',
  critical: 'text-critical-text',
  high: 'text-high-text',
  medium: 'text-medium-text',
  low: 'text-low-text',
};

/** An appointment's status where a badge does not fit: icon and word. */
export function StatusMark({ status, className }: { status: AppointmentStatus; className?: string }) {
  const { tone, Icon } = appointmentStatusLooks[status];
  return (
    <span className={cx('inline-flex items-center gap-1.5 font-medium', colours[tone], className)}>
      <Icon className="size-[1.15em] shrink-0 stroke-[1.75]" />
      {appointmentStatusLabels[status]}
    </span>
  );
}

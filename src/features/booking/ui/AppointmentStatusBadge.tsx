import { Check, CheckCheck, Clock, X, type LucideIcon } from 'lucide-react';
import { Badge, type Tone } from '#ui/components/Badge.tsx';
import type { AppointmentStatus } from '../contract.ts';
import { appointmentStatusLabels } from '../labels.ts';

export const appointmentStatusLooks: Record<AppointmentStatus, { tone: Tone; Icon: LucideIcon }> = {
  pending: { tone: 'medium', Icon: Clock },
  pending_approval: { tone: 'medium', Icon: Clock },
  confirmed: { tone: 'ok', Icon: Check },
  completed: { tone: 'neutral', Icon: CheckCheck },
  cancelled: { tone: 'neutral', Icon: X },
  rejected: { tone: 'critical', Icon: X },
};

export function AppointmentStatusBadge({ status }: { status: AppointmentStatus }) {
  const { tone, Icon } = appointmentStatusLooks[status];
  return (
    <Badge tone={tone}>
      <Icon />
      {appointmentStatusLabels[status]}
    </Badge>
  );
}

import { CheckCheck, Clock, X } from 'lucide-react';
import { Badge } from '#ui/components/Badge.tsx';
import type { ReviewStatus } from '../contract.ts';
import { reviewStatusLabels } from '../enums.ts';

const looks = {
  pending: { tone: 'medium', Icon: Clock },
  published: { tone: 'ok', Icon: CheckCheck },
  rejected: { tone: 'critical', Icon: X },
} as const;

export function ReviewStatusBadge({ status }: { status: ReviewStatus }) {
  const { tone, Icon } = looks[status];
  return (
    <Badge tone={tone}>
      <Icon />
      {reviewStatusLabels[status]}
    </Badge>
  );
}

import { CheckCheck, Clock, X } from 'lucide-react';
import { Badge } from '../../../ui/pieces/Badge.tsx';
import { reviewStatusLabels, type ReviewStatus } from '../contract.ts';

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

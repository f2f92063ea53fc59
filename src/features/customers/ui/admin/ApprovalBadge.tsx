import { BadgeCheck, Clock, X } from 'lucide-react';
import { Badge } from '#ui/components/Badge.tsx';
import { approvalLabels, type Customer } from '../../contract.ts';
import { approvalOf } from '../../rules.ts';

const looks = {
  pending: { tone: 'medium', Icon: Clock },
  approved: { tone: 'ok', Icon: BadgeCheck },
  rejected: { tone: 'critical', Icon: X },
} as const;

export function ApprovalBadge({ customer }: { customer: Customer }) {
  const approval = approvalOf(customer);
  const { tone, Icon } = looks[approval];
  return (
    <Badge tone={tone}>
      <Icon />
      {approvalLabels[approval]}
    </Badge>
  );
}

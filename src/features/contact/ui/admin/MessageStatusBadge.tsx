import { CheckCheck, MailOpen, Sparkle } from 'lucide-react';
import { Badge } from '#ui/components/Badge.tsx';
import type { MessageStatus } from '../../contract.ts';
import { messageStatusLabels } from '../../labels.ts';

const looks = {
  new: { tone: 'critical', Icon: Sparkle },
  read: { tone: 'neutral', Icon: MailOpen },
  answered: { tone: 'ok', Icon: CheckCheck },
} as const;

export function MessageStatusBadge({ status }: { status: MessageStatus }) {
  const { tone, Icon } = looks[status];
  return (
    <Badge tone={tone}>
      <Icon />
      {messageStatusLabels[status]}
    </Badge>
  );
}

import { Clock } from 'lucide-react';
import { Badge } from '#ui/components/Badge.tsx';
import { waitingAge } from '../../age.ts';

/** How long somebody has been waiting; its colour tells how urgent that is. */
export function WaitingBadge({ since, now }: { since: string; now: Date }) {
  const { text, inWords, tone } = waitingAge(new Date(since), now);
  return (
    <Badge tone={tone} className="num">
      <Clock />
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{inWords}</span>
    </Badge>
  );
}

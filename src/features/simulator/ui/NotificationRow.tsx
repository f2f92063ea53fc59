import { Badge } from '#ui/components/Badge.tsx';
import { CircleAlert, Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import { severityLabels } from '#features/alerts/labels.ts';
import type { Notification } from '../system.ts';
import { timeText } from './format.ts';

const icons = { critical: OctagonAlert, high: TriangleAlert, medium: CircleAlert, low: Info };

export function NotificationRow({
  notification: { severity, title, text, at },
}: {
  notification: Notification;
}) {
  const Icon = icons[severity];
  return (
    <li className="grid animate-fade-in grid-cols-[5.25rem_minmax(0,1fr)_auto] items-start gap-x-3 py-2.5">
      <Badge tone={severity} className="mt-px w-full">
        <Icon aria-hidden="true" />
        {severityLabels[severity]}
      </Badge>
      <span className="min-w-0">
        <span className="block text-base leading-snug font-medium">{title}</span>
        <span className="block text-sm leading-snug text-text-2">{text}</span>
      </span>
      <time className="code pt-0.5 text-text-3">{timeText(at)}</time>
    </li>
  );
}

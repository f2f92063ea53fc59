import { Check, CheckCheck, X } from 'lucide-react';
import { formatAgo, formatDateTime } from '#shared/dates.ts';
import { Badge } from '#ui/components/Badge.tsx';
import { Button } from '#ui/components/Button.tsx';
import { IconButton } from '#ui/components/IconButton.tsx';
import { cx } from '#ui/style/cx.ts';
import type { Alert } from '../../contract.ts';
import { alertStatusLabels, alertTypeLabels } from '../../labels.ts';
import { SeverityIcon } from '../SeverityIcon.tsx';

const bars = {
  critical: 'border-l-critical',
  high: 'border-l-high',
  medium: 'border-l-medium',
  low: 'border-l-low',
};

interface Props {
  alert: Alert;
  now: Date;
  isPending: boolean;
  onAcknowledge: (id: string) => void;
  onResolve: (id: string) => void;
  onRemove?: (id: string) => void;
}

/**
 * An administrators' alert in one line where there is room: what it is about opens it, and the steps that its status allows
 * show with the pointer or the focus, on touch always.
 */
export function AlertRow({ alert, now, isPending, onAcknowledge, onResolve, onRemove }: Props) {
  const { id, title, description, severity, status, type, location, link, createdAt } = alert;
  const at = new Date(createdAt);
  const isQuiet = severity === 'low' || status === 'resolved';
  return (
    <li
      className={cx(
        'group border-b border-l-3 border-b-line py-1.5 pr-3.5 pl-2.75 last:border-b-0 hover:bg-surface-hover',
        bars[severity],
      )}
    >
      <article aria-label={title} className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1.5">
        <div className="grid w-24 shrink-0 content-center max-sm:w-auto">
          <SeverityIcon severity={severity} word="shown" />
        </div>
        <p className="min-w-0 flex-1 basis-72 text-base break-words">
          <span className={isQuiet ? 'font-medium' : 'font-semibold'}>{title}</span>{' '}
          <span className="text-text-2">{description}</span>
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-text-3">
          {location && <span>{location}</span>}
          <span className="lg:w-22">{alertTypeLabels[type]}</span>
          <time dateTime={createdAt} title={formatDateTime(at)} className="lg:w-28">
            {formatAgo(at, now)}
          </time>
        </p>
        <div className="flex flex-wrap items-center gap-1.5">
          {status !== 'active' && (
            <Badge tone={status === 'resolved' ? 'ok' : 'neutral'}>
              {status === 'resolved' ? <CheckCheck /> : <Check />}
              {alertStatusLabels[status]}
            </Badge>
          )}
          <span className="flex gap-1.5 opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100">
            {status === 'active' && (
              <Button
                variant="ghost"
                size="xs"
                disabled={isPending}
                aria-label={`Αποδοχή: ${title}`}
                onClick={() => onAcknowledge(id)}
              >
                <Check />
                Αποδοχή
              </Button>
            )}
            {status !== 'resolved' && (
              <Button
                variant="ghost"
                size="xs"
                disabled={isPending}
                aria-label={`Επίλυση: ${title}`}
                onClick={() => onResolve(id)}
              >
                <CheckCheck />
                Επίλυση
              </Button>
            )}
          </span>
          {link && (
            <Button variant="outline" size="xs" href={link} aria-label={`Άνοιγμα: ${title}, ${description}`}>
              Άνοιγμα
            </Button>
          )}
          {onRemove && (
            <IconButton size="sm" label={`Αφαίρεση από τη λίστα: ${title}`} onClick={() => onRemove(id)}>
              <X />
            </IconButton>
          )}
        </div>
      </article>
    </li>
  );
}

import { Check, CheckCheck, X } from 'lucide-react';
import { formatAgo, formatDateTime } from '../../../../shared/dates.ts';
import { Badge } from '../../../../ui/pieces/Badge.tsx';
import { Button } from '../../../../ui/pieces/Button.tsx';
import { IconButton } from '../../../../ui/pieces/IconButton.tsx';
import { TextLink } from '../../../../ui/pieces/TextLink.tsx';
import { cx } from '../../../../ui/style/cx.ts';
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
  /** Removes the alert from this browser's list. */
  onRemove?: (id: string) => void;
}

/** An administrators' alert, with the next steps that its status allows. */
export function AlertRow({ alert, now, isPending, onAcknowledge, onResolve, onRemove }: Props) {
  const { id, title, description, severity, status, type, location, link, createdAt } = alert;
  const at = new Date(createdAt);
  return (
    <li
      className={cx('border-b border-l-3 border-b-line py-3 pr-3.5 pl-2.75 last:border-b-0', bars[severity])}
    >
      <article aria-label={title} className="flex flex-wrap items-start gap-x-4 gap-y-2.5">
        <div className="w-24 shrink-0 pt-0.5 max-sm:w-auto">
          <SeverityIcon severity={severity} word="shown" />
        </div>
        <div className="min-w-0 flex-1 basis-72">
          <p className="text-base font-semibold">{title}</p>
          <p className="text-base break-words text-text-2">{description}</p>
          <p className="flex flex-wrap gap-x-3 text-sm text-text-3">
            <time dateTime={createdAt} title={formatDateTime(at)}>
              {formatAgo(at, now)}
            </time>
            <span>{alertTypeLabels[type]}</span>
            {location && <span>{location}</span>}
            {link && <TextLink href={link}>Άνοιγμα</TextLink>}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {status !== 'active' && (
            <Badge tone={status === 'resolved' ? 'ok' : 'neutral'}>
              {status === 'resolved' ? <CheckCheck /> : <Check />}
              {alertStatusLabels[status]}
            </Badge>
          )}
          {status === 'active' && (
            <Button
              variant="outline"
              size="sm"
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
              variant="outline"
              size="sm"
              disabled={isPending}
              aria-label={`Επίλυση: ${title}`}
              onClick={() => onResolve(id)}
            >
              <CheckCheck />
              Επίλυση
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

import { CircleAlert, Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import { cx } from '../../../ui/style/cx.ts';
import type { AlertSeverity } from '../contract.ts';
import { severityLabels } from '../labels.ts';

const looks = {
  critical: [OctagonAlert, 'text-critical-text'],
  high: [TriangleAlert, 'text-high-text'],
  medium: [CircleAlert, 'text-medium-text'],
  low: [Info, 'text-low-text'],
} as const;

/** How serious an alert is, by its shape and colour; the word is for those who see neither, and for nobody whom the office's weighing does not concern. */
export function SeverityIcon({
  severity,
  word,
}: {
  severity: AlertSeverity;
  word?: 'shown' | 'none' | undefined;
}) {
  const [Icon, colour] = looks[severity];
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 self-start text-sm font-medium whitespace-nowrap',
        colour,
      )}
    >
      <Icon aria-hidden="true" className="size-4.5 shrink-0 stroke-[1.75]" />
      {word !== 'none' && <span className={word ? undefined : 'sr-only'}>{severityLabels[severity]}</span>}
    </span>
  );
}

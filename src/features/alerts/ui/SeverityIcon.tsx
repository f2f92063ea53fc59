import { CircleAlert, Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import { cx } from '#ui/style/cx.ts';
import type { AlertSeverity } from '../contract.ts';
import { severityLabels } from '../labels.ts';

const looks = {
  critical: [OctagonAlert, 'text-critical-text'],
  high: [TriangleAlert, 'text-high-text'],
  medium: [CircleAlert, 'text-medium-text'],
  low: [Info, 'text-low-text'],
} as const;

/** An alert's severity by shape and colour; administrators who see neither get the word, customers no severity at all. */
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

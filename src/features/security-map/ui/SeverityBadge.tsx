import { CircleAlert, Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import { Badge } from '#ui/components/Badge.tsx';
import { severityLabels } from '#features/alerts/labels.ts';
import type { Severity } from '../types.ts';

const icons = { critical: OctagonAlert, high: TriangleAlert, medium: CircleAlert, low: Info };

export function SeverityBadge({ severity }: { severity: Severity }) {
  const Icon = icons[severity];
  return (
    <Badge tone={severity}>
      <Icon aria-hidden="true" />
      {severityLabels[severity]}
    </Badge>
  );
}

import { Badge } from '#ui/components/Badge.tsx';
import type { PricePlanState } from '../../enums.ts';
import { pricePlanLabels } from '../../labels.ts';

const tones = { planned: 'medium', applied: 'ok', cancelled: undefined, undone: undefined } as const;

export function PlanState({ state }: { state: PricePlanState }) {
  return <Badge tone={tones[state]}>{pricePlanLabels[state]}</Badge>;
}

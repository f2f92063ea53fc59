import { Badge, type Tone } from '#ui/components/Badge.tsx';
import type { ContractState } from '../enums.ts';
import { contractStateLabels } from '../labels.ts';

const tones: Record<ContractState, Tone> = {
  upcoming: 'low',
  running: 'ok',
  paused: 'medium',
  ended: 'neutral',
  cancelled: 'neutral',
};

export const ContractStateBadge = ({ state }: { state: ContractState }) => (
  <Badge tone={tones[state]}>{contractStateLabels[state]}</Badge>
);

import { StatusDot } from '#ui/components/StatusDot.tsx';
import { statusLabels } from '../labels.ts';
import type { MapDevice } from '../types.ts';

const tones = { online: 'ok', warning: 'medium', critical: 'critical', offline: 'off' } as const;

export const DeviceState = ({ status, isAlone }: Pick<MapDevice, 'status' | 'isAlone'>) => (
  <StatusDot tone={isAlone ? 'off' : tones[status]} className="text-sm">
    {isAlone ? 'Αυτόνομος' : statusLabels[status]}
  </StatusDot>
);

/** The percentage of a battery or signal; a device with a cable has neither. */
export const percent = (value: number | null): string => (value === null ? '–' : `${value}%`);

import { areaLabels } from '../labels.ts';
import type { MapZone } from '../types.ts';
import { SeverityBadge } from './SeverityBadge.tsx';
import { devicesText } from './ZoneCard.tsx';

interface Props {
  zones: readonly MapZone[];
  chosenZone: string | null;
  onZone: (id: string) => void;
}

/** All zones as buttons, four in a row: what a click on the map does, for the keyboard. */
export function ZoneButtons({ zones, chosenZone, onZone }: Props) {
  return (
    <ul aria-label="Ζώνες" className="mt-4 grid grid-cols-2 gap-2.5 lg:grid-cols-4">
      {zones.map((zone) => (
        <li key={zone.id}>
          <button
            type="button"
            aria-pressed={zone.id === chosenZone}
            onClick={() => onZone(zone.id)}
            className="grid h-full min-h-11 w-full content-start justify-items-start gap-1.5 rounded-sm border border-line-strong bg-surface p-3 text-left hover:bg-surface-hover aria-pressed:border-primary aria-pressed:bg-primary-soft"
          >
            <span className="text-base font-semibold">{zone.name}</span>
            <SeverityBadge severity={zone.riskLevel} />
            <span className="text-sm text-text-3">
              {areaLabels[zone.type]} · {devicesText(zone.devices.length)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

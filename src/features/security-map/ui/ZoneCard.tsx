import { X } from 'lucide-react';
import { IconButton } from '#ui/components/IconButton.tsx';
import { deviceIcons } from '#features/home-plan/ui/plan-icons.ts';
import { areaLabels, deviceTypeLabels } from '../labels.ts';
import type { MapZone } from '../types.ts';
import { clockTime } from './clock.ts';
import { DeviceState, percent } from './DeviceState.tsx';
import { SeverityBadge } from './SeverityBadge.tsx';

export const devicesText = (count: number) => (count === 1 ? '1 συσκευή' : `${count} συσκευές`);

export function ZoneCard({ zone, onClose }: { zone: MapZone; onClose: () => void }) {
  return (
    <section aria-labelledby="zone" className="rounded-md border border-line bg-surface p-4">
      <div className="flex items-start justify-between gap-3">
        <h2 id="zone" className="text-lg font-semibold tracking-head">
          Ζώνη: {zone.name}
        </h2>
        <IconButton label="Κλείσιμο των στοιχείων" size="sm" onClick={onClose}>
          <X />
        </IconButton>
      </div>
      <p className="mt-1 flex flex-wrap items-center gap-2.5 text-sm text-text-2">
        <SeverityBadge severity={zone.riskLevel} />
        {areaLabels[zone.type]} · {devicesText(zone.devices.length)}
      </p>
      <ul className="mt-2">
        {zone.devices.map((device) => {
          const Icon = deviceIcons[device.kind];
          return (
            <li key={device.id} className="flex gap-3 border-t border-line py-2.5">
              <Icon aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 stroke-[1.6]" />
              <div className="min-w-0 grow">
                <div className="flex flex-wrap justify-between gap-x-3">
                  <h3 className="text-base font-medium">{device.name}</h3>
                  <DeviceState {...device} />
                </div>
                <p className="text-sm text-text-3">
                  {deviceTypeLabels[device.type]}
                  {device.isAlone
                    ? ''
                    : device.isWireless
                      ? ` · Μπαταρία ${percent(device.batteryLevel)} · Σήμα ${percent(device.signalStrength)}`
                      : ' · Με καλώδιο'}
                  {device.lastActivity && ` · ${clockTime(device.lastActivity)}`}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

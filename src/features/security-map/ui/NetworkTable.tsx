import { networkOf } from '../map-zones.ts';
import type { MapDevice, MapZone } from '../types.ts';
import { deviceTypeLabels } from '../labels.ts';
import { clockTime } from './clock.ts';
import { DeviceState, percent } from './DeviceState.tsx';
import { DataTable } from '#ui/components/DataTable.tsx';

export function NetworkTable({
  devices,
  zones,
}: {
  devices: readonly MapDevice[];
  zones: readonly MapZone[];
}) {
  const hubs = new Map(networkOf(devices).map(({ device, hub }) => [device.id, hub.name]));
  const zoneNames = new Map<string | null, string>(zones.map(({ id, name }) => [id, name]));
  return (
    <DataTable
      caption="Δίκτυο συσκευών"
      className="mt-4"
      columns={[
        {
          title: 'Συσκευή',
          namesRow: true,
          cellClass: 'font-medium',
          cell: ({ name, type }) => (
            <>
              {name}
              <span className="block text-sm font-normal text-text-3">{deviceTypeLabels[type]}</span>
            </>
          ),
        },
        { title: 'Ζώνη', className: 'hm', cell: ({ areaId }) => zoneNames.get(areaId) ?? '–' },
        { title: 'Κατάσταση', cell: (device) => <DeviceState {...device} /> },
        { title: 'Μπαταρία', className: 'num', cell: ({ batteryLevel }) => percent(batteryLevel) },
        {
          title: 'Σήμα',
          className: 'num',
          cell: ({ isAlone, isWireless, signalStrength }) =>
            isAlone ? '–' : isWireless ? percent(signalStrength) : 'καλώδιο',
        },
        { title: 'Σύνδεση με', className: 'hm', cell: ({ id }) => hubs.get(id) ?? '–' },
        {
          title: 'Τελευταία δραστηριότητα',
          className: 'num hm',
          cell: ({ lastActivity }) => (lastActivity ? clockTime(lastActivity) : '–'),
        },
      ]}
      rows={devices}
      keyOf={({ id }) => id}
    />
  );
}

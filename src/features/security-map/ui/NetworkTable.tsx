import { Table } from '#ui/components/Table.tsx';
import { networkOf } from '../map-zones.ts';
import type { MapDevice, MapZone } from '../types.ts';
import { deviceTypeLabels } from '../labels.ts';
import { clockTime } from './clock.ts';
import { DeviceState, percent } from './DeviceState.tsx';

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
    <Table caption="Δίκτυο συσκευών" className="mt-4">
      <thead>
        <tr>
          <th scope="col">Συσκευή</th>
          <th scope="col" className="hm">
            Ζώνη
          </th>
          <th scope="col">Κατάσταση</th>
          <th scope="col" className="num">
            Μπαταρία
          </th>
          <th scope="col" className="num">
            Σήμα
          </th>
          <th scope="col" className="hm">
            Σύνδεση με
          </th>
          <th scope="col" className="num hm">
            Τελευταία δραστηριότητα
          </th>
        </tr>
      </thead>
      <tbody>
        {devices.map((device) => (
          <tr key={device.id}>
            <th scope="row" className="text-left font-medium">
              {device.name}
              <span className="block text-sm font-normal text-text-3">{deviceTypeLabels[device.type]}</span>
            </th>
            <td className="hm">{zoneNames.get(device.areaId) ?? '–'}</td>
            <td>
              <DeviceState status={device.status} />
            </td>
            <td className="num">{percent(device.batteryLevel)}</td>
            <td className="num">{device.isWireless ? percent(device.signalStrength) : 'καλώδιο'}</td>
            <td className="hm">{hubs.get(device.id) ?? '–'}</td>
            <td className="num hm">{device.lastActivity ? clockTime(device.lastActivity) : '–'}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

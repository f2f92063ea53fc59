import type { AreaType, DeviceKind, HomePlan, PlanDevice, Rect } from '#features/home-plan/types.ts';
import type { DeviceStatus, MapDevice, MapDeviceType, MapZone, Severity, Threat } from './types.ts';

const types: Record<DeviceKind, MapDeviceType> = {
  camera: 'camera',
  recorder: 'camera',
  contact: 'sensor',
  motion: 'sensor',
  glass: 'sensor',
  smoke: 'sensor',
  gas: 'sensor',
  water: 'sensor',
  panic: 'alarm',
  siren: 'alarm',
  panel: 'alarm',
  fog: 'alarm',
  keypad: 'access_control',
  reader: 'access_control',
  intercom: 'access_control',
};

/** From most to least serious. */
const severities: readonly Severity[] = ['critical', 'high', 'medium', 'low'];

/** The most serious of some severities; undefined of none. */
export const worst = (given: readonly Severity[]): Severity | undefined =>
  severities.find((severity) => given.includes(severity));

const restingRisk: Record<AreaType, Severity> = {
  perimeter: 'medium',
  outdoor: 'medium',
  indoor: 'low',
  other: 'low',
};

/** The devices of the example home that are not in perfect order; a visitor's system is new. */
const troubled: Readonly<
  Record<string, { status: DeviceStatus; batteryLevel: number; signalStrength: number }>
> = {
  'garden-camera-1': { status: 'warning', batteryLevel: 18, signalStrength: 61 },
  'living-contact': { status: 'offline', batteryLevel: 0, signalStrength: 0 },
};

/** A pseudo-random number from 0 to 99, always the same for a device. */
function share(id: string): number {
  let sum = 7;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % 100;
}

/** A threat's effect on the devices that it concerns. */
function statusUnder(threats: readonly Threat[]): DeviceStatus | undefined {
  const severity = worst(threats.map((threat) => threat.severity));
  if (!severity) return undefined;
  return severity === 'critical' || severity === 'high' ? 'critical' : 'warning';
}

function deviceOf(
  device: PlanDevice,
  areaId: string | null,
  active: readonly Threat[],
  sample: boolean,
  openedAt: number | null,
): MapDevice {
  const { id, name, kind, position, isWireless, isPlugged, isAlone = false, view } = device;
  const trouble = sample ? troubled[id] : undefined;
  const concerning = active.filter(({ deviceIds }) => deviceIds.includes(id));
  const quietSince =
    openedAt === null || isAlone ? null : new Date(openedAt - (1 + share(id)) * 60_000).toISOString();
  return {
    id,
    name,
    kind,
    position,
    isWireless,
    view,
    areaId,
    type: types[kind],
    status: statusUnder(concerning) ?? trouble?.status ?? 'online',
    isAlone,
    batteryLevel:
      isWireless && !isPlugged && !isAlone ? (trouble?.batteryLevel ?? 70 + (share(id) % 30)) : null,
    signalStrength: isWireless ? (trouble?.signalStrength ?? 72 + (share(`${id}~`) % 27)) : 100,
    lastActivity: concerning[0]?.timestamp ?? quietSince,
  };
}

/** All devices of a home as the active threats leave them; `openedAt` is when the page began to watch, in milliseconds. */
export function devicesOf(
  plan: HomePlan,
  active: readonly Threat[],
  openedAt: number | null = null,
): MapDevice[] {
  const areaOfRoom = new Map(plan.rooms.map(({ id, areaId }) => [id, areaId]));
  return plan.devices.map((device) =>
    deviceOf(device, areaOfRoom.get(device.roomId) ?? null, active, plan.source === 'sample', openedAt),
  );
}

function around(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  return {
    x,
    y,
    width: Math.max(...rects.map((rect) => rect.x + rect.width)) - x,
    height: Math.max(...rects.map((rect) => rect.y + rect.height)) - y,
  };
}

/** The zones of the map with their devices and their risk: the worst active threat's, or else what such a place has at rest. */
export function zonesOf(plan: HomePlan, devices: readonly MapDevice[], active: readonly Threat[]): MapZone[] {
  return plan.areas.flatMap(({ id, name, type }) => {
    const rooms = plan.rooms.filter((room) => room.areaId === id);
    if (rooms.length === 0) return [];
    const { x, y, width, height } = around(rooms);
    const threatened = worst(active.filter(({ areaId }) => areaId === id).map(({ severity }) => severity));
    return {
      id,
      name,
      type,
      riskLevel: threatened ?? restingRisk[type],
      position: { x, y },
      width,
      height,
      rooms,
      devices: devices.filter((device) => device.areaId === id),
    };
  });
}

/** The system's figures: all devices, those in order, those in a critical state, and the active threats. */
export const systemCounts = (devices: readonly MapDevice[], active: readonly Threat[]) => ({
  devices: devices.length,
  online: devices.filter(({ status, isAlone }) => status === 'online' && !isAlone).length,
  critical: devices.filter(({ status }) => status === 'critical').length,
  threats: active.length,
});

/** The device to which each other one reports: cameras to the recorder, the rest to the panel, or to what there is. */
export function networkOf(devices: readonly MapDevice[]): { device: MapDevice; hub: MapDevice }[] {
  const recorder = devices.find(({ kind }) => kind === 'recorder');
  const panel = devices.find(({ kind }) => kind === 'panel');
  return devices.flatMap((device) => {
    if (device.isAlone) return [];
    const first = device.kind === 'camera' ? recorder : panel;
    const hub = first === device ? undefined : (first ?? panel ?? recorder);
    return hub && hub !== device ? { device, hub } : [];
  });
}

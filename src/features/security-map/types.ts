import type { AlertSeverity } from '#features/alerts/contract.ts';
import type { AreaType, DeviceKind, PlanDevice, Point, Rect } from '#features/home-plan/types.ts';

export type Severity = AlertSeverity;

export type ThreatType = 'intrusion' | 'tampering' | 'environmental' | 'network' | 'power';

/** A demonstrated threat (specification 2, section 3), with what it concerns on the map. */
export type Threat = {
  id: string;
  type: ThreatType;
  severity: Severity;
  location: string;
  /** ISO 8601. */
  timestamp: string;
  description: string;
  isActive: boolean;
  /** Whether the map invented it or a live security alert brought it; each kind has its own cap. */
  origin: 'simulated' | 'alert';
  areaId: string | null;
  deviceIds: readonly string[];
};

export type MapDeviceType = 'camera' | 'access_control' | 'sensor' | 'alarm';
export type DeviceStatus = 'online' | 'offline' | 'warning' | 'critical';

export type MapDevice = {
  id: string;
  name: string;
  type: MapDeviceType;
  kind: DeviceKind;
  status: DeviceStatus;
  /** It reports to nobody: its status is not known, and not shown. */
  isAlone: boolean;
  /** Percent; null without one. */
  batteryLevel: number | null;
  /** Percent; of a cable always 100. */
  signalStrength: number;
  /** ISO 8601; null before the page knows the time. */
  lastActivity: string | null;
  position: Point;
  isWireless: boolean;
  view: PlanDevice['view'];
  areaId: string | null;
};

export type MapZone = {
  id: string;
  name: string;
  type: AreaType;
  riskLevel: Severity;
  position: Point;
  width: number;
  height: number;
  /** The rooms that the zone covers. */
  rooms: readonly (Rect & { id: string })[];
  devices: readonly MapDevice[];
};

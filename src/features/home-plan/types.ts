import type { areaTypes, deviceKinds, openingKinds, roomKinds, sceneryKinds, zoneTypes } from './enums.ts';

/** All lengths are metres, x to the right and y downwards from the corner of the lot. */
export type Point = { x: number; y: number };
export type Rect = Point & { width: number; height: number };

/** What a detection point of the alarm reports. */
export type ZoneType = (typeof zoneTypes)[number];

/** The areas by which the security map groups its devices. */
export type AreaType = (typeof areaTypes)[number];

export type RoomKind = (typeof roomKinds)[number];

export type OpeningKind = (typeof openingKinds)[number];

/** What stands in the yard, for the eye only. */
export type Scenery = Rect & { kind: (typeof sceneryKinds)[number] };

export type DeviceKind = (typeof deviceKinds)[number];

/** A zone of the security map: one or more rooms that are watched together. */
export type Area = { id: string; name: string; type: AreaType };

export type Room = Rect & {
  id: string;
  name: string;
  kind: RoomKind;
  /** Null: nothing watches this room. */
  areaId: string | null;
};

/** A gap in a wall, horizontal or vertical. A door's leaf hangs at `from` and opens into the room `roomId`. */
export type Opening = {
  id: string;
  kind: OpeningKind;
  roomId: string;
  /** Null: it leads outside. */
  toRoomId: string | null;
  from: Point;
  to: Point;
};

/** A detection point of the alarm, which is armed and reports by itself; inside its room or on its wall. */
export type PlanZone = { id: string; name: string; type: ZoneType; roomId: string; position: Point };

/** A camera's field of view: degrees clockwise from the right, the whole angle, and how far it recognises, in metres. */
export type View = { direction: number; angle: number; reach: number };

export type PlanDevice = {
  id: string;
  name: string;
  kind: DeviceKind;
  roomId: string;
  /** The zone that the device reports to; null for one that detects nothing, such as a siren. */
  zoneId: string | null;
  position: Point;
  view: View | null;
  /** Reports by radio; on a battery, unless it is plugged in. */
  isWireless: boolean;
  /** Lives on mains although it reports by radio, such as a camera on WiFi. */
  isPlugged?: boolean | undefined;
  /** Sounds where it hangs and reports to nothing. */
  isAlone?: boolean | undefined;
};

/** A home as it is drawn, with what protects it. */
export type HomePlan = {
  name: string;
  /** The example of the shop, or what the visitor described. */
  source: 'sample' | 'visitor';
  lot: Rect;
  areas: readonly Area[];
  rooms: readonly Room[];
  openings: readonly Opening[];
  zones: readonly PlanZone[];
  devices: readonly PlanDevice[];
  scenery: readonly Scenery[];
  /** Recorder and cameras go on without mains. */
  hasUps?: boolean | undefined;
  /** So does the router. */
  hasRouterUps?: boolean | undefined;
  /** The alarm reports by the mobile network too. */
  hasMobile?: boolean | undefined;
  /** False where the place has no internet of its own all year. */
  isOnline?: boolean | undefined;
  /** False where it has no mains. */
  hasMains?: boolean | undefined;
  /** How high it lies; the ground floor is 0. */
  floor?: number | undefined;
};

import type { Measured, PlainRoom } from './layout.ts';
import type { Piece } from './pieces.ts';
import { cameraNames, deviceNames, namesOfRules } from './device-names.ts';
import { mayBeFilmed, nextPlace } from './places.ts';
import type { OuterOpening } from './plan-openings.ts';
import type { DeviceKind, PlanDevice, PlanZone, Point, View, ZoneType } from './types.ts';

/** What the alarm reports as a zone of its own. */
const zoneNames: Partial<Record<DeviceKind, { type: ZoneType; name: string }>> = {
  motion: { type: 'motion', name: 'Κίνηση' },
  camera: { type: 'camera', name: 'Κάμερα' },
  glass: { type: 'window', name: 'Τζάμια' },
  smoke: { type: 'smoke', name: 'Καπνός' },
};

export type FitOut = { zones: PlanZone[]; devices: PlanDevice[] };

const middleOf = ({ from, to }: OuterOpening): Point => ({
  x: Math.round(50 * (from.x + to.x)) / 100,
  y: Math.round(50 * (from.y + to.y)) / 100,
});

/** A camera looks from its place into the middle of the room. */
function viewOf({ angle, reach }: Piece, room: PlainRoom, { x, y }: Point): View {
  const [across, down] = [room.x + room.width / 2 - x, room.y + room.height / 2 - y];
  const direction = (Math.round((Math.atan2(down, across) * 180) / Math.PI) + 360) % 360;
  return { direction, angle, reach };
}

/** Makes names unique: «Κάμερα αυλής 2». */
function counting() {
  const counts = new Map<string, number>();
  return (name: string): string => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : /\d$/.test(name) ? `${name} (${count})` : `${name} ${count}`;
  };
}

const turn = ({ kind }: Piece) => (kind === 'contact' ? 0 : 1);

/** Places the advised devices where the lines mean them: contacts on the openings, cameras where their purpose is, the others where their kind hangs in such a place. */
export function fitOut(
  home: Measured,
  rooms: readonly PlainRoom[],
  openings: readonly OuterOpening[],
  pieces: readonly Piece[],
  apart: number,
): FitOut {
  const [zones, devices]: [PlanZone[], PlanDevice[]] = [[], []];
  const nameDevice = counting();
  const nameZone = counting();
  const waiting = [...openings];
  const entrances = openings.filter(({ kind }) => kind === 'door');

  function add(piece: Piece, room: PlainRoom, position: Point, opening?: OuterOpening) {
    const { kind, isWireless, isPlugged, isAlone, isShutter, ruleId } = piece;
    const of = (ruleId && cameraNames[ruleId]) ?? room.of;
    const id = `${kind}-${devices.length + 1}`;
    const zone = opening
      ? ({ type: opening.kind === 'window' ? 'window' : 'door', name: opening.name } as const)
      : isAlone
        ? undefined
        : zoneNames[kind];
    const zoneId = zone ? (opening?.id === 'main-door' ? 'main-entrance' : `zone-${id}`) : null;
    if (zone && zoneId) {
      const name = opening ? zone.name : `${zone.name} ${of}`;
      zones.push({ id: zoneId, name: nameZone(name), type: zone.type, roomId: room.id, position });
    }
    devices.push({
      id,
      kind,
      isWireless,
      zoneId,
      position,
      name: nameDevice(
        opening
          ? `Επαφή: ${opening.name}`
          : isShutter
            ? 'Επαφή ρολού'
            : `${(ruleId && namesOfRules[ruleId]) ?? deviceNames[kind]} ${of}`,
      ),
      roomId: room.id,
      view: kind === 'camera' ? viewOf(piece, room, position) : null,
      ...(isPlugged && { isPlugged }),
      ...(isAlone && { isAlone }),
    });
  }

  // Contacts first, because only their positions are fixed.
  for (const piece of pieces.toSorted((a, b) => turn(a) - turn(b))) {
    // The contact of a shutter takes no opening: the door or window behind it has, or lacks, its own.
    const opening = piece.kind === 'contact' && !piece.isShutter ? waiting.shift() : undefined;
    const room = rooms.find(({ id }) => id === opening?.roomId);
    if (opening && room) {
      add(piece, room, middleOf(opening), opening);
      continue;
    }
    // The camera of an entrance hangs in the room that it leads to.
    const door = piece.ruleId === 'CAM-ENTRANCE' && !piece.isOutdoor ? entrances.shift() : undefined;
    const behind = rooms.filter((one) => one.id === door?.roomId && mayBeFilmed(one));
    const place = nextPlace(piece, home, behind.length > 0 ? behind : rooms, devices, apart);
    if (place) add(piece, place.room, place.position);
  }
  return { zones, devices };
}

import type { Measured, PlainRoom } from './layout.ts';
import type { Opening, OpeningKind, Point, RoomKind } from './types.ts';
import { isIndoors } from './walls.ts';

/** An opening in an outer wall, with what its detectors are called. */
export type OuterOpening = Opening & { name: string };

type Edge = { room: PlainRoom; from: Point; to: Point; length: number };
type Slot = Edge & { middle: number };

const near = (a: number, b: number) => Math.abs(a - b) < 0.011;
const cm = (metres: number) => Math.round(metres * 100) / 100;

/** An outer wall has at most one opening per this many metres. */
const minSpacing = 1.5;

/** The outer edges of the walled rooms, which together are a rectangle. */
function outerEdges(rooms: readonly PlainRoom[]): Edge[] {
  const walled = rooms.filter(isIndoors);
  const left = Math.min(...walled.map(({ x }) => x));
  const top = Math.min(...walled.map(({ y }) => y));
  const right = Math.max(...walled.map(({ x, width }) => x + width));
  const bottom = Math.max(...walled.map(({ y, height }) => y + height));
  return walled.flatMap((room) => {
    const { x, y, width, height } = room;
    const [end, low] = [cm(x + width), cm(y + height)];
    const edge = (from: Point, to: Point, length: number): Edge => ({ room, from, to, length });
    return [
      ...(near(y, top) ? [edge({ x, y }, { x: end, y }, width)] : []),
      ...(near(low, bottom) ? [edge({ x, y: low }, { x: end, y: low }, width)] : []),
      ...(near(end, right) ? [edge({ x: end, y }, { x: end, y: low }, height)] : []),
      ...(near(x, left) ? [edge({ x, y }, { x, y: low }, height)] : []),
    ];
  });
}

const slotsOf = (edge: Edge, spacing: number): Slot[] => {
  const count = Math.max(1, Math.floor(edge.length / spacing));
  return Array.from({ length: count }, (_, index) => ({ ...edge, middle: (index + 0.5) / count }));
};

function openingAt(slot: Slot, width: number): [Point, Point] {
  const half = Math.min(width, slot.length * 0.8) / 2;
  const at = (distance: number): Point => ({
    x: cm(slot.from.x + ((slot.to.x - slot.from.x) * distance) / slot.length),
    y: cm(slot.from.y + ((slot.to.y - slot.from.y) * distance) / slot.length),
  });
  const middle = slot.middle * slot.length;
  return [at(middle - half), at(middle + half)];
}

/** Distributes round-robin: each room gets one before any gets its second. */
function inTurns(slots: readonly Slot[]): Slot[] {
  const turns = slots.map((slot, index) => ({
    slot,
    turn: slots.slice(0, index).filter(({ room }) => room.id === slot.room.id).length,
    index,
  }));
  return turns.toSorted((a, b) => a.turn - b.turn || a.index - b.index).map(({ slot }) => slot);
}

const widths: Record<OpeningKind, number> = { door: 1, 'glass-door': 1.4, window: 1.1, passage: 1.6 };

/** As many slots, those in rooms of these kinds first, each room one before any gets its second; none in a bathroom. */
function firstIn(slots: readonly Slot[], kinds: readonly RoomKind[], count: number): Slot[] {
  const [first, rest] = [true, false].map((isFirst) =>
    slots.filter(({ room: { kind } }) => kind !== 'bathroom' && kinds.includes(kind) === isFirst),
  ) as [Slot[], Slot[]];
  const ordered = kinds.flatMap((kind) => first.filter(({ room }) => room.kind === kind));
  return [...inTurns(ordered), ...inTurns(rest)].slice(0, Math.max(0, Math.round(count)));
}

/** Rooms with a door of their own for who comes in, beside the main one, and rooms with a balcony. */
const entered: readonly RoomKind[] = ['storage', 'kitchen', 'hangar', 'shop', 'hall'];
const airy: readonly RoomKind[] = ['living', 'bedroom', 'office', 'kitchen'];

/**
 * The outer doors and windows: the main entrance first, then other entrances, balcony doors and windows, as far as the walls
 * go, `apart` metres from one another.
 */
export function outerOpenings(home: Measured, rooms: readonly PlainRoom[], apart: number): OuterOpening[] {
  const entrance = rooms.find(({ id }) => id === 'hall');
  if (!entrance) return [];
  const edges = outerEdges(rooms);
  const entry = edges.findLast(
    ({ room, from, to }) => room === entrance && near(from.x, to.x) && near(from.x, entrance.x),
  );
  const isHome = home.propertyType === 'house' || home.propertyType === 'apartment';
  const salon = rooms.find(({ kind }) => kind === 'living');
  const hasBalcony = rooms.some(({ kind }) => kind === 'balcony');
  const slots = inTurns(
    edges
      .filter((edge) => edge !== entry && (isHome ? edge.room !== entrance : true))
      .flatMap((edge) => slotsOf(edge, Math.max(minSpacing, apart))),
  );
  const balconies = firstIn(slots, airy, home.balconyDoors);
  const doors = firstIn(
    slots.filter((slot) => !balconies.includes(slot)),
    entered,
    home.doors - home.balconyDoors - 1,
  );
  const windows = slots
    .filter((slot) => !doors.includes(slot) && !balconies.includes(slot))
    .slice(0, Math.max(0, Math.round(home.windows)));
  const counts = new Map<string, number>();
  const named = (what: string, { room }: Slot) => {
    const plain = `${what} ${room.of}`;
    const count = (counts.get(plain) ?? 0) + 1;
    counts.set(plain, count);
    return count === 1 ? plain : `${plain} (${count})`;
  };
  const build = (slot: Slot, id: string, kind: OpeningKind, name: string): OuterOpening => {
    const [from, to] = openingAt(slot, widths[kind]);
    const toBalcony =
      hasBalcony && slot.room === salon && kind === 'glass-door' && near(slot.from.y, slot.to.y);
    return { id, kind, name, roomId: slot.room.id, toRoomId: toBalcony ? 'balcony' : null, from, to };
  };
  return [
    ...(entry ? [build({ ...entry, middle: 0.5 }, 'main-door', 'door', 'Κύρια είσοδος')] : []),
    ...doors.map((slot, index) => build(slot, `door-${index + 2}`, 'door', named('Πόρτα', slot))),
    ...balconies.map((slot, index) =>
      build(slot, `balcony-${index + 1}`, 'glass-door', named('Μπαλκονόπορτα', slot)),
    ),
    ...windows.map((slot, index) => build(slot, `window-${index + 1}`, 'window', named('Παράθυρο', slot))),
  ];
}

/** A door from each room into the hall, where the two have a common wall. */
export function innerDoors(rooms: readonly PlainRoom[]): Opening[] {
  const hall = rooms.find(({ id }) => id === 'hall');
  if (!hall) return [];
  return rooms
    .filter((room) => room !== hall && isIndoors(room))
    .map((room) => {
      const isOpen = room.kind === 'living';
      const kind: OpeningKind = isOpen ? 'passage' : 'door';
      const [low, right] = [cm(hall.y + hall.height), cm(hall.x + hall.width)];
      const isBeside = near(room.x, right);
      const length = isBeside ? room.height : room.width;
      const width = Math.min(isOpen ? 1.8 : 0.9, length * 0.6);
      const start = cm((length - width) * 0.3);
      const end = cm(start + width);
      const y = near(room.y, low) ? low : hall.y;
      return isBeside
        ? {
            id: `inner-${room.id}`,
            kind,
            roomId: room.id,
            toRoomId: hall.id,
            from: { x: right, y: cm(room.y + start) },
            to: { x: right, y: cm(room.y + end) },
          }
        : {
            id: `inner-${room.id}`,
            kind,
            roomId: room.id,
            toRoomId: hall.id,
            from: { x: cm(room.x + start), y },
            to: { x: cm(room.x + end), y },
          };
    });
}

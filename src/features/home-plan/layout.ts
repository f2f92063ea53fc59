import type { Home } from '#features/advice/types.ts';
import type { Rect, Room, RoomKind, Scenery } from './types.ts';

/** What the drawing needs of a measured home. */
export type Measured = Pick<
  Home,
  | 'propertyType'
  | 'areaM2'
  | 'floor'
  | 'floors'
  | 'rooms'
  | 'doors'
  | 'balconyDoors'
  | 'windows'
  | 'wetRooms'
  | 'yardM'
> &
  Partial<Pick<Home, 'existing' | 'placeKind' | 'assumed' | 'internet' | 'hasMains'>>;

/** A room without its devices; `of` is its name in the genitive, for the devices' names. */
export type PlainRoom = Omit<Room, 'areaId'> & { of: string };

export type Layout = { lot: Rect; rooms: PlainRoom[]; scenery: Scenery[] };

type Wanted = { kind: RoomKind; name: string; of: string; weight: number };

const wanted = (kind: RoomKind, name: string, of: string, weight: number): Wanted => ({
  kind,
  name,
  of,
  weight,
});

const living = wanted('living', 'Σαλόνι', 'σαλονιού', 2);
const kitchen = wanted('kitchen', 'Κουζίνα', 'κουζίνας', 1.2);
const bedroom = wanted('bedroom', 'Υπνοδωμάτιο', 'υπνοδωματίου', 1.2);
const bathroom = wanted('bathroom', 'Μπάνιο', 'μπάνιου', 0.6);
const toilet = wanted('bathroom', 'WC', 'WC', 0.6);
const storage = wanted('storage', 'Αποθήκη', 'αποθήκης', 0.9);
const office = wanted('office', 'Γραφείο', 'γραφείου', 1);
const reception = wanted('hall', 'Υποδοχή', 'υποδοχής', 0.45);
const hangar = wanted('hangar', 'Αποθηκευτικός χώρος', 'αποθηκευτικού χώρου', 0.78);

/** The room with the entrance, its weight a part of the width, and the rooms beside it. */
const trades: Record<Home['placeKind'], { main: Wanted; side: Wanted }> = {
  shop: { main: wanted('shop', 'Κατάστημα', 'καταστήματος', 0.64), side: office },
  food: { main: wanted('shop', 'Σάλα', 'σάλας', 0.64), side: office },
  office: { main: reception, side: office },
  practice: { main: reception, side: wanted('office', 'Εξεταστήριο', 'εξεταστηρίου', 1) },
  lodging: { main: reception, side: wanted('bedroom', 'Δωμάτιο', 'δωματίου', 1) },
  workshop: { main: wanted('hangar', 'Εργαστήριο', 'εργαστηρίου', 0.78), side: office },
  store: { main: hangar, side: office },
};
const mostSideRooms = 4;

const cm = (metres: number) => Math.round(metres * 100) / 100;
const within = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** Gives equal rooms numbers: «Υπνοδωμάτιο 2». */
function numbered(rooms: readonly Wanted[]): (Wanted & { id: string })[] {
  return rooms.map((room, index) => {
    const number = rooms.slice(0, index + 1).filter(({ kind }) => kind === room.kind).length;
    if (rooms.filter(({ kind }) => kind === room.kind).length === 1) return { ...room, id: room.kind };
    return {
      ...room,
      id: `${room.kind}-${number}`,
      name: `${room.name} ${number}`,
      of: `${room.of} ${number}`,
    };
  });
}

const times = (room: Wanted, count: number): Wanted[] =>
  Array.from({ length: Math.max(0, count) }, () => room);

/** Places rooms side by side from left to right, or one below the other, by their weights. */
function inRow(rooms: readonly (Wanted & { id: string })[], box: Rect, isColumn = false): PlainRoom[] {
  const whole = rooms.reduce((sum, { weight }) => sum + weight, 0);
  const [start, size] = isColumn ? [box.y, box.height] : [box.x, box.width];
  let before = 0;
  return rooms.map(({ weight, ...room }) => {
    const from = cm(start + (size * before) / whole);
    before += weight;
    const length = cm(cm(start + (size * before) / whole) - from);
    return isColumn
      ? { ...room, x: box.x, width: box.width, y: from, height: length }
      : { ...room, x: from, width: length, y: box.y, height: box.height };
  });
}

/** The two sides of a corridor, about equally heavy; the first room opens the upper one. */
function sidesOf<One extends Wanted>(rooms: readonly One[]): [One[], One[]] {
  const sides: [One[], One[]] = [[], []];
  const weights: [number, number] = [0, 0];
  for (const room of rooms) {
    const side = weights[0] <= weights[1] ? 0 : 1;
    sides[side].push(room);
    weights[side] += room.weight;
  }
  return sides;
}

/** A dwelling: a corridor from the entrance, on the left, between two rows of rooms. */
function dwelling({ rooms, wetRooms }: Measured, box: Rect): PlainRoom[] {
  const area = box.width * box.height;
  // As many rooms as the floor area has room for.
  const bedrooms = within(1, Math.min(Math.round(rooms) - 2, Math.floor(area / 14)), 14);
  const bathrooms = within(1, Math.min(Math.round(wetRooms) - 1, Math.floor(area / 40)), 4);
  const named = numbered([
    living,
    bedroom,
    kitchen,
    ...times(bathroom, bathrooms),
    ...times(bedroom, bedrooms - 1),
  ]);
  const [upper, lower] = sidesOf(named);
  const corridor = within(1.2, cm(box.height * 0.18), 2.2);
  const top = cm((box.height - corridor) * 0.54);
  const hall = { ...box, y: cm(box.y + top), height: corridor };
  const bottom = { ...box, y: cm(hall.y + corridor), height: cm(box.height - top - corridor) };
  return [
    { id: 'hall', name: 'Χολ εισόδου', of: 'χολ', kind: 'hall', ...hall },
    ...inRow(upper, { ...box, height: top }),
    ...inRow(lower, bottom),
  ];
}

/** Shop or warehouse: one large room with the entrance, on the left, and small ones next to it. */
function premises(
  { propertyType, placeKind = 'shop', rooms, wetRooms, assumed }: Measured,
  box: Rect,
): PlainRoom[] {
  const kind = propertyType === 'business' ? placeKind : 'store';
  const { main, side } = trades[kind];
  const isTold = assumed?.includes('rooms') === false;
  // Rooms that were told are no fewer than those drawn; the toilet is none of them, and a place that is one room has it elsewhere.
  const others = isTold ? Math.max(0, Math.round(rooms) - 1) : Infinity;
  const places = Math.max(2, Math.floor(box.height / 2));
  const before = [
    ...(kind === 'food' ? [kitchen] : []),
    ...(kind === 'lodging' ? [office] : []),
    ...(main.kind === 'hangar' ? [] : [storage]),
  ].slice(0, Math.min(places, others));
  // Untold, a hall has one room beside it, whatever else is in it.
  const least = before.length > 1 || isTold ? 0 : 1;
  const beside = within(least, Math.round(rooms) - 1 - before.length, mostSideRooms);
  const named = numbered([
    ...before,
    ...times(side, Math.min(beside, Math.max(least, places - before.length))),
    ...times(toilet, within(others === 0 ? 0 : 1, Math.round(wetRooms), 2)),
  ]).slice(0, places);
  const width = named.length === 0 ? box.width : cm(box.width * main.weight);
  const { weight: _share, ...entrance } = main;
  return [
    { ...entrance, id: 'hall', ...box, width },
    ...inRow(named, { ...box, x: cm(box.x + width), width: cm(box.width - width) }, true),
  ];
}

/** The yard's depth before the house, so that lot and building have about the length of fence that was given. */
function yardDepth(yardM: number, width: number, height: number): number {
  if (yardM <= 0) return 0;
  const rest = yardM / 2 - width - height - 2 * paved;
  return cm(within(3.5, rest, Math.max(4.5, width * 0.45)));
}

/** The paved ring around a detached building. */
const paved = 1.6;
const balconyDepth = 1.5;
/** Of the strip before the wall where outdoor pieces hang and there is neither yard nor balcony. */
const frontDepth = 1.2;

function treesIn({ width, height }: Rect): Scenery[] {
  const size = cm(within(0.8, width * 0.24, 2.4));
  const spots = [
    [0.12, 0.05],
    [0.66, 0.16],
    [0.1, 0.72],
    [0.62, 0.83],
  ] as const;
  return spots.map(([across, down], index) => {
    const side = cm(size * (index % 2 === 0 ? 1 : 0.75));
    return {
      kind: 'tree',
      x: cm(0.4 + across * (width - side)),
      y: cm(0.4 + down * (height - side)),
      width: side,
      height: side,
    };
  });
}

/** Draws a measured home as rooms on a lot: areas are true, shapes are assumed; `hangsOutside`: something hangs on its façade. */
export function layoutOf(home: Measured, hangsOutside = false): Layout {
  const area = within(20, home.areaM2 / within(1, Math.round(home.floors), 10), 20_000);
  const height = cm(Math.sqrt(area / 1.7));
  const width = cm(area / height);
  const isDwelling = home.propertyType === 'house' || home.propertyType === 'apartment';
  const depth = home.propertyType === 'apartment' ? 0 : yardDepth(home.yardM, width, height);
  const ring = depth > 0 ? paved : 0.5;
  const hasBalcony = home.propertyType === 'apartment' && home.balconyDoors > 0;
  const hasFront = hangsOutside && depth === 0 && !hasBalcony;
  const left = depth > 0 ? cm(depth + 0.3) : hasFront ? frontDepth + 0.3 : ring;
  const top = hasBalcony ? balconyDepth + 0.3 : ring;
  const box = { x: left, y: top, width, height };
  const rooms = isDwelling ? dwelling(home, box) : premises(home, box);
  const salon = rooms.find(({ kind }) => kind === 'living');
  const lot = { x: 0, y: 0, width: cm(left + width + ring), height: cm(top + height + ring) };
  if (hasBalcony && salon) {
    rooms.push({
      ...salon,
      id: 'balcony',
      name: 'Μπαλκόνι',
      of: 'μπαλκονιού',
      kind: 'balcony',
      y: cm(top - balconyDepth),
      height: balconyDepth,
    });
  }
  if (hasFront)
    rooms.push({
      ...box,
      id: 'front',
      name: 'Πρόσοψη',
      of: 'πρόσοψης',
      kind: 'front',
      x: 0.3,
      width: frontDepth,
    });
  if (depth === 0) return { lot, rooms, scenery: [] };
  const yard = { x: 0.3, y: 0.3, width: depth, height: cm(lot.height - 0.6) };
  rooms.push({ id: 'yard', name: 'Αυλή', of: 'αυλής', kind: 'yard', ...yard });
  const entrance = rooms[0] ?? yard;
  const path: Scenery = {
    kind: 'path',
    x: 0.3,
    y: cm(entrance.y + entrance.height / 2 - 0.6),
    width: depth,
    height: 1.2,
  };
  return { lot, rooms, scenery: [path, ...treesIn(yard)] };
}

import type { PlainRoom } from './layout.ts';
import type { DeviceKind, Point, RoomKind } from './types.ts';

type Spot = 'corner' | 'middle' | 'wall';

/** Where in a room a device usually hangs, and in which rooms first. */
type Habit = { spot: Spot; rooms: readonly RoomKind[]; outside?: boolean };

const everywhere: readonly RoomKind[] = [
  'living',
  'shop',
  'hangar',
  'office',
  'storage',
  'bedroom',
  'kitchen',
];

const habits: Partial<Record<DeviceKind, Habit>> = {
  motion: { spot: 'corner', rooms: ['hall', ...everywhere] },
  camera: {
    spot: 'corner',
    rooms: ['shop', 'hangar', 'living', 'hall', 'storage', 'office', 'kitchen', 'bedroom'],
  },
  glass: { spot: 'wall', rooms: everywhere },
  smoke: {
    spot: 'middle',
    rooms: ['hall', 'hangar', 'shop', 'bedroom', 'living', 'kitchen', 'office', 'storage'],
  },
  gas: { spot: 'middle', rooms: ['kitchen', 'hangar', 'shop', 'storage', 'living'] },
  water: { spot: 'corner', rooms: ['bathroom', 'kitchen', 'storage', 'hangar', 'shop'] },
  siren: { spot: 'wall', rooms: ['hall', 'shop', 'hangar'] },
  panel: { spot: 'wall', rooms: ['storage', 'office', 'hall', 'living'] },
  recorder: { spot: 'wall', rooms: ['storage', 'office', 'living', 'hall'] },
  keypad: { spot: 'wall', rooms: ['hall', 'shop', 'hangar'] },
  reader: { spot: 'wall', rooms: ['hall', 'shop', 'hangar'] },
  intercom: { spot: 'wall', rooms: ['hall', 'shop', 'hangar'] },
  fog: { spot: 'wall', rooms: ['shop', 'hangar', 'living', 'hall'] },
};

const usual: Habit = { spot: 'wall', rooms: ['hall', ...everywhere] };

/** Fractions of a room's sides, the habitual ones first. */
const spots: Record<Spot, readonly (readonly [number, number])[]> = {
  corner: [
    [0, 0],
    [1, 1],
    [1, 0],
    [0, 1],
  ],
  middle: [
    [0.5, 0.5],
    [0.3, 0.5],
    [0.7, 0.5],
  ],
  wall: [
    [0.25, 0],
    [0.75, 1],
    [0.6, 0],
    [0.4, 1],
    [0.9, 0],
    [0.1, 1],
  ],
};

const inset = 0.4;

const cm = (metres: number) => Math.round(metres * 100) / 100;

function pointIn({ x, y, width, height }: PlainRoom, [across, down]: readonly [number, number]): Point {
  const edge = Math.min(inset, width / 4, height / 4);
  return {
    x: cm(x + edge + (width - 2 * edge) * across),
    y: cm(y + edge + (height - 2 * edge) * down),
  };
}

const distance = (point: Point, taken: readonly Point[]) =>
  Math.min(Infinity, ...taken.map(({ x, y }) => Math.hypot(x - point.x, y - point.y)));

/** The first habitual spot that is free, or else the freest. */
function freeSpot(room: PlainRoom, spot: Spot, taken: readonly Point[], apart: number): Point {
  const others = (['corner', 'wall', 'middle'] as const).filter((other) => other !== spot);
  const points = [spot, ...others].flatMap((one) => spots[one].map((fractions) => pointIn(room, fractions)));
  const free = points.find((point) => distance(point, taken) >= apart);
  if (free) return free;
  return points.reduce((best, point) => (distance(point, taken) > distance(best, taken) ? point : best));
}

/** Where the outdoor pieces hang: at the house's wall first, then at the fence. */
function outdoorSpot({ x, y, width, height }: PlainRoom, taken: readonly Point[], apart: number): Point {
  const fractions = [0.08, 0.92, 0.5, 0.3, 0.7, 0.2, 0.8, 0.4, 0.6];
  const points = [x + width, x].flatMap((side) =>
    fractions.map((down): Point => ({ x: cm(side), y: cm(y + height * down) })),
  );
  const free = points.find((point) => distance(point, taken) >= apart);
  return (
    free ?? points.reduce((best, point) => (distance(point, taken) > distance(best, taken) ? point : best))
  );
}

/**
 * The place of the next piece of a kind: the room that has the fewest of it, in the order of habit, and a spot there that is
 * free for `apart` metres.
 */
export function nextPlace(
  kind: DeviceKind,
  isOutdoor: boolean,
  rooms: readonly PlainRoom[],
  placed: readonly { kind: DeviceKind; roomId: string; position: Point }[],
  apart: number,
): { room: PlainRoom; position: Point } | undefined {
  const taken = placed.map(({ position }) => position);
  const outside = isOutdoor && rooms.find((room) => room.kind === 'yard' || room.kind === 'balcony');
  if (outside) {
    const position =
      outside.kind === 'yard'
        ? outdoorSpot(outside, taken, apart)
        : freeSpot(outside, 'corner', taken, apart);
    return { room: outside, position };
  }
  const { spot, rooms: order } = habits[kind] ?? usual;
  const inOrder = order.flatMap((roomKind) => rooms.filter((room) => room.kind === roomKind));
  const candidates = inOrder.length > 0 ? inOrder : rooms.slice(0, 1);
  const has = ({ id }: PlainRoom) => placed.filter((one) => one.kind === kind && one.roomId === id).length;
  const fewest = Math.min(...candidates.map(has));
  const room = candidates.find((candidate) => has(candidate) === fewest);
  return room && { room, position: freeSpot(room, spot, taken, apart) };
}

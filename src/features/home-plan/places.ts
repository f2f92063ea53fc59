import type { RuleId } from '#features/advice/rules.ts';
import { isHall, isResidence } from '#features/advice/premises.ts';
import type { Measured, PlainRoom } from './layout.ts';
import type { Piece } from './pieces.ts';
import type { DeviceKind, Point, RoomKind } from './types.ts';

type Spot = 'corner' | 'middle' | 'wall' | 'front';

/** Where in a room a device usually hangs, and in which rooms first. */
type Habit = { spot: Spot; rooms: readonly RoomKind[] };

/** What is told of a place of each kind, and of no other. */
type Habits = Partial<Record<DeviceKind, Habit>>;

const entrance: readonly RoomKind[] = ['hall', 'shop', 'hangar'];
const everywhere: readonly RoomKind[] = [
  'living',
  'shop',
  'hangar',
  'office',
  'storage',
  'bedroom',
  'kitchen',
];
const usual: Habit = { spot: 'wall', rooms: ['hall', ...everywhere] };

/** Never where people work, sleep, wash, eat, rest or are examined. */
const camera: Habit = { spot: 'corner', rooms: [...entrance, 'living', 'storage'] };

export const mayBeFilmed = ({ kind }: PlainRoom) => camera.rooms.includes(kind);

const anywhere: Habits = {
  camera,
  glass: { spot: 'wall', rooms: everywhere },
  gas: { spot: 'middle', rooms: ['living', 'kitchen', 'hangar', 'shop', 'storage'] },
  water: { spot: 'corner', rooms: ['bathroom', 'kitchen', 'storage', 'hangar', 'shop'] },
  siren: { spot: 'wall', rooms: entrance },
  panel: { spot: 'wall', rooms: ['storage', 'office', 'hall', 'living', 'hangar'] },
  recorder: { spot: 'wall', rooms: ['storage', 'office', 'living', 'hall', 'hangar'] },
  keypad: { spot: 'wall', rooms: entrance },
  reader: { spot: 'wall', rooms: entrance },
  intercom: { spot: 'wall', rooms: entrance },
  fog: { spot: 'wall', rooms: ['shop', 'hangar', 'living', 'hall'] },
};

const atHome: Habits = {
  ...anywhere,
  motion: { spot: 'corner', rooms: ['hall', 'living', 'bedroom', 'kitchen'] },
  // Nobody who comes in sees it.
  recorder: { spot: 'wall', rooms: ['bedroom', 'living', 'hall'] },
};
const atWork: Habits = {
  ...anywhere,
  motion: { spot: 'corner', rooms: [...entrance, 'storage', 'office'] },
  glass: { spot: 'wall', rooms: [...entrance, 'office'] },
  smoke: { spot: 'middle', rooms: ['office', 'storage'] },
};
const inLodging: Habits = {
  ...atWork,
  motion: { spot: 'corner', rooms: ['office', 'storage', 'hall'] },
  smoke: { spot: 'middle', rooms: ['bedroom'] },
  water: { spot: 'corner', rooms: ['storage', 'bathroom'] },
};

/** Where cameras of a rule look: at the door and the desk, or into the rooms that they are for. */
const cameraRooms: Partial<Record<RuleId, (home: Measured) => readonly RoomKind[]>> = {
  'CAM-ENTRANCE': () => entrance,
  'CAM-AFAR': () => entrance,
  'CAM-DESK': () => entrance,
  'CAM-ROOM': (home) => (isResidence(home) ? ['hall', 'living'] : ['storage', ...entrance]),
};

/** Where a piece hangs, of which so many of its kind are placed already. */
function habitOf({ kind, isShutter, ruleId }: Piece, home: Measured, placed: number): Habit {
  const isHome = isResidence(home);
  const trade = { ...home, placeKind: home.placeKind ?? 'shop' };
  if (isShutter && !isHome) return { spot: 'front', rooms: entrance };
  if (kind === 'camera' && ruleId) return { ...camera, rooms: cameraRooms[ruleId]?.(home) ?? camera.rooms };
  // One of them hangs in the corridor before the bedrooms, all others in the living room.
  if (kind === 'smoke' && isHome) return { spot: 'middle', rooms: [placed === 0 ? 'hall' : 'living'] };
  // One of a hall's hangs in the room beside it.
  if (kind === 'motion' && isHall({ ...trade, floor: 0 })) {
    const isBeside = placed === 1 && home.rooms > 1 && home.assumed?.includes('rooms') === false;
    return { spot: 'corner', rooms: isBeside ? ['office'] : ['hangar'] };
  }
  const isLodging = home.propertyType === 'business' && home.placeKind === 'lodging';
  return (isHome ? atHome : isLodging ? inLodging : atWork)[kind] ?? usual;
}

/** What hangs on a façade where there is neither yard nor balcony. */
export const hangsOnFacade = ({ kind, isOutdoor }: Piece) =>
  isOutdoor && (kind === 'siren' || kind === 'camera' || kind === 'motion');

/** Fractions of a room's sides, the habitual ones first. */
const spots: Record<Exclude<Spot, 'front'>, readonly (readonly [number, number])[]> = {
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

const firstFree = (points: readonly [Point, ...Point[]], taken: readonly Point[], apart: number): Point =>
  points.find((point) => distance(point, taken) >= apart) ??
  points.reduce((best, point) => (distance(point, taken) > distance(best, taken) ? point : best));

/** The first habitual spot that is free, or else the freest. */
function freeSpot(room: PlainRoom, spot: Spot, taken: readonly Point[], apart: number): Point {
  if (spot === 'front') return onSides(room, [room.x], taken, apart);
  const others = (['corner', 'wall', 'middle'] as const).filter((other) => other !== spot);
  const points = [spot, ...others].flatMap((one) => spots[one].map((fractions) => pointIn(room, fractions)));
  return firstFree(points as [Point, ...Point[]], taken, apart);
}

/** On the upright walls at these x, the first first. */
function onSides(
  { y, height }: PlainRoom,
  sides: readonly number[],
  taken: readonly Point[],
  apart: number,
): Point {
  const fractions = [0.08, 0.92, 0.5, 0.3, 0.7, 0.2, 0.8, 0.4, 0.6];
  const points = sides.flatMap((side) =>
    fractions.map((down): Point => ({ x: cm(side), y: cm(y + height * down) })),
  );
  return firstFree(points as [Point, ...Point[]], taken, apart);
}

/**
 * The place of the next piece: outside on the house's wall first, then at the fence; inside in the room that has the fewest of
 * its kind, in the order of habit, at a spot that is free for `apart` metres.
 */
export function nextPlace(
  piece: Piece,
  home: Measured,
  rooms: readonly PlainRoom[],
  placed: readonly { kind: DeviceKind; roomId: string; position: Point }[],
  apart: number,
): { room: PlainRoom; position: Point } | undefined {
  const taken = placed.map(({ position }) => position);
  const outside = piece.isOutdoor && rooms.find(({ kind }) => ['yard', 'balcony', 'front'].includes(kind));
  if (outside) {
    const sides = [outside.x + outside.width, outside.x];
    const position =
      outside.kind === 'balcony'
        ? freeSpot(outside, 'corner', taken, apart)
        : onSides(outside, sides, taken, apart);
    return { room: outside, position };
  }
  const same = placed.filter(({ kind }) => kind === piece.kind);
  const { spot, rooms: order } = habitOf(piece, home, same.length);
  const inOrder = order.flatMap((roomKind) => rooms.filter((room) => room.kind === roomKind));
  const candidates = inOrder.length > 0 ? inOrder : rooms.slice(0, 1);
  const has = ({ id }: PlainRoom) => same.filter(({ roomId }) => roomId === id).length;
  const fewest = Math.min(...candidates.map(has));
  const room = candidates.find((candidate) => has(candidate) === fewest);
  return room && { room, position: freeSpot(room, spot, taken, apart) };
}

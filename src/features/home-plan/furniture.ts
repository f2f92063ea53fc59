import type { Opening, Rect, Room, RoomKind } from './types.ts';

export type FurnitureKind =
  | 'sofa'
  | 'rug'
  | 'round-table'
  | 'cabinet'
  | 'counter'
  | 'island'
  | 'bed'
  | 'shelves'
  | 'desk'
  | 'bath'
  | 'basin'
  | 'rack';

export type Furniture = Rect & { kind: FurnitureKind };

/** Width and height in metres, and where in the room: 0 at its left or upper wall, 1 at the opposite one. */
type Place = [kind: FurnitureKind, width: number, height: number, across: number, down: number];

const suites: Partial<Record<RoomKind, readonly Place[]>> = {
  living: [
    ['sofa', 0.95, 2.6, 0.06, 0.55],
    ['rug', 1.7, 1.8, 0.34, 0.5],
    ['cabinet', 1.3, 0.32, 0.9, 0.03],
    ['round-table', 1.1, 1.1, 0.74, 0.8],
  ],
  kitchen: [
    ['counter', 3.4, 0.72, 0.35, 0.04],
    ['cabinet', 0.7, 0.85, 0.97, 0.04],
    ['island', 2.2, 1, 0.42, 0.78],
  ],
  bedroom: [
    ['bed', 1.7, 2.3, 0.9, 0.25],
    ['cabinet', 2.2, 0.62, 0.2, 0.97],
  ],
  storage: [
    ['shelves', 1.5, 0.42, 0.55, 0.05],
    ['shelves', 1.5, 0.42, 0.55, 0.4],
  ],
  office: [
    ['desk', 1.6, 0.8, 0.5, 0.3],
    ['cabinet', 1.4, 0.4, 0.1, 0.97],
  ],
  shop: [
    ['shelves', 2.4, 0.5, 0.3, 0.35],
    ['shelves', 2.4, 0.5, 0.3, 0.65],
    ['counter', 2.2, 0.72, 0.92, 0.2],
  ],
  hangar: [
    ['rack', 5, 1.1, 0.4, 0.25],
    ['rack', 5, 1.1, 0.4, 0.5],
    ['rack', 5, 1.1, 0.4, 0.75],
  ],
  bathroom: [
    ['bath', 0.75, 1.6, 0.05, 0.9],
    ['basin', 0.6, 0.45, 0.9, 0.05],
  ],
};

/** Between a wall and what stands at it, in metres. */
const clearance = 0.18;

/** The floor that a door or a way through needs free on both of its sides. */
function freeBefore({ from, to, kind }: Opening): Rect {
  const width = Math.abs(to.x - from.x);
  const height = Math.abs(to.y - from.y);
  const leaf = kind === 'window' ? 0 : Math.max(width, height);
  const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
  return width > height
    ? { x, y: y - leaf, width, height: 2 * leaf }
    : { x: x - leaf, y, width: 2 * leaf, height };
}

/** Tells whether two rectangles have a common area; a common edge is none. */
export const overlap = (a: Rect, b: Rect): boolean =>
  a.x + a.width > b.x + 0.001 &&
  b.x + b.width > a.x + 0.001 &&
  a.y + a.height > b.y + 0.001 &&
  b.y + b.height > a.y + 0.001;

/** What usually stands in a room of this kind, as far as it fits and no door opens against it. */
export function furnish(room: Room, openings: readonly Opening[]): Furniture[] {
  const ways = openings.map(freeBefore);
  return (suites[room.kind] ?? [])
    .map(([kind, width, height, across, down]) => ({
      kind,
      width,
      height,
      x: room.x + clearance + (room.width - width - 2 * clearance) * across,
      y: room.y + clearance + (room.height - height - 2 * clearance) * down,
    }))
    .filter(
      (piece) =>
        piece.width + 2 * clearance <= room.width * 0.8 &&
        piece.height + 2 * clearance <= room.height * 0.8 &&
        !ways.some((way) => overlap(piece, way)),
    );
}

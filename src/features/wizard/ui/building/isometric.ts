// Small buildings in isometric projection with their devices: lengths in metres, drawings in SVG units.
import type { ExampleSystem } from '../../contract.ts';

export type Point = readonly [x: number, y: number];
type Rect = { x: number; y: number; w: number; d: number };
/** A block: its base at height z. */
export type Block = Rect & { h: number; z?: number; tone?: 'wall' | 'slab' | 'thing' | 'glass' };

export type Building = {
  /** The ground, with what lies around the building. */
  ground: Rect;
  rooms: Rect;
  blocks: readonly Block[];
  /** Cameras stand at the outer corners and look out, or inside and look in. */
  looksOut: boolean;
};

export type DeviceKind = 'camera' | 'contact' | 'motion' | 'fire' | 'siren' | 'control';
export type Device = { kind: DeviceKind; at: Point; /** Radians, of a camera. */ towards?: number };

const cos30 = Math.cos(Math.PI / 6);

/** The place of a point in the drawing: x to the right and down, y to the left and down, z up. */
export const project = (x: number, y: number, z = 0): Point => [(x - y) * cos30, (x + y) / 2 - z];

const round = (value: number) => Math.round(value * 10) / 10;
export const pathOf = (points: readonly Point[], scale = 1) =>
  `M${points.map(([x, y]) => `${round(x * scale)} ${round(y * scale)}`).join('L')}Z`;

/** The three faces of a block that are seen: top, left and right. */
export function facesOf({ x, y, w, d, h, z = 0 }: Block) {
  const [x1, y1, z1] = [x + w, y + d, z + h];
  return {
    top: [project(x, y, z1), project(x1, y, z1), project(x1, y1, z1), project(x, y1, z1)],
    left: [project(x, y1, z1), project(x1, y1, z1), project(x1, y1, z), project(x, y1, z)],
    right: [project(x1, y, z1), project(x1, y1, z1), project(x1, y1, z), project(x1, y, z)],
  };
}

const isBeyond = (one: Block, other: Block) => one.x + one.w <= other.x || one.y + one.d <= other.y;

/** Whether one block must be drawn before another: the ground before all, and what is farther in one direction only. */
export const isBehind = (one: Block, other: Block) =>
  one.tone === other.tone || (one.tone !== 'slab' && other.tone !== 'slab')
    ? isBeyond(one, other) && !isBeyond(other, one)
    : one.tone === 'slab';

/** The blocks from the farthest to the nearest. */
export function fromFar(blocks: readonly Block[]): Block[] {
  const drawn: Block[] = [];
  let rest = blocks;
  while (rest.length > 0) {
    const next = rest.find((one) => !rest.some((other) => isBehind(other, one))) ?? rest[0];
    if (next) drawn.push(next);
    rest = rest.filter((one) => one !== next);
  }
  return drawn;
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Points at equal distances along a rectangle's edge. */
export function along({ x, y, w, d }: Rect, count: number): Point[] {
  const around = 2 * (w + d);
  return range(count).map((index): Point => {
    const way = ((index + 0.5) / count) * around;
    if (way < w) return [x + way, y + d];
    if (way < w + d) return [x + w, y + d - (way - w)];
    if (way < 2 * w + d) return [x + w - (way - w - d), y];
    return [x, y + (way - 2 * w - d)];
  });
}

/** Points spread over a rectangle, row by row; `shift` moves them within their cells so that two kinds do not meet. */
export function over({ x, y, w, d }: Rect, count: number, shift = 0.5): Point[] {
  const columns = Math.max(1, Math.ceil(Math.sqrt((count * w) / d)));
  const rows = Math.max(1, Math.ceil(count / columns));
  return range(count).map((index): Point => {
    const row = Math.floor(index / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return [x + (((index % columns) + shift) / inRow) * w, y + ((row + shift) / rows) * d];
  });
}

/** Places on the corners, then the middles of the sides, then between: each with the direction away from the middle. */
export function outside(rooms: Rect, count: number): { at: Point; towards: number }[] {
  const { x, y, w, d } = rooms;
  const corners: Point[] = [
    [x + w, y + d],
    [x, y + d],
    [x + w, y],
    [x, y],
    ...along(rooms, Math.max(0, count - 4)),
  ];
  return corners
    .slice(0, count)
    .map((at) => ({ at, towards: Math.atan2(at[1] - (y + d / 2), at[0] - (x + w / 2)) }));
}

/** Every device of an example, each in a place where its kind belongs. */
export function devicesOf(system: ExampleSystem, { rooms, looksOut }: Building): Device[] {
  const inner = {
    x: rooms.x + rooms.w * 0.08,
    y: rooms.y + rooms.d * 0.08,
    w: rooms.w * 0.84,
    d: rooms.d * 0.84,
  };
  const cameras = outside(looksOut ? rooms : inner, system.cameras).map(({ at, towards }): Device => ({
    kind: 'camera',
    at,
    towards: looksOut ? towards : towards + Math.PI,
  }));
  const kinds: [DeviceKind, Point[]][] = [
    ['contact', along(rooms, system.contacts)],
    ['motion', over(inner, system.motion, 0.42)],
    ['fire', over(inner, system.fire, 0.68)],
    ['siren', over({ ...inner, d: inner.d * 0.5, y: inner.y + inner.d * 0.3 }, system.sirens, 0.2)],
    ['control', over({ x: inner.x, y: inner.y, w: inner.w * 0.32, d: inner.d * 0.3 }, system.controls)],
  ];
  return [...cameras, ...kinds.flatMap(([kind, places]) => places.map((at): Device => ({ kind, at })))];
}

/** What a camera covers on the ground: a sector of 90 degrees. */
export function sectorOf({ at: [x, y], towards = 0 }: Device, radius: number): Point[] {
  const arc = range(9).map((index) => towards + ((index - 4) / 8) * (Math.PI / 2));
  return [
    project(x, y),
    ...arc.map((angle) => project(x + radius * Math.cos(angle), y + radius * Math.sin(angle))),
  ];
}

/** A building's drawing: the scale and the `viewBox`. */
export function frameOf({ ground: { x, y, w, d } }: Building) {
  const width = 300;
  const [left, right] = [project(x, y + d)[0], project(x + w, y)[0]];
  const scale = width / (right - left);
  const [top, bottom] = [project(x, y)[1], project(x + w, y + d)[1]];
  const above = 16;
  return {
    scale,
    viewBox: [left * scale - 4, top * scale - above, width + 8, (bottom - top) * scale + above + 10]
      .map(round)
      .join(' '),
  };
}

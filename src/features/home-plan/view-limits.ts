// Which part of a camera's field leaves the lot: the law lets it see its owner's ground only.
import { numberText } from '#shared/decimals.ts';
import { isIndoors, outlineOf } from './walls.ts';
import type { HomePlan, PlanDevice, Point, Rect, View } from './types.ts';

/** A camera whose field leaves the lot. */
export type BeyondView = {
  device: PlanDevice;
  /** The parts outside as polygons, in metres. */
  parts: Point[][];
  /** How much of the whole field lies outside, from 0 to 1. */
  share: number;
  /** How far beyond the border it recognises, in metres. */
  metres: number;
};

/** Less than this is a matter of how exactly it was drawn. */
const [leastShare, leastMetres] = [0.01, 0.25];

/** Where a ray enters and leaves a rectangle, in metres from its start; null if it passes by. */
function crossing(start: Point, direction: Point, { x, y, width, height }: Rect): [number, number] | null {
  let [enters, leaves] = [-Infinity, Infinity];
  for (const [from, along, low, high] of [
    [start.x, direction.x, x, x + width],
    [start.y, direction.y, y, y + height],
  ] as const) {
    if (Math.abs(along) < 1e-9) {
      if (from <= low || from >= high) return null;
      continue;
    }
    const [near, far] = [(low - from) / along, (high - from) / along].toSorted((a, b) => a - b) as [
      number,
      number,
    ];
    [enters, leaves] = [Math.max(enters, near), Math.min(leaves, far)];
  }
  return leaves - enters > 0.01 && leaves > 0.01 ? [Math.max(0, enters), leaves] : null;
}

type Ray = { end: Point; border: Point; length: number; inside: number };

/** The rays of a field, each as far as it reaches and as far as the lot does; walls end them. */
function raysOf(position: Point, { direction, angle, reach }: View, lot: Rect, house: Rect): Ray[] {
  // One for each degree.
  const count = Math.max(2, Math.round(angle));
  return Array.from({ length: count + 1 }, (_, index) => {
    const radians = ((direction - angle / 2 + (angle * index) / count) * Math.PI) / 180;
    const along = { x: Math.cos(radians), y: Math.sin(radians) };
    const at = (metres: number) => ({ x: position.x + along.x * metres, y: position.y + along.y * metres });
    const length = Math.min(reach, crossing(position, along, house)?.[0] ?? Infinity);
    const inside = Math.min(length, crossing(position, along, lot)?.[1] ?? 0);
    return { end: at(length), border: at(inside), length, inside };
  });
}

/** The polygons between the border and the ends of neighbouring rays that go beyond it. */
function partsOf(rays: readonly Ray[]): Point[][] {
  const runs: Ray[][] = [[]];
  for (const ray of rays)
    if (ray.length > ray.inside) runs.at(-1)?.push(ray);
    else if (runs.at(-1)?.length) runs.push([]);
  return runs
    .filter((run) => run.length > 1)
    .map((run) => [...run.map(({ end }) => end), ...run.toReversed().map(({ border }) => border)]);
}

/** The outdoor cameras of a plan whose field leaves its lot; what hangs indoors sees no further than its walls. */
export function viewsBeyond({
  lot,
  rooms,
  devices,
}: Pick<HomePlan, 'lot' | 'rooms' | 'devices'>): BeyondView[] {
  const house = outlineOf(rooms);
  const outside = new Set(rooms.filter((room) => !isIndoors(room)).map(({ id }) => id));
  return devices.flatMap((device) => {
    if (!device.view || !outside.has(device.roomId)) return [];
    const rays = raysOf(device.position, device.view, lot, house);
    const area = (radius: (ray: Ray) => number) => rays.reduce((sum, ray) => sum + radius(ray) ** 2, 0);
    const whole = area(({ length }) => length);
    const share = whole === 0 ? 0 : 1 - area(({ inside }) => inside) / whole;
    const metres = Math.max(...rays.map(({ length, inside }) => length - inside));
    return share < leastShare || metres < leastMetres
      ? []
      : [{ device, parts: partsOf(rays), share, metres }];
  });
}

/** What of a field leaves the lot, as a sentence. */
export const beyondText = ({ device, share, metres }: BeyondView): string =>
  `${device.name}: ${Math.max(1, Math.round(share * 100))}% του οπτικού πεδίου βγαίνει από το οικόπεδο, έως ${numberText(metres, 1)} m πέρα από το όριο.`;

import type { HomePlan, Opening, Point, Rect, Room } from './types.ts';

export type Wall = { from: Point; to: Point; isExternal: boolean };

type Line = { isVertical: boolean; /** Where the line stands. */ at: number; start: number; end: number };

/** A tolerance, because sums of metres have rounding errors. */
const tolerance = 0.001;

/** Balconies, yards and façades have no walls. */
export const isIndoors = ({ kind }: Pick<Room, 'kind'>): boolean =>
  kind !== 'balcony' && kind !== 'yard' && kind !== 'front';

const edgesOf = ({ x, y, width, height }: Rect): Line[] => [
  { isVertical: false, at: y, start: x, end: x + width },
  { isVertical: false, at: y + height, start: x, end: x + width },
  { isVertical: true, at: x, start: y, end: y + height },
  { isVertical: true, at: x + width, start: y, end: y + height },
];

const lineOf = ({ from, to }: Opening): Line => {
  const isVertical = Math.abs(from.x - to.x) < tolerance;
  const [a, b] = isVertical ? [from.y, to.y] : [from.x, to.x];
  return { isVertical, at: isVertical ? from.x : from.y, start: Math.min(a, b), end: Math.max(a, b) };
};

const isOnLine = (line: Line, other: Line) =>
  line.isVertical === other.isVertical && Math.abs(line.at - other.at) < tolerance;

function without(line: Line, others: readonly Line[]): Line[] {
  let rest = [line];
  for (const gap of others) {
    if (!isOnLine(line, gap)) continue;
    rest = rest.flatMap((piece) => [
      { ...piece, end: Math.min(piece.end, gap.start) },
      { ...piece, start: Math.max(piece.start, gap.end) },
    ]);
    rest = rest.filter(({ start, end }) => end - start > tolerance);
  }
  return rest;
}

const shared = (line: Line, other: Line): Line[] => {
  const both = { ...line, start: Math.max(line.start, other.start), end: Math.min(line.end, other.end) };
  return isOnLine(line, other) && both.end - both.start > tolerance ? [both] : [];
};

const wallOf = ({ isVertical, at, start, end }: Line, isExternal: boolean): Wall => ({
  from: isVertical ? { x: at, y: start } : { x: start, y: at },
  to: isVertical ? { x: at, y: end } : { x: end, y: at },
  isExternal,
});

/** The walls between the rooms and around them, without the gaps of doors and windows. */
export function wallsOf({ rooms, openings }: Pick<HomePlan, 'rooms' | 'openings'>): Wall[] {
  const gaps = openings.map(lineOf);
  const outlines = rooms.filter(isIndoors).map(edgesOf);
  return outlines.flatMap((edges, index) => {
    const others = outlines.filter((_, other) => other !== index).flat();
    const later = outlines.slice(index + 1).flat();
    const external = edges.flatMap((edge) => without(edge, [...others, ...gaps]));
    const internal = edges.flatMap((edge) =>
      later.flatMap((other) => shared(edge, other)).flatMap((both) => without(both, gaps)),
    );
    return [...external.map((line) => wallOf(line, true)), ...internal.map((line) => wallOf(line, false))];
  });
}

/** The smallest rectangle around the walled rooms. */
export function outlineOf(rooms: readonly Room[]): Rect {
  const walled = rooms.filter(isIndoors);
  const x = Math.min(...walled.map((room) => room.x));
  const y = Math.min(...walled.map((room) => room.y));
  const right = Math.max(...walled.map((room) => room.x + room.width));
  const bottom = Math.max(...walled.map((room) => room.y + room.height));
  return { x, y, width: right - x, height: bottom - y };
}

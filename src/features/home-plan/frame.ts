import { outlineOf } from './walls.ts';
import type { HomePlan, Point, Rect, Room } from './types.ts';

/** The picture of a plan: units of its view box per metre, its size, and what a rectangle or point of the plan is there. */
export type Frame = {
  unit: number;
  width: number;
  height: number;
  point: (point: Point) => Point;
  rect: (rect: Rect) => Rect;
};

const pictureWidth = 902;
const margin = 28;
/** For the scale. */
const bottom = 40;

/** Fits a plan into a picture of fixed width, so that marks and texts have the same size on each. */
export function frameOf({ lot }: Pick<HomePlan, 'lot'>): Frame {
  const unit = (pictureWidth - 2 * margin) / lot.width;
  const point = ({ x, y }: Point) => ({
    x: round(margin + (x - lot.x) * unit),
    y: round(margin + (y - lot.y) * unit),
  });
  return {
    unit,
    width: pictureWidth,
    height: Math.round(margin + lot.height * unit + bottom),
    point,
    rect: (rect) => ({
      ...point(rect),
      width: round(rect.width * unit),
      height: round(rect.height * unit),
    }),
  };
}

/** Rounded, so that the server and the browser write the same digits. */
const round = (value: number) => Math.round(value * 10) / 10;

/** A length for the scale that is easy to read and takes a tenth of the lot, in metres. */
export const scaleLength = ({ lot }: Pick<HomePlan, 'lot'>): number =>
  [1, 2, 5, 10, 20].findLast((length) => length <= Math.max(1, lot.width / 8)) ?? 1;

/** The lawn's pieces: the yard without the paving around the house. */
export function pavingOf(rooms: readonly Room[]): Rect {
  const { x, y, width, height } = outlineOf(rooms);
  const ring = 0.5;
  return { x: x - ring, y: y - ring, width: width + 2 * ring, height: height + 2 * ring };
}

/** The corner points of a field of view as an SVG path in the picture. */
export function viewPath(
  frame: Frame,
  position: Point,
  view: { direction: number; angle: number; reach: number },
) {
  const start = frame.point(position);
  const end = (degrees: number) => {
    const radians = (degrees * Math.PI) / 180;
    const point = frame.point({
      x: position.x + Math.cos(radians) * view.reach,
      y: position.y + Math.sin(radians) * view.reach,
    });
    return `${point.x} ${point.y}`;
  };
  const radius = round(view.reach * frame.unit);
  const [from, to] = [view.direction - view.angle / 2, view.direction + view.angle / 2];
  return `M${start.x} ${start.y}L${end(from)}A${radius} ${radius} 0 ${view.angle > 180 ? 1 : 0} 1 ${end(to)}Z`;
}

/** A closed shape as an SVG path in the picture. */
export const polygonPath = (frame: Frame, points: readonly Point[]): string =>
  `M${points
    .map((point) => frame.point(point))
    .map(({ x, y }) => `${x} ${y}`)
    .join('L')}Z`;

/** A door's leaf and the way of its swing, as an SVG path in the picture; it opens into `room`. */
export function leafPath(frame: Frame, from: Point, to: Point, room: Rect): string {
  const [hinge, latch] = [frame.point(from), frame.point(to)];
  const middle = { x: room.x + room.width / 2, y: room.y + room.height / 2 };
  const isVertical = Math.abs(from.x - to.x) < 0.001;
  const leaf = Math.hypot(latch.x - hinge.x, latch.y - hinge.y);
  const open = isVertical
    ? { x: hinge.x + Math.sign(middle.x - from.x) * leaf, y: hinge.y }
    : { x: hinge.x, y: hinge.y + Math.sign(middle.y - from.y) * leaf };
  const turn = (open.x - hinge.x) * (latch.y - hinge.y) - (open.y - hinge.y) * (latch.x - hinge.x);
  return `M${hinge.x} ${hinge.y}L${round(open.x)} ${round(open.y)}A${round(leaf)} ${round(leaf)} 0 0 ${turn > 0 ? 1 : 0} ${latch.x} ${latch.y}`;
}

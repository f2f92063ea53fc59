import type { Frame } from './frame.ts';
import type { HomePlan, Point, Rect, Room } from './types.ts';

/** In the picture's units: a letter's mean width, a line's height, a mark's radius. On a phone all are larger. */
type Sizes = { letter: number; line: number; mark: number };
const onPhone: Sizes = { letter: 14.5, line: 27, mark: 26 };
const onDesk: Sizes = { letter: 8.5, line: 18, mark: 17 };

const inset = 14;
const steps = 32;
const across = [0, 1, 0.5, ...Array.from({ length: steps }, (_, step) => step / steps)];
const down = [1, 0, 0.5, 0.75, 0.25];

const gap = (one: Rect, other: Rect) =>
  Math.max(
    one.x - other.x - other.width,
    other.x - one.x - one.width,
    one.y - other.y - other.height,
    other.y - one.y - one.height,
  );

const around = ({ x, y }: Point, radius: number): Rect => ({
  x: x - radius,
  y: y - radius,
  width: 2 * radius,
  height: 2 * radius,
});

/**
 * Where each room's name begins in the picture: in its room where no device, no zone and no other name stands, or as far from
 * them as the room allows; `isCrowded`: on a phone it would cover one of them. By room id; balconies and façades are too narrow for one.
 */
export function labelsOf(plan: HomePlan, frame: Frame): Map<string, Point & { isCrowded: boolean }> {
  const marks = [...plan.devices, ...plan.zones].map(({ position }) => frame.point(position));
  const names: Rect[] = [];
  const places = new Map<string, Point & { isCrowded: boolean }>();
  for (const room of plan.rooms.filter(({ kind }) => kind !== 'balcony' && kind !== 'front')) {
    const clearance = (box: Rect, { mark }: Sizes) =>
      Math.min(
        Infinity,
        ...[...marks.map((one) => around(one, mark)), ...names].map((other) => gap(box, other)),
      );
    const free = boxesIn(room, frame, onPhone).find((box) => clearance(box, onPhone) >= 0);
    // What is crowded there is only seen where letters are small.
    const best =
      free ??
      boxesIn(room, frame, onDesk).reduce((one, box) =>
        clearance(box, onDesk) > clearance(one, onDesk) ? box : one,
      );
    names.push(best);
    // A text stands on its base line.
    places.set(room.id, { x: best.x, y: best.y + best.height * 0.8, isCrowded: free === undefined });
  }
  return places;
}

/** The boxes that a room's name may take, the usual ones first. */
function boxesIn(room: Room, frame: Frame, { letter, line }: Sizes): [Rect, ...Rect[]] {
  const { x, y, width, height } = frame.rect(room);
  const size = { width: room.name.length * letter, height: line };
  const [wide, high] = [width - 2 * inset - size.width, height - 2 * inset - size.height];
  const at = (right: number, low: number): Rect => ({
    ...size,
    // A name longer than its room stands in its middle, within the picture.
    x: Math.max(4, Math.min(frame.width - size.width - 4, x + inset + wide * (wide < 0 ? 0.5 : right))),
    y: y + inset + high * (high < 0 ? 0.5 : low),
  });
  return [at(0, 1), ...down.flatMap((low) => across.map((right) => at(right, low)))];
}

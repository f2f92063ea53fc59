import type { HomePlan, Opening, PlanZone, Point, Rect, Room, View } from '#features/home-plan/types.ts';

/** A place at a second of a story. */
export type Moment = Point & { readonly at: number };

export const middleOf = ({ from, to }: Pick<Opening, 'from' | 'to'>): Point => ({
  x: (from.x + to.x) / 2,
  y: (from.y + to.y) / 2,
});

export const centreOf = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });

export const distance = (from: Point, to: Point) => Math.hypot(to.x - from.x, to.y - from.y);

const roomWith = ({ rooms }: HomePlan, id: string | null) => rooms.find((room) => room.id === id);

const isOpenAir = ({ kind }: Pick<Room, 'kind'>) => ['yard', 'balcony', 'front'].includes(kind);

const isOutdoors = (plan: HomePlan, roomId: string | null) =>
  roomId === null || isOpenAir(roomWith(plan, roomId) ?? { kind: 'yard' });

/** The yard, balcony or façade that a zone watches, if it is outside. */
export const outdoorRoomOf = ({ rooms }: HomePlan, { roomId }: PlanZone): Room | undefined =>
  rooms.find((room) => room.id === roomId && isOpenAir(room));

/** Doors and windows between a room and the open. */
export const outerOpenings = (plan: HomePlan): readonly Opening[] =>
  plan.openings.filter(({ roomId, toRoomId }) => isOutdoors(plan, toRoomId) && !isOutdoors(plan, roomId));

/** The point before an opening, outside, at a distance in metres. */
export function outsideOf(plan: HomePlan, opening: Opening, metres: number): Point {
  const middle = middleOf(opening);
  const room = roomWith(plan, opening.roomId);
  if (!room) return middle;
  const isUpright = opening.from.x === opening.to.x;
  const centre = centreOf(room);
  const step = isUpright
    ? { x: Math.sign(middle.x - centre.x) * metres, y: 0 }
    : { x: 0, y: Math.sign(middle.y - centre.y) * metres };
  return within(plan.lot, { x: middle.x + step.x, y: middle.y + step.y });
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

const within = ({ x, y, width, height }: Rect, point: Point): Point => ({
  x: clamp(point.x, x + 0.3, x + width - 0.3),
  y: clamp(point.y, y + 0.3, y + height - 0.3),
});

/** The way from the edge of the lot to an opening, round the house. */
export function wayToOpening(plan: HomePlan, opening: Opening): readonly Point[] {
  const before = outsideOf(plan, opening, 0.8);
  const middle = middleOf(opening);
  const yard = plan.rooms.find(({ kind }) => kind === 'yard');
  if (!yard || before.y > middle.y) {
    const far = outsideOf(plan, opening, 3);
    return [within(plan.lot, { x: far.x - 2.5, y: far.y }), before];
  }
  const start = { x: yard.x + yard.width * 0.62, y: yard.y + 0.4 };
  if (before.y < middle.y) return [start, before];
  return [start, { x: before.x, y: yard.y + yard.height / 2 }, before];
}

/** The way through the home from one room to another, by its doors; undefined if none leads there. */
export function wayBetween(plan: HomePlan, fromId: string, toId: string): readonly Point[] | undefined {
  const cameBy = new Map<string, { opening: Opening; before: string } | null>([[fromId, null]]);
  for (const roomId of cameBy.keys()) {
    for (const opening of plan.openings) {
      if (opening.kind === 'window' || opening.toRoomId === null) continue;
      const next = [opening.roomId, opening.toRoomId].find((id) => id !== roomId);
      const isHere = opening.roomId === roomId || opening.toRoomId === roomId;
      if (!isHere || next === undefined || isOutdoors(plan, next) || cameBy.has(next)) continue;
      cameBy.set(next, { opening, before: roomId });
    }
  }
  if (!cameBy.has(toId)) return undefined;
  const way: Point[] = [];
  for (let roomId = toId; ;) {
    const room = roomWith(plan, roomId);
    if (room) way.unshift(centreOf(room));
    const step = cameBy.get(roomId);
    if (!step) return way;
    way.unshift(middleOf(step.opening));
    roomId = step.before;
  }
}

/** Walks a way at a speed in metres a second, from a second on. */
export function walk(way: readonly Point[], from: number, speed: number): readonly Moment[] {
  let at = from;
  return way.map((point, index) => {
    const last = way[index - 1];
    if (last) at += distance(last, point) / speed;
    return { ...point, at };
  });
}

/** The place at a second; null before the first moment and after the last. */
export function positionAt(moments: readonly Moment[], at: number): Point | null {
  const next = moments.findIndex((moment) => moment.at >= at);
  const to = moments[next];
  if (!to) return null;
  const from = moments[next - 1];
  if (!from) return to.at === at ? { x: to.x, y: to.y } : null;
  const part = to.at === from.at ? 1 : (at - from.at) / (to.at - from.at);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

const stepSeconds = 0.25;

/** The first second at which a condition holds on the way, to a quarter; undefined if never. */
export function firstAt(moments: readonly Moment[], holds: (point: Point) => boolean): number | undefined {
  const [first, last] = [moments[0], moments.at(-1)];
  if (!first || !last) return undefined;
  for (let at = first.at; at <= last.at; at += stepSeconds) {
    const position = positionAt(moments, at);
    if (position && holds(position)) return at;
  }
  return undefined;
}

/** Tells whether a camera at a position has a point in its field of view. */
export function sees(position: Point, { direction, angle, reach }: View, point: Point): boolean {
  if (distance(position, point) > reach) return false;
  const degrees = (Math.atan2(point.y - position.y, point.x - position.x) * 180) / Math.PI;
  const off = Math.abs(((degrees - direction + 540) % 360) - 180);
  return off <= angle / 2;
}

export const isInside = ({ x, y, width, height }: Rect, point: Point) =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

/** The first movement detector outside that sees whoever walks a way, and when: one in a yard as soon as he is over the fence. */
export function seenOutside(
  plan: HomePlan,
  way: readonly Moment[],
): { zone: PlanZone; at: number } | undefined {
  return plan.zones
    .flatMap((zone) => {
      const room = zone.type === 'motion' ? outdoorRoomOf(plan, zone) : undefined;
      const at = room?.kind === 'yard' ? way[0]?.at : room && firstAt(way, (point) => isInside(room, point));
      return at === undefined ? [] : [{ zone, at }];
    })
    .toSorted((one, other) => one.at - other.at)[0];
}

import { homePlan } from './plan-contract.ts';
import type { HomePlan } from './types.ts';
import { isIndoors } from './walls.ts';

/** Longer texts are not read: a plan with all lists full has fewer characters. */
const maxTextLength = 200_000;

const isUnique = (list: readonly { id: string }[]) => new Set(list.map((one) => one.id)).size === list.length;

/** The ids that may be named, nothing included. */
const known = (list: readonly { id: string }[]) =>
  new Set<string | null>(list.map((one) => one.id)).add(null);

/** Whether ids are unique and every reference exists. */
function isConsistent({ areas, rooms, openings, zones, devices }: HomePlan): boolean {
  const [areaIds, roomIds, zoneIds] = [known(areas), known(rooms), known(zones)];
  return (
    [areas, rooms, openings, zones, devices].every(isUnique) &&
    rooms.some(isIndoors) &&
    rooms.every(({ areaId }) => areaIds.has(areaId)) &&
    openings.every(({ roomId, toRoomId }) => roomIds.has(roomId) && roomIds.has(toRoomId)) &&
    zones.every(({ roomId }) => roomIds.has(roomId)) &&
    devices.every(({ roomId, zoneId }) => roomIds.has(roomId) && zoneIds.has(zoneId))
  );
}

/** The text by which a plan is kept in the tab. */
export const storedPlanText = (plan: HomePlan): string => JSON.stringify(plan);

/** Reads a kept plan; null unless it is a whole and consistent one. */
export function readStoredPlan(text: string | null): HomePlan | null {
  if (text === null || text.length > maxTextLength) return null;
  try {
    const { data } = homePlan.safeParse(JSON.parse(text));
    return data && isConsistent(data) ? data : null;
  } catch {
    return null;
  }
}

import type { HomePlan } from '#features/home-plan/types.ts';
import { outdoorRoomOf } from './route.ts';

/** What a plan tells of its place and its system, for the sentences of the stories. */
export type Place = {
  /** A household lives here. */
  isHome: boolean;
  /** People sleep here, in a lodging strangers; elsewhere nobody is there at night. */
  isSleptIn: boolean;
  hasYard: boolean;
  /** So high that nobody climbs to a window or a balcony. */
  isHigh: boolean;
  hasPanel: boolean;
  hasSiren: boolean;
  /** The panel reports without the building's internet. */
  hasMobile: boolean;
};

const climbedFloors = 1;

export function placeOf({ rooms, devices, floor = 0, hasMobile }: HomePlan): Place {
  const has = (...kinds: HomePlan['rooms'][number]['kind'][]) =>
    rooms.some(({ kind }) => kinds.includes(kind));
  const hasDevice = (kind: HomePlan['devices'][number]['kind']) =>
    devices.some((device) => device.kind === kind);
  const hasPanel = hasDevice('panel');
  return {
    isHome: has('living'),
    isSleptIn: has('living', 'bedroom'),
    hasYard: has('yard'),
    isHigh: floor > climbedFloors,
    hasPanel,
    hasSiren: hasDevice('siren'),
    hasMobile: hasPanel && hasMobile === true,
  };
}

/** The zones of a plan as its system reads them. */
export const systemZones = (plan: HomePlan) =>
  plan.zones.map((zone) => ({ ...zone, isOutside: outdoorRoomOf(plan, zone) !== undefined }));

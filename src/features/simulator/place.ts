import type { HomePlan } from '#features/home-plan/types.ts';

/** What a plan tells of its place and its system, for the sentences of the stories. */
export type Place = {
  /** People sleep here; elsewhere nobody is there at night. */
  isHome: boolean;
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
    hasYard: has('yard'),
    isHigh: floor > climbedFloors,
    hasPanel,
    hasSiren: hasDevice('siren'),
    hasMobile: hasPanel && hasMobile === true,
  };
}

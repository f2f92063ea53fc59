// Whether smoke is detected by alarms for homes, how many, and how they are heard.
import { norms } from './rules.ts';
import { isHall, isLodging, isResidence } from './premises.ts';
import type { Home } from './types.ts';

/** Whether fire is a matter of a study and of detection to EN 54, not of alarms for homes. */
export const needsFireStudy = (home: Home) =>
  isHall(home) ||
  isLodging(home) ||
  (home.propertyType === 'business' && home.areaM2 > norms.fireStudyAreaM2);

/** Whether people sleep apart from where they cook: in a home whose rooms were told, of more than two. */
const sleepsApart = (home: Home) =>
  isResidence(home) && !home.assumed.includes('rooms') && home.rooms > norms.roomsPerMotion;

/**
 * Smoke alarms: one a floor, and one for every so many square metres of it; at home one where people sleep and one towards the
 * kitchen. None where a study decides.
 */
export const smokeOf = (home: Home) =>
  needsFireStudy(home)
    ? 0
    : Math.max(
        home.floors * Math.ceil(home.areaM2 / home.floors / norms.smokeAreaM2 - 1e-9),
        sleepsApart(home) ? 2 : 1,
      );

/** Whether nobody hears a smoke alarm of its own for nights or weeks. */
export const isLeftAlone = ({ propertyType, emptyFor }: Home) =>
  emptyFor !== 'hours' || propertyType === 'business' || propertyType === 'warehouse';

/** Whether smoke alarms join the panel, because one of its own would not be heard, or not everywhere. */
export const isSmokeJoined = (home: Home) =>
  isLeftAlone(home) || home.areaM2 > norms.heardAreaM2 || home.floors > 1 || smokeOf(home) > 1;

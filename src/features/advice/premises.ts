// What kind of place it is: it decides what detects, and where cameras may look.
import { norms } from './rules.ts';
import type { Home } from './types.ts';

type Kind = Pick<Home, 'propertyType' | 'placeKind'>;

export const isResidence = ({ propertyType: type }: Pick<Home, 'propertyType'>) =>
  type === 'house' || type === 'apartment';

export const isBusiness = ({ propertyType }: Pick<Home, 'propertyType'>) => propertyType === 'business';

/** Whether it is one open space with shelves or machines: a workshop above the ground floor has rooms with benches. */
export const isHall = ({ propertyType, placeKind, floor }: Kind & Pick<Home, 'floor'>) =>
  propertyType === 'warehouse' ||
  (propertyType === 'business' && (placeKind === 'store' || (placeKind === 'workshop' && floor === 0)));

/** Whether it is a kiosk or as small: closed, it takes the heat of the day and the cold of the night. */
export const isBooth = ({ propertyType, areaM2 }: Pick<Home, 'propertyType' | 'areaM2'>) =>
  propertyType === 'business' && areaM2 <= norms.boothM2;

/** Whether visitors ring and are let in one by one, by somebody who has other work. */
export const isReceiving = ({ propertyType, placeKind, hasVisitors }: Kind & Pick<Home, 'hasVisitors'>) =>
  propertyType === 'business' &&
  hasVisitors &&
  (placeKind === 'practice' || placeKind === 'office' || placeKind === 'lodging');

/** Whether who rings is let in from a desk: in practices, and in offices that ask to see him; they keep their door phone where no wires are wanted. */
export const letsIn = (home: Kind & Pick<Home, 'hasVisitors' | 'wiring' | 'concerns'>) =>
  isReceiving(home) &&
  (home.placeKind === 'practice' ||
    (home.placeKind === 'office' &&
      home.wiring !== 'wireless' &&
      home.concerns.includes('entry-monitoring')));

/** Whether strangers sleep there: their rooms and the ways to them are theirs. */
export const isLodging = ({ propertyType, placeKind }: Kind) =>
  propertyType === 'business' && placeKind === 'lodging';

/** Whether it is one flat above the ground floor, let whole: all of it is its guests' own. */
export const isLetWhole = (home: Home) =>
  isLodging(home) && home.floor > 0 && home.areaM2 <= norms.heardAreaM2 && home.cashDesks === 0;

/** Whether they may sleep there tonight: some close for months. */
export const isOpenLodging = (home: Kind & Pick<Home, 'emptyFor'>) =>
  isLodging(home) && home.emptyFor !== 'months';

/**
 * Whether the street begins at the walls: in town, of a business without a yard of its own, and of any other place that said
 * it has none.
 */
export const isOnStreet = ({ propertyType, location, yardM, assumed }: Home) =>
  propertyType !== 'apartment' &&
  yardM === 0 &&
  (location === 'urban' || location === 'suburban') &&
  (propertyType === 'business' || !assumed.includes('yardM'));

/** Doors and windows that have a contact: none of a guest's room, unless it is closed for months with the rest. */
export const contactedOf = (home: Home) =>
  isOpenLodging(home)
    ? { doors: home.doors - home.balconyDoors, windows: 0 }
    : { doors: home.doors, windows: home.windows };

// What cameras in a shop's rooms, and cameras that are left out, say that they are for.
import { entrances, isHall, isLodging, sharedEntrances, type Facts } from './reckoning.ts';
import { waysIn } from './utility-claims.ts';

/** The purposes that a line names; never its customers' space as such. */
export const purposesOf = (text: string): string[] =>
  /μέσα,? για (.+?), (?:ώστε|με) /.exec(text)?.[1]?.split(/, | και /) ?? [];

const known: ReadonlySet<string> = new Set(['αποθήκη', 'κύρια είσοδο', 'πίσω πόρτα']);

/** How many purposes a line names, each once and of a place that has it; NaN if one is not. */
export function purposesIn(text: string, { rooms, ...home }: Facts['home']): number {
  const purposes = purposesOf(text);
  const isThere =
    new Set(purposes).size === purposes.length &&
    purposes.every((purpose) => known.has(purpose)) &&
    (!purposes.includes('αποθήκη') || rooms > 1) &&
    (!purposes.includes('πίσω πόρτα') || entrances({ rooms, ...home }) > 1);
  return isThere ? purposes.length : NaN;
}

/** Cameras that are left out say for which spots of this place, unless they stand for others. */
export function isSpotKnown({ bundle, home, placed }: Facts, name: string): boolean {
  if (!name.startsWith('κάμερ') || name.includes('στη θέση')) return true;
  // A first look from afar is told to who asked for it and has no camera at all.
  if (
    name.includes('κάρτα SIM') &&
    !(
      home.concerns.includes('remote-monitoring') &&
      home.priority !== 'evidence' &&
      bundle.lines.every(({ item }) => item.calc.kind !== 'camera')
    )
  )
    return false;
  const spots = /\(για (.+)\)$/.exec(name)?.[1]?.split(/, | και /) ?? [];
  const ways = entrances(home) + waysIn(home) - sharedEntrances(home);
  const isThere: Readonly<Record<string, boolean>> = {
    είσοδο: placed('CAM-ENTRANCE') === 0,
    εισόδους: placed('CAM-ENTRANCE') === 0 && ways > 1,
    'άλλη είσοδο': placed('CAM-ENTRANCE') > 0 && ways > 1,
    'άλλες εισόδους': placed('CAM-ENTRANCE') > 0 && ways > 2,
    'είσοδο από μακριά': home.internet !== 'yes',
    ταμείο: home.cashDesks > 0,
    ταμεία: home.cashDesks > 1,
    'πλευρά του κτιρίου': home.propertyType !== 'apartment',
    'πλευρές του κτιρίου': home.propertyType !== 'apartment',
    αυλή: home.concerns.includes('perimeter'),
    άφιξη: isLodging(home) && /monitoring|evidence/.test(home.priority) && home.yardM > 0,
    ρολό: isHall(home) && home.shutters > 0,
    ρολά: isHall(home) && home.shutters > 1,
    'τον χώρο μέσα': home.propertyType === 'apartment',
    αποθήκη: home.rooms > 1 && home.propertyType === 'business',
    'κύρια είσοδο': home.propertyType === 'business',
    'πίσω πόρτα': ways > 1 && home.propertyType === 'business',
  };
  return spots.length > 0 && spots.every((spot) => isThere[spot] === true);
}

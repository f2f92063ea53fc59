import { absences, contentValues, existingParts, internets, placeKinds, wirings } from './enums.ts';
import { norms } from './rules.ts';
import type { Answers, Finer, Home, PropertyType } from './types.ts';

const areaBySize = { small: 80, medium: 180, large: 600, xlarge: 1500 } as const;
const roomsBySize = { small: 2, medium: 4, large: 6, xlarge: 6 } as const;

/** The least and greatest number that an answer may be. */
export const bounds = {
  areaM2: [15, 5000],
  floor: [0, 50],
  floors: [1, 6],
  doors: [1, 40],
  balconyDoors: [0, 39],
  shutters: [0, 20],
  windows: [0, 80],
  rooms: [1, 100],
  perimeterM: [10, 1000],
  yardM: [0, 3000],
  glazedRooms: [0, 40],
  wetRooms: [0, 30],
  combustionRooms: [0, 20],
  cashDesks: [0, 20],
  petKg: [0, 90],
  daysKept: [1, norms.daysUsual],
} as const satisfies Partial<Record<keyof Finer, readonly [number, number]>>;

const workplaces: readonly PropertyType[] = ['business', 'warehouse'];

/** What only some kinds of place are asked. */
const askedOnlyOf: Partial<Record<keyof Finer, readonly PropertyType[]>> = {
  hasVisitors: workplaces,
  cashDesks: workplaces,
  perimeterM: ['house', ...workplaces],
};

/** Whether a kind of place is asked this: what was told while it was another kind says nothing of it. */
export const isAskedOf = (type: PropertyType, name: keyof Finer): boolean =>
  askedOnlyOf[name]?.includes(type) ?? true;

/** Only metres are measured in parts. */
const isMetres = (name: string) => name === 'perimeterM' || name === 'yardM' || name === 'petKg';

/** Words that say more than that nothing is there. */
function quotable(text: string): string {
  const words = text.trim().split(/\s+/);
  return words.length > 3 ? words.join(' ') : '';
}

/** The usual proportion of a footprint's sides. */
const sideRatio = 1.4;

/** The longer and the shorter side, in metres, of a rectangle with this perimeter. */
export function sidesOf(perimeterM: number): readonly [long: number, short: number] {
  const short = perimeterM / 2 / (1 + sideRatio);
  return [short * sideRatio, short];
}

/** What is assumed of every place, whatever else is answered. */
export const usual = { internet: 'yes', emptyFor: 'hours' } as const;

/** Businesses that live from who comes in. */
const isVisited: ReadonlySet<string> = new Set(['shop', 'food', 'practice', 'lodging']);

/** Businesses on the ground floor whose front is a door, not a shutter. */
const isOpenAllDay: ReadonlySet<string> = new Set(['lodging', 'office', 'practice']);

const isResidence = (type: PropertyType) => type === 'house' || type === 'apartment';

const doorsOf = (type: PropertyType, area: number) =>
  type === 'warehouse' ? Math.min(6, 2 + Math.floor(area / 500)) : type === 'business' && area <= 100 ? 1 : 2;

function windowsOf(type: PropertyType, area: number, floor: number): number {
  if (type === 'house') return Math.min(20, Math.round(area / 20));
  if (type === 'warehouse') return Math.min(12, Math.ceil(area / 200));
  return type === 'apartment' && floor <= 1 ? 2 : 0;
}

/**
 * The measured place: what was answered, within bounds, and a default for everything else, named in `assumed`. The order
 * of the concerns and of what exists does not matter.
 */
export function homeOf(answers: Answers, finer: Finer = {}): Home {
  const type = answers.propertyType;
  const assumed: (keyof Finer)[] = [];
  const number = (name: keyof typeof bounds, otherwise: number) => {
    const told = isAskedOf(type, name) ? finer[name] : undefined;
    if (typeof told !== 'number' || !Number.isFinite(told)) assumed.push(name);
    const value = typeof told === 'number' && Number.isFinite(told) ? told : otherwise;
    const [least, most] = bounds[name];
    return Math.min(most, Math.max(least, isMetres(name) ? Math.round(value * 10) / 10 : Math.round(value)));
  };
  const choice = <Value extends string>(name: keyof Finer, list: readonly Value[], otherwise: Value) => {
    const told = list.find((value) => value === finer[name]);
    if (told === undefined) assumed.push(name);
    return told ?? otherwise;
  };
  const flag = (name: 'hasVisitors' | 'hasMains' | 'pastIncident' | 'isMonitored', otherwise: boolean) => {
    const told = isAskedOf(type, name) ? finer[name] : undefined;
    if (told === undefined) assumed.push(name);
    return told ?? otherwise;
  };

  const areaM2 = number('areaM2', areaBySize[answers.propertySize]);
  const floor = number('floor', type === 'apartment' ? 2 : 0);
  const floors = number('floors', type === 'house' && areaM2 > 150 ? 2 : 1);
  const short = Math.sqrt(areaM2 / floors / sideRatio);
  const perimeterM = number('perimeterM', Math.round(2 * short * (1 + sideRatio)));
  const hasYard = type === 'house' && (answers.location === 'suburban' || answers.location === 'rural');
  const isShop = type === 'business' && floor === 0;
  const placeKind = choice('placeKind', placeKinds, floor === 0 ? 'shop' : 'office');
  const hasVisitors = flag('hasVisitors', type === 'business' && isVisited.has(placeKind));
  const existing = existingParts.filter((part) => finer.existing?.includes(part));
  if (!finer.existing) assumed.push('existing');
  if (!finer.postcode) assumed.push('postcode');
  const doors = number('doors', doorsOf(type, areaM2));
  const isEntered = type === 'house' || type === 'warehouse' || isShop;

  return {
    propertyType: type,
    location: answers.location,
    concerns: answers.concerns.toSorted().filter((concern, index, all) => concern !== all[index - 1]),
    budget: answers.budget,
    priority: answers.priority,
    experience: answers.experience,
    areaM2,
    floor,
    floors,
    doors,
    balconyDoors: Math.min(doors - 1, number('balconyDoors', isEntered ? 0 : doors - 1)),
    shutters: number('shutters', (isShop && !isOpenAllDay.has(placeKind)) || type === 'warehouse' ? 1 : 0),
    windows: number('windows', windowsOf(type, areaM2, floor)),
    rooms: number('rooms', roomsBySize[answers.propertySize]),
    perimeterM,
    yardM: number('yardM', hasYard ? perimeterM * 2 : 0),
    glazedRooms: number('glazedRooms', isShop && placeKind !== 'lodging' ? 1 : 0),
    wetRooms: number('wetRooms', isResidence(type) ? (areaM2 < 100 ? 1 : 2) : 0),
    combustionRooms: number('combustionRooms', type === 'house' ? 1 : 0),
    cashDesks: number('cashDesks', isShop && hasVisitors ? 1 : 0),
    placeKind,
    hasVisitors,
    postcode: finer.postcode ?? '',
    internet: choice('internet', internets, usual.internet),
    hasMains: flag('hasMains', true),
    emptyFor: choice('emptyFor', absences, usual.emptyFor),
    wiring: choice('wiring', wirings, 'either'),
    petKg: number('petKg', 0),
    existing,
    contents: choice('contents', contentValues, isResidence(type) ? '5k-20k' : '20k-60k'),
    pastIncident: flag('pastIncident', false),
    isMonitored: flag('isMonitored', false),
    daysKept: number('daysKept', norms.daysUsual),
    daysAsked: Math.max(1, Math.round(finer.daysKept ?? norms.daysUsual)),
    assumed: assumed.toSorted(),
    said: quotable(answers.currentSecurity),
  };
}

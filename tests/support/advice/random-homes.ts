import {
  absences,
  budgets,
  concerns,
  contentValues,
  existingParts,
  experiences,
  internets,
  locations,
  placeKinds,
  priorities,
  propertySizes,
  propertyTypes,
  wirings,
} from '#features/advice/enums.ts';
import type { Answers, Finer } from '#features/advice/types.ts';
import { examples } from '../examples.ts';

/** Numbers between 0 and 1 from a seed: mulberry32. */
export function seeded(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** How many of the first homes `truth.test.ts` looks at, and with their truth at the hard constraints. */
export const truePlaces = examples(800, 5_500);

/** A home that somebody could describe, the same for the same seed; half of its finer answers are given. */
export function randomHome(seed: number): [Answers, Finer] {
  const random = seeded(seed);
  const one = <Value>(list: readonly Value[]) => list[Math.floor(random() * list.length)] as Value;
  const some = <Value>(list: readonly Value[], share: number) => list.filter(() => random() < share);
  const upTo = (most: number, least = 0) => least + Math.floor(random() * (most - least + 1));
  const answers: Answers = {
    propertyType: one(propertyTypes),
    propertySize: one(propertySizes),
    location: one(locations),
    concerns: some(concerns, 0.45),
    budget: one(budgets),
    priority: one(priorities),
    currentSecurity: 'Κανένα',
    experience: one(experiences),
  };
  const areas = { small: [30, 100], medium: [100, 300], large: [300, 1000], xlarge: [1000, 2500] } as const;
  const [minArea, maxArea] = areas[answers.propertySize];
  const full: Required<Finer> = {
    areaM2: upTo(maxArea, minArea),
    floor: answers.propertyType === 'apartment' || answers.propertyType === 'business' ? upTo(5) : 0,
    floors: upTo(4, 1),
    doors: upTo(5, 1),
    balconyDoors: upTo(3),
    shutters: random() < 0.7 ? 0 : upTo(3),
    windows: upTo(14),
    rooms: upTo(10, 1),
    perimeterM: upTo(160, 20),
    yardM: upTo(200),
    glazedRooms: upTo(3),
    wetRooms: upTo(3),
    combustionRooms: upTo(2),
    cashDesks: upTo(3),
    placeKind: one(placeKinds),
    hasVisitors: random() < 0.5,
    postcode: one(['10552', '54621', '84006']),
    internet: random() < 0.7 ? 'yes' : one(internets),
    hasMains: random() < 0.8,
    emptyFor: one(absences),
    wiring: one(wirings),
    petKg: random() < 0.7 ? 0 : upTo(40, 2),
    existing: some(existingParts, 0.15),
    contents: one(contentValues),
    pastIncident: random() < 0.3,
    isMonitored: random() < 0.3,
    daysKept: upTo(20, 5),
  };
  const finer = Object.fromEntries(Object.entries(full).filter(() => random() < 0.5)) as Finer;
  return [answers, finer];
}

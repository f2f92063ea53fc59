import * as z from 'zod/mini';
import { given, optionalPostalCode } from '#shared/fields.ts';
import { severalLines } from '#shared/typed-text.ts';
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

const maxText = 500;

const securityConcerns = z.array(z.enum(concerns)).check(z.maxLength(concerns.length));

/** The answers without the free text: this much of them a link keeps. */
export const chosenAnswers = z.object({
  propertyType: z.enum(propertyTypes),
  propertySize: z.enum(propertySizes),
  location: z.enum(locations),
  securityConcerns: securityConcerns.check(z.minLength(1)),
  budget: z.enum(budgets),
  priority: z.enum(priorities),
  experience: z.enum(experiences),
});

const currentSecurity = given('Συμπληρώστε τι υπάρχει σήμερα στον χώρο').check(
  z.overwrite(severalLines),
  z.maxLength(maxText),
);

/** The wizard's answers (specification 2, section 3). */
export const wizardAnswers = z.extend(chosenAnswers, { currentSecurity });

/** The answers so far, as a tab keeps them: the last need may be taken away again. */
export const partialAnswers = z.extend(z.partial(wizardAnswers), {
  securityConcerns: z.optional(securityConcerns),
});

const count = (least: number, most: number) => z.optional(z.int().check(z.gte(least), z.lte(most)));

/** The least and greatest of each number among the finer answers: the engine's own bounds. */
export const finerBounds = {
  areaM2: [15, 5_000],
  floor: [0, 50],
  floors: [1, 6],
  doors: [1, 40],
  balconyDoors: [0, 39],
  shutters: [0, 20],
  windows: [0, 80],
  rooms: [1, 100],
  perimeterM: [10, 1_000],
  yardM: [0, 3_000],
  glazedRooms: [0, 40],
  wetRooms: [0, 30],
  combustionRooms: [0, 20],
  cashDesks: [0, 20],
  petKg: [0, 90],
  daysKept: [1, 15],
} as const;

/** The optional finer answers; what is absent becomes a default that is shown as such. */
export const finerAnswers = z.object({
  areaM2: count(...finerBounds.areaM2),
  floor: count(...finerBounds.floor),
  floors: count(...finerBounds.floors),
  doors: count(...finerBounds.doors),
  balconyDoors: count(...finerBounds.balconyDoors),
  shutters: count(...finerBounds.shutters),
  windows: count(...finerBounds.windows),
  rooms: count(...finerBounds.rooms),
  perimeterM: count(...finerBounds.perimeterM),
  yardM: count(...finerBounds.yardM),
  glazedRooms: count(...finerBounds.glazedRooms),
  wetRooms: count(...finerBounds.wetRooms),
  combustionRooms: count(...finerBounds.combustionRooms),
  cashDesks: count(...finerBounds.cashDesks),
  placeKind: z.optional(z.enum(placeKinds)),
  hasVisitors: z.optional(z.boolean()),
  postcode: optionalPostalCode,
  internet: z.optional(z.enum(internets)),
  hasMains: z.optional(z.boolean()),
  emptyFor: z.optional(z.enum(absences)),
  wiring: z.optional(z.enum(wirings)),
  petKg: count(...finerBounds.petKg),
  existing: z.optional(z.array(z.enum(existingParts)).check(z.maxLength(existingParts.length))),
  contents: z.optional(z.enum(contentValues)),
  pastIncident: z.optional(z.boolean()),
  isMonitored: z.optional(z.boolean()),
  // What was stored or linked before has up to 30; the rules reckon with no more than the law allows.
  daysKept: count(1, 30),
});

/** As they are stored and sent. */
export const knownFiner = z.extend(finerAnswers, { postcode: z.optional(z.string()) });

export type SecurityConcern = WizardAnswers['securityConcerns'][number];
export type WizardAnswers = z.infer<typeof wizardAnswers>;
export type PartialAnswers = { [Name in keyof WizardAnswers]?: WizardAnswers[Name] | undefined };
export type FinerAnswers = z.infer<typeof finerAnswers>;
export type FinerNumber = keyof typeof finerBounds;

import type { Cents } from '#shared/money.ts';
import type {
  absences,
  budgets,
  bundleIds,
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
} from './enums.ts';
import type { Calc } from '#features/catalogue/device.ts';
import type { RuleId } from './rules.ts';

type OneOf<List extends readonly string[]> = List[number];

export type PropertyType = OneOf<typeof propertyTypes>;
export type Concern = OneOf<typeof concerns>;
export type Budget = OneOf<typeof budgets>;
export type Wiring = OneOf<typeof wirings>;
export type ExistingPart = OneOf<typeof existingParts>;
export type Absence = OneOf<typeof absences>;
export type ContentValue = OneOf<typeof contentValues>;
export type BundleId = OneOf<typeof bundleIds>;

/** What the wizard's first four steps ask. `currentSecurity` is free text, quoted to the engineer: no rule reads it. */
export type Answers = {
  propertyType: PropertyType;
  propertySize: OneOf<typeof propertySizes>;
  location: OneOf<typeof locations>;
  concerns: readonly Concern[];
  budget: Budget;
  priority: OneOf<typeof priorities>;
  currentSecurity: string;
  experience: OneOf<typeof experiences>;
};

/** The optional finer answers; `homeOf` bounds every number, and completes what is absent by a marked default. */
export type Finer = Partial<{
  areaM2: number;
  /** The storey on which the place begins: 0 is the ground floor. */
  floor: number;
  /** Storeys of the place itself. */
  floors: number;
  /** Outer doors, those to accessible balconies included. */
  doors: number;
  /** How many of the doors lead to a balcony or a terrace: nobody enters by them every day. */
  balconyDoors: number;
  /** Roller shutters in front of doors and windows. */
  shutters: number;
  /** Windows that can be reached from outside. */
  windows: number;
  rooms: number;
  /** Metres around the building. */
  perimeterM: number;
  /** Metres around the yard; 0 without a yard. */
  yardM: number;
  /** Rooms with large panes: a shop's front, a conservatory. */
  glazedRooms: number;
  wetRooms: number;
  /** Rooms with a boiler, stove or fireplace. */
  combustionRooms: number;
  cashDesks: number;
  /** Of a business; nothing follows from it elsewhere. */
  placeKind: OneOf<typeof placeKinds>;
  /** Of a workplace: whether customers come in. */
  hasVisitors: boolean;
  /** Five digits; '' while it is not known. */
  postcode: string;
  internet: OneOf<typeof internets>;
  /** Whether the place has mains power. */
  hasMains: boolean;
  /** How long it stands empty at a time. */
  emptyFor: Absence;
  wiring: Wiring;
  /** The weight of the heaviest pet that moves freely inside; 0 without. */
  petKg: number;
  existing: readonly ExistingPart[];
  contents: ContentValue;
  pastIncident: boolean;
  /** Whether a monitoring centre is bound by contract to react. */
  isMonitored: boolean;
  /** Days for which recordings are kept: 15 by the Authority's guidance. */
  daysKept: number;
}>;

/** A measured place: the answers with every number known. `assumed` names the fields that are defaults. */
export type Home = Required<Finer> &
  Omit<Answers, 'currentSecurity' | 'propertySize'> & {
    assumed: readonly (keyof Finer)[];
    /** What was written in the visitor's own words, on one line; '' where that is next to nothing. Quoted, never read. */
    said: string;
    /** Days of recordings that were asked for, also where they are more than the law allows. */
    daysAsked: number;
  };

/** A product as plain data. `id` is opaque, `sku` and `name` are shown only: no rule reads them. */
export type Item = {
  id: string;
  sku: string;
  name: string;
  categoryId: string;
  priceCents: Cents;
  /** Undefined where the shop does not install it. */
  installationCents?: Cents | undefined;
  inStock: boolean;
  /** A technician's hours for one piece. */
  hours: number;
  /** Metres of cable that the installation of one piece includes. */
  cableM?: number | undefined;
  calc: Calc;
  /** The pieces in a kit, by product id. */
  contains?: Readonly<Record<string, number>> | undefined;
  /** The standards that it states: «EN 50131-1, EN 50131-3». */
  standard?: string | undefined;
  storesInCloud?: boolean | undefined;
};

/** A Greek sentence and the figures in it, by name: what the rule has calculated with. */
export type Reason = { text: string; figures: Readonly<Record<string, number>> };

export type Line = {
  item: Item;
  quantity: number;
  ruleId: RuleId;
  reason: Reason;
  /** Of cameras: they hang inside, whatever weather they bear. */
  isInside?: true | undefined;
  priceCents: Cents;
  /** 0 where the customer installs it. */
  installationCents: Cents;
  /** What a kit's pieces serve, each with the reason of its own rule. */
  covers?: readonly Covered[] | undefined;
};
export type Covered = { ruleId: RuleId; quantity: number; reason: Reason };

/** A hard constraint. If the catalogue cannot hold it, `gapId` names the gap that says so. */
export type Check = {
  id: string;
  value: number;
  limit: number;
  unit: string;
  held: boolean;
  sentence: string;
  gapId?: string | undefined;
};

/** Something that the catalogue does not sell or does not have in stock. */
export type Gap = { id: string; ruleId: RuleId; missing: number; sentence: string; isOutOfStock: boolean };

/** A formula with this home's numbers. `isPrice` ones are only for viewers who may see prices. */
export type Formula = {
  id: string;
  title: string;
  formula: string;
  numbers: string;
  result: number;
  unit: string;
  isPrice: boolean;
};

/** In cents; VAT is rounded once, on the total. */
export type Totals = {
  equipmentCents: Cents;
  installationCents: Cents;
  netCents: Cents;
  vatCents: Cents;
  grossCents: Cents;
};

/** What is not in a bundle although the answers call for it, or would suit the place. */
export type LeftOut = {
  ruleId: RuleId;
  name: string;
  quantity: number;
  /** Its own price with VAT, with what follows from it. */
  grossCents: Cents;
  /** By how much the whole with it exceeds the band. */
  overByCents: Cents;
};

/** Something that has to be paid again and again; its amount is a provider's, or that of a service of the company. */
export type RunningCost = {
  id: 'sim' | 'monitoring' | 'maintenance' | 'cloud';
  quantity: number;
  /** False where it is offered, and nothing in the advice rests on it. */
  isNeeded: boolean;
  sentence: string;
};

/** Something that an insurer asks, and what the system has of it. */
export type InsurerFact = {
  id: 'grade' | 'path' | 'battery' | 'certificates';
  label: string;
  text: string;
  held: boolean;
};

/** What the owner can put up himself, or does; in cents with VAT what that saves. */
export type OwnWork = { pieces: number; grossCents: Cents };

export type Bundle = {
  id: BundleId;
  lines: readonly Line[];
  checks: readonly Check[];
  /** What it notices and does. */
  catches: readonly string[];
  uncovered: readonly string[];
  /** What the law asks of whoever has these cameras. */
  law: readonly string[];
  /** Its use, its hand-over, the licence of who installs it, and what its devices do not do. */
  notes: readonly string[];
  /** What only somebody who sees the place can answer. */
  questions: readonly string[];
  gaps: readonly Gap[];
  formulas: readonly Formula[];
  /** The lowest grade among the alarm's parts; undefined without an alarm. */
  grade: number | undefined;
  /** 0 to 100; an order of urgency, not a probability. */
  riskAfter: number;
  hours: number;
  /** False where the customer installs everything: the totals are then without installation. */
  isInstalled: boolean;
  totals: Totals;
  isWithinBudget: boolean;
  /** Whether it may be within it; more than `isWithinBudget` only where prices are known roughly. */
  mayFitBudget: boolean;
  overByCents: Cents;
  /** Why it exceeds the band, or what it leaves out to fit: without amounts. */
  why: string;
  leftOut: readonly LeftOut[];
  running: readonly RunningCost[];
  insurer: readonly InsurerFact[];
  ownWork: OwnWork | undefined;
  /** New cameras beside some that exist; in cents with VAT what leaves if the old ones serve, the recorder that stays in for analogue ones, and what leaves if they are of the network. */
  keptCameras: (OwnWork & { recorder: string | undefined; network: OwnWork | undefined }) | undefined;
  /** New contacts, motion detectors and sirens beside some that exist and join this panel; what all of them cost in cents with VAT, off if the old ones pass. */
  /** With what it then costs without VAT, the new pieces that it then goes without, and what the whole costs with VAT if its alarm is all new and without wires, where that is cheaper than its own parts new. */
  keptParts:
    | (OwnWork & {
        dueNetCents: Cents;
        items: readonly { id: string; quantity: number }[];
        wirelessCents: Cents | undefined;
      })
    | undefined;
  /** A panel that would take the wires of an alarm that exists, beside one that takes none; in cents with VAT. */
  wiredPanel: { name: string; grossCents: Cents } | undefined;
};

export type Advice = {
  home: Home;
  riskBefore: number;
  /** low under 25, medium under 60, high under 80. */
  riskBand: 'low' | 'medium' | 'high' | 'very-high';
  /** The grade that the risk asks for. */
  gradeNeeded: number;
  /** Why somebody has to see the place before anything is bought, each as a clause; none where nobody has to. */
  surveyReasons: readonly string[];
  budgetCapCents: Cents | undefined;
  /** The whole core system at its lowest price: everything protected that an alarm without cameras protects, by the cheapest way to it. */
  cheapestWhole: Totals;
  bundles: readonly [Bundle, Bundle, Bundle];
};

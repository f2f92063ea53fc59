import { foldGreek } from './greek-letters.ts';

export const specificationGroups = ['technical', 'connectivity', 'functions', 'installation'] as const;

export type SpecificationGroup = (typeof specificationGroups)[number];

/** The direction in which values get better; of a yes or no, yes is higher. Most texts and angles have none. */
export const directions = ['higher', 'lower', 'none'] as const;

export type Direction = (typeof directions)[number];

/** Something by which products are described: `resolution_mp` is «Ανάλυση» in «MP». */
export type SpecificationKey = {
  /** What products and rules know it by; no change of its label alters it. */
  key: string;
  label: string;
  /** Empty for what has none. */
  unit: string;
  group: SpecificationGroup;
  direction: Direction;
  /** Labels that it had, the latest first: files that were written with them are still understood. */
  formerly: readonly string[];
};

/** How many former labels are kept. */
export const maxFormerly = 20;

let keys: readonly SpecificationKey[] = [];
let byKey: ReadonlyMap<string, SpecificationKey> = new Map();
let byName: ReadonlyMap<string, SpecificationKey> = new Map();

/** What products are described by, in reading order. Read it where it is needed, and never keep it in a constant. */
export const specificationKeys = (): readonly SpecificationKey[] => keys;

/** Takes over what products are described by: at the start of a process or of a screen, and whenever it changes. */
export function setSpecificationKeys(next: readonly SpecificationKey[]): void {
  if (next === keys) return;
  keys = next;
  byKey = new Map(next.map((one) => [one.key, one]));
  const named = (label: string, one: SpecificationKey) => [foldGreek(label.trim()), one] as const;
  // A label of now wins over one that another had before.
  byName = new Map([
    ...next.flatMap((one) => one.formerly.map((label) => named(label, one))),
    ...next.map((one) => named(one.label, one)),
  ]);
}

/** The key that a text names by its id, its label, or a label that it had, whatever the accents and case. */
export const specificationNamed = (name: string): SpecificationKey | undefined =>
  byKey.get(name) ?? byName.get(foldGreek(name.trim()));

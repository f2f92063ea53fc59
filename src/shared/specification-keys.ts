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
  /** Whether the search offers its values as filters. */
  isFilter: boolean;
  /** Labels that it had, the latest first: files that were written with them are still understood. */
  formerly: readonly string[];
};

/** How many former labels are kept. */
export const maxFormerly = 20;

/** Finds a specification by a text that names it. */
export type Named = (name: string) => SpecificationKey | undefined;

/** How the specifications of a list are named: by id, by label, or by a label that they had, whatever the accents and case. */
export function namedAmong(list: readonly SpecificationKey[]): Named {
  const byKey = new Map(list.map((one) => [one.key, one]));
  const named = (label: string, one: SpecificationKey) => [foldGreek(label.trim()), one] as const;
  // A current label wins over another specification's former one.
  const byName = new Map([
    ...list.flatMap((one) => one.formerly.map((label) => named(label, one))),
    ...list.map((one) => named(one.label, one)),
  ]);
  return (name) => byKey.get(name) ?? byName.get(foldGreek(name.trim()));
}

let keys: readonly SpecificationKey[] = [];
let current: Named = namedAmong(keys);

/** What products are described by, in reading order. Read it where it is needed, and never keep it in a constant. */
export const specificationKeys = (): readonly SpecificationKey[] => keys;

/** Takes over what products are described by: at the start of a process or of a screen, and whenever it changes. */
export function setSpecificationKeys(next: readonly SpecificationKey[]): void {
  if (next === keys) return;
  keys = next;
  current = namedAmong(next);
}

/** The specification that a text names now. */
export const specificationNamed: Named = (name) => current(name);

import type { Keeping } from './retention.ts';

/**
 * How often something may be tried: `points` attempts within `seconds`, then a block of `blockSeconds` if that is longer. With
 * `maxDelaySeconds` no block follows, but a delay before each further attempt, which doubles up to this.
 */
export type Limit = { points: number; seconds: number; blockSeconds?: number; maxDelaySeconds?: number };

/** What a feature adds to the tables that general code reads. */
export type Feature = {
  /** How often its actions may be tried. */
  limits?: Readonly<Record<string, Limit>>;
  /** How long its data is stored: its nightly jobs delete by these rules, and the privacy page shows them. */
  retention?: Readonly<Record<string, Keeping>>;
};

/** All features by name; `features/all.ts` fills it in, because general code knows none. */
export interface Features {}

type NamesIn<Part extends keyof Feature> = {
  [Name in keyof Features]: Features[Name] extends Record<Part, infer Rows> ? keyof Rows & string : never;
}[keyof Features];

export type LimitName = NamesIn<'limits'>;

/** A part of all features, as one table. */
export type Table<Part extends keyof Feature> = Readonly<
  Record<NamesIn<Part>, NonNullable<Feature[Part]>[string]>
>;

/** Joins what all features declare in one of their parts; throws if two declare the same name. */
export function joinTables<Part extends keyof Feature>(features: Features, part: Part): Table<Part> {
  const joined: Record<string, unknown> = {};
  for (const { [part]: table = {} } of Object.values<Feature>(features)) {
    const twice = Object.keys(table).find((name) => Object.hasOwn(joined, name));
    if (twice) throw new Error(`Two features declare ${part} ${twice}`);
    Object.assign(joined, table);
  }
  return joined as Table<Part>;
}

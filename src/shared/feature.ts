import type { Keeping } from './retention.ts';

/**
 * How often something may be tried: `points` attempts within `seconds`, then a block of `blockSeconds` if that is longer. With
 * `maxDelaySeconds` no block follows, but a delay before each further attempt, which doubles up to this.
 */
export type Limit = { points: number; seconds: number; blockSeconds?: number; maxDelaySeconds?: number };

/** A kind of record whose changes by administrators are stored in the audit log. */
export type Audited = {
  label: string;
  /** The features of the contract that show it: other administrators' screens fetch them again. */
  shownBy: readonly string[];
  /** The audited fields and their labels. */
  fields: Readonly<Record<string, string>>;
  /** The labels of values that are names in the code. */
  words?: Readonly<Record<string, string>>;
};

/** What a feature adds to the tables that general code reads. */
export type Feature = {
  /** The records that administrators change; what another feature has declared gets fields from this one too. */
  audited?: Readonly<Record<string, Partial<Audited> & Pick<Audited, 'fields'>>>;
  /** The events that alert a customer. */
  customerAlerts?: readonly string[];
  /** The kinds of its records that administrators' alerts and delayed notifications are about. */
  subjects?: readonly string[];
  /**
   * What the browser calls only after somebody begins to use it, so that its paths load with the first call: parts of the
   * contract (`booking`) or endpoints (`orders.withdraw`). Those of the administration always do.
   */
  lateEndpoints?: readonly string[];
  /** How often its actions may be tried. */
  limits?: Readonly<Record<string, Limit>>;
  /** How long its data is stored: its nightly jobs delete by these rules, and the privacy page shows them. */
  retention?: Readonly<Record<string, Keeping>>;
};

/** All features by name; `features/all.ts` fills it in, because general code knows none. */
export interface Features {}

type NamesIn<Part extends 'audited' | 'limits' | 'retention'> = {
  [Name in keyof Features]: Features[Name] extends Record<Part, infer Rows> ? keyof Rows & string : never;
}[keyof Features];

type WordsIn<Part extends 'customerAlerts' | 'subjects'> = {
  [Name in keyof Features]: Features[Name] extends Record<Part, readonly (infer Word)[]> ? Word : never;
}[keyof Features];

export type CustomerAlertEvent = WordsIn<'customerAlerts'>;
export type SubjectKind = WordsIn<'subjects'>;
export type AuditedEntity = NamesIn<'audited'>;
export type LimitName = NamesIn<'limits'>;

/** The audited fields of a kind of record, whichever feature declares them. */
export type AuditedField<Entity extends AuditedEntity> = {
  [Name in keyof Features]: Features[Name] extends { audited: Record<Entity, { fields: infer Fields }> }
    ? keyof Fields
    : never;
}[keyof Features];

/** A part of all features, as one table. */
export type Table<Part extends 'limits' | 'retention'> = Readonly<
  Record<NamesIn<Part>, NonNullable<Feature[Part]>[string]>
>;

/** Joins what all features declare in one of their parts; throws if two declare the same name. */
export function joinTables<Part extends 'limits' | 'retention'>(features: Features, part: Part): Table<Part> {
  const joined = {};
  for (const { [part]: table = {} } of Object.values<Feature>(features)) addAll(joined, table, part);
  return joined as Table<Part>;
}

/** The audited kinds of records, with their fields of all features; throws if one has two labels, or a field has. */
export function joinAudited(features: Features): Readonly<Record<AuditedEntity, Audited>> {
  const joined: Record<string, Audited> = {};
  const rows = Object.values<Feature>(features).flatMap(({ audited = {} }) => Object.entries(audited));
  // In the order of those that have the label: what others add does not move it.
  rows.sort(([, one], [, other]) => Number(!one.label) - Number(!other.label));
  for (const [entity, { label, shownBy = [], fields, words }] of rows) {
    const whole = (joined[entity] ??= { label: '', shownBy: [], fields: {}, words: {} });
    if (label && whole.label) throw new Error(`Two features declare the label of ${entity}`);
    if (label) whole.label = label;
    whole.shownBy = [...whole.shownBy, ...shownBy];
    addAll(whole.fields, fields, entity);
    Object.assign(whole.words ?? {}, words);
  }
  return joined as Record<AuditedEntity, Audited>;
}

function addAll(joined: object, table: object, of: string): void {
  const twice = Object.keys(table).find((name) => Object.hasOwn(joined, name));
  if (twice) throw new Error(`Two features declare ${of} ${twice}`);
  Object.assign(joined, table);
}

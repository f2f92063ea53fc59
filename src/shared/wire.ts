type Sent<Value> = NonNullable<Value> extends Date ? string : Exclude<Value, null | undefined>;
type Absent<Row> = {
  [Key in keyof Row]-?: null extends Row[Key] ? Key : undefined extends Row[Key] ? Key : never;
}[keyof Row];

/** A row as the API sends it. */
export type Wired<Row> = { [Key in Exclude<keyof Row, Absent<Row>>]: Sent<Row[Key]> } & {
  [Key in Absent<Row>]?: Sent<Row[Key]>;
};

/** Writes a row as the API sends it: without what is null or undefined, and with instants as ISO texts. */
export function wire<Row extends object>(row: Row): Wired<Row> {
  const sent: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(row)) {
    if (value === null || value === undefined) continue;
    sent[key] = value instanceof Date ? value.toISOString() : value;
  }
  return sent as Wired<Row>;
}

type Filled<Row> = { [Key in keyof Row]?: Exclude<Row[Key], null | undefined | ''> };

/** The fields of a row that say something: without what is null, undefined or an empty text. */
export const filled = <Row extends object>(row: Row): Filled<Row> =>
  Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  ) as Filled<Row>;

/** Fields of a record by name; a value that JSON cannot represent is stored as text. */
export type Fields = Readonly<Record<string, unknown>>;

/** As JSON with sorted names: the database stores an object's fields in its own order. */
const ordered = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** Returns the fields that differ between two states of a record, with the values of each; a missing field stays missing. */
export function changesBetween(before: Fields, after: Fields): { before: Fields; after: Fields } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => ordered(before[name]) !== ordered(after[name]),
  );
  const pick = (fields: Fields): Fields =>
    Object.fromEntries(
      names.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name]]),
    );
  return { before: pick(before), after: pick(after) };
}

/** Optimistic lock: true if `seen` equals `now` or was not sent. */
export function isAsExpected(seen: Fields | undefined, now: Fields): boolean {
  const { before, after } = changesBetween(seen ?? now, now);
  return Object.keys({ ...before, ...after }).length === 0;
}

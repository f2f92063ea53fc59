/** Fields of a thing by name; what JSON cannot hold is held as text. */
export type Fields = Readonly<Record<string, unknown>>;

/** Gives the fields in which two states of a thing differ, as each has them; a field that a state lacks is left out there. */
export function changesBetween(before: Fields, after: Fields): { before: Fields; after: Fields } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const pick = (fields: Fields): Fields =>
    Object.fromEntries(
      names.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name]]),
    );
  return { before: pick(before), after: pick(after) };
}

/** Optimistic lock: true if `seen` equals `now` or was not sent. */
export function isAsSeen(seen: Fields | undefined, now: Fields): boolean {
  const { before, after } = changesBetween(seen ?? now, now);
  return Object.keys({ ...before, ...after }).length === 0;
}

/** Optional fields of an input from JSON or a form: an undefined field is the same as a missing one. */
export type PartialInput<Fields> = { [Name in keyof Fields]?: Fields[Name] | undefined };

/** Drops undefined fields, so that a spread does not overwrite a default with undefined. */
export function dropUndefined<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } {
  const defined = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(defined) as { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };
}

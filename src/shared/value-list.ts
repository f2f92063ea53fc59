/** Comma-separated values of an address; a value's own commas (`Alpha, Beta`, `lens_mm:2,8`) are written `%2C`. */
export const joinValues = (values: readonly string[]): string =>
  values.map((value) => value.replaceAll(',', '%2C')).join(',');

/** The values of a comma-separated text, without empty ones. */
export const splitValues = (list: string): string[] =>
  list
    .split(',')
    .map((value) => value.trim().replaceAll('%2C', ','))
    .filter(Boolean);

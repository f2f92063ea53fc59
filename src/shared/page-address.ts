type Written = Readonly<Record<string, unknown>>;

/**
 * Reads one untrusted query parameter; undefined when it is invalid or equal to the page's default, which is omitted from
 * the URL. `all` holds the other parameters, because some parameters apply only together with another one.
 */
export type Reader<T> = (written: unknown, all: Written) => T | undefined;

type Readers = Readonly<Record<string, Reader<unknown>>>;

/** A trimmed text, cut to `maxLength` characters. */
export const textOf =
  (maxLength: number): Reader<string> =>
  (written) =>
    typeof written === 'string' || typeof written === 'number'
      ? String(written).trim().slice(0, maxLength) || undefined
      : undefined;

/** One of the words; `byDefault` is the default, which is omitted from the URL. */
export const oneOf =
  <const T extends string>(words: readonly T[], byDefault?: T): Reader<T> =>
  (written) =>
    words.find((word) => word === written && word !== byDefault);

const wholeOf = (written: unknown, least: number, most: number) => {
  const number = Number(written);
  return Number.isInteger(number) && number >= least && number <= most ? number : undefined;
};

/** The page number of a list; the first page is the default. */
export const pageNumber: Reader<number> = (written) => wholeOf(written, 2, 10_000);

/** The id of a database row. */
export const rowNumber: Reader<number> = (written) => wholeOf(written, 1, 2_147_483_647);

/** The id of a database row, or 'new' for the form that adds one. */
export const rowOrNew: Reader<number | 'new'> = (written, all) =>
  written === 'new' ? written : rowNumber(written, all);

/** Adds the parameters that have a value to a URL. */
export function withParameters(address: string, parameters: Written): string {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return given.length > 0
    ? `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(given)}`
    : address;
}

/** The parsed parameters of a page's address. */
export type SearchOf<A extends { read: (written: Written) => unknown }> = ReturnType<A['read']>;

/**
 * Declares the parameters of a page's address, in their order in the URL.
 *
 * `visitors` are those that change the page sent to visitors: the page cache stores one entry per combination of their
 * values.
 * `canonical` are those of the canonical URL for search engines.
 */
export function pageAddress<R extends Readers>(
  path: string,
  readers: R,
  { visitors, canonical = [] }: { visitors: readonly (keyof R)[]; canonical?: readonly (keyof R)[] },
) {
  type Search = { [Name in keyof R]?: ReturnType<R[Name]> };
  const entries = Object.entries(readers);

  /** Reads an address's parameters; invalid ones are dropped. */
  function read(written: Written): Search {
    const search: Record<string, unknown> = {};
    for (const [name, reader] of entries) {
      const value = reader(written[name], written);
      if (value !== undefined) search[name] = value;
    }
    return search as Search;
  }
  /** Returns the URL that shows these parameters; `on` is the path, for a page that is available at several paths. */
  const href = (search: Search, on = path) => withParameters(on, read(search));
  const canonicalHref = (search: Search) =>
    href(Object.fromEntries(canonical.map((name) => [name, search[name]])) as Search);
  return { path, readers, visitors, read, href, canonicalHref };
}

type Written = Readonly<Record<string, unknown>>;

/**
 * Reads one parameter of an address, whoever wrote it; undefined for what makes no sense and for what the page shows by
 * default, which no address names. What else the address says comes along, for a parameter that means something only then.
 */
export type Reader<T> = (written: unknown, all: Written) => T | undefined;

type Readers = Readonly<Record<string, Reader<unknown>>>;

/** A text of at most so many characters, without blanks around it. */
export const textOf =
  (maxLength: number): Reader<string> =>
  (written) =>
    typeof written === 'string' || typeof written === 'number'
      ? String(written).trim().slice(0, maxLength) || undefined
      : undefined;

/** One of some words; the second argument is the one that is the default. */
export const oneOf =
  <const T extends string>(words: readonly T[], byDefault?: T): Reader<T> =>
  (written) =>
    words.find((word) => word === written && word !== byDefault);

const wholeOf = (written: unknown, least: number, most: number) => {
  const number = Number(written);
  return Number.isInteger(number) && number >= least && number <= most ? number : undefined;
};

/** The page of a list; the first is the default. */
export const pageNumber: Reader<number> = (written) => wholeOf(written, 2, 10_000);

/** The number of a row in the database. */
export const rowNumber: Reader<number> = (written) => wholeOf(written, 1, 2_147_483_647);

/** The number of a row, or that one is being added. */
export const rowOrNew: Reader<number | 'new'> = (written, all) =>
  written === 'new' ? written : rowNumber(written, all);

/** Adds parameters to an address, those that are given. */
export function withParameters(address: string, parameters: Written): string {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return given.length > 0
    ? `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(given)}`
    : address;
}

/** What an address says, read. */
export type SearchOf<A extends { read: (written: Written) => unknown }> = ReturnType<A['read']>;

/**
 * Declares the parameters of a page's address, in the order in which it names them.
 *
 * `visitors` are those that change what the server sends to visitors: its cache keeps a page for each of their values.
 * `canonical` are those of the address that search engines are told.
 */
export function pageAddress<R extends Readers>(
  path: string,
  readers: R,
  { visitors, canonical = [] }: { visitors: readonly (keyof R)[]; canonical?: readonly (keyof R)[] },
) {
  type Search = { [Name in keyof R]?: ReturnType<R[Name]> };
  const entries = Object.entries(readers);

  /** Reads an address's parameters; what makes no sense is dropped. */
  function read(written: Written): Search {
    const search: Record<string, unknown> = {};
    for (const [name, reader] of entries) {
      const value = reader(written[name], written);
      if (value !== undefined) search[name] = value;
    }
    return search as Search;
  }
  /** The address that shows this; a page that is shown in several places can be addressed in another. */
  const href = (search: Search, on = path) => withParameters(on, read(search));
  const canonicalHref = (search: Search) =>
    href(Object.fromEntries(canonical.map((name) => [name, search[name]])) as Search);
  return { path, readers, visitors, read, href, canonicalHref };
}

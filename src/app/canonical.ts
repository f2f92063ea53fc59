import type { Reader } from '../shared/page-address.ts';
import { pageAddresses } from './page-addresses.ts';
import { pagePatterns } from './routes.ts';

const patterns = pagePatterns.map((pattern) => pattern.replace(/\/$/, '').split('/'));

const isParameter = (part: string) => part.startsWith('$');

/** A number above 0 in plain digits, however it was written: 01, 1.0, 1e0, %31; anything else as it is. */
function plainNumber(written: string): string {
  const number = Number(new URLSearchParams(`number=${written}`).get('number'));
  return Number.isSafeInteger(number) && number > 0 ? String(number) : written;
}

/** The readers of a page's parameters, those of all its tabs. */
function readersOf(page: string): ReadonlyMap<string, Reader<unknown>> {
  const tabs = pageAddresses.filter(({ path }) => path === page || path.startsWith(`${page}?`));
  return new Map(tabs.flatMap(({ readers }) => Object.entries(readers)));
}

/** A query in which numbers are in plain digits; all else stands as it did. */
function plainQuery(page: string, query: string): string {
  const readers = readersOf(page);
  const all = Object.fromEntries(new URLSearchParams(query));
  return query.replace(/(?<=[?&])(\w+)=[^&]*/g, (written, name: string) => {
    const value = readers.get(name)?.(all[name], all);
    return typeof value === 'number' ? `${name}=${value}` : written;
  });
}

/** A parameter in a page's path: the products' are numbers, the others ids. */
const plainParameter = (part = '', page: string[]) => (page[1] === 'products' ? plainNumber(part) : part);

/**
 * The one address of a page that was asked for with capitals, with slashes at its end or with a number written otherwise, its
 * query included; undefined for the address itself and for what is no page.
 */
export function canonicalAddress(url: string): string | undefined {
  const queryAt = url.indexOf('?');
  const path = queryAt < 0 ? url : url.slice(0, queryAt);
  const parts = path.replace(/\/+$/, '').split('/');
  const page = patterns.find(
    (pattern) =>
      pattern.length === parts.length &&
      pattern.every((part, place) => isParameter(part) || part === parts[place]?.toLowerCase()),
  );
  if (!page) return undefined;
  const plainParts = page.map((part, place) =>
    isParameter(part) ? plainParameter(parts[place], page) : part,
  );
  const address = (plainParts.join('/') || '/') + plainQuery(page.join('/'), url.slice(path.length));
  return address === url ? undefined : address;
}

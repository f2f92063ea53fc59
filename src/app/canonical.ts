import type { Reader } from '#shared/page-address.ts';
import { pageAddresses } from './page-addresses.ts';
import { pagePatterns } from './routes.ts';

const patterns = pagePatterns.map((pattern) => pattern.replace(/\/$/, '').split('/'));

const isParameter = (part: string) => part.startsWith('$');

/** Normalizes a positive whole number to plain digits, from 01, 1.0, 1e0 or %31; leaves anything else unchanged. */
function plainNumber(written: string): string {
  const number = Number(new URLSearchParams(`number=${written}`).get('number'));
  return Number.isSafeInteger(number) && number > 0 ? String(number) : written;
}

/** Returns the readers of a page's parameters, of all its tabs. */
function readersOf(page: string): ReadonlyMap<string, Reader<unknown>> {
  const tabs = pageAddresses.filter(({ path }) => path === page || path.startsWith(`${page}?`));
  return new Map(tabs.flatMap(({ readers }) => Object.entries(readers)));
}

/** Normalizes the numbers in a query and leaves the rest unchanged. */
function plainQuery(page: string, query: string): string {
  const readers = readersOf(page);
  const all = Object.fromEntries(new URLSearchParams(query));
  return query.replace(/(?<=[?&])(\w+)=[^&]*/g, (written, name: string) => {
    const value = readers.get(name)?.(all[name], all);
    return typeof value === 'number' ? `${name}=${value}` : written;
  });
}

/** Normalizes the parameter in a page's path: product ids are numbers, other ids are not. */
const plainParameter = (part = '', page: string[]) => (page[1] === 'products' ? plainNumber(part) : part);

/**
 * Returns the canonical URL, with its query, of a page requested with capitals, trailing slashes or a number in another
 * notation; undefined for a canonical URL and for a URL that is not a page.
 */
export function canonicalAddress(url: string): string | undefined {
  const queryAt = url.indexOf('?');
  const path = queryAt < 0 ? url : url.slice(0, queryAt);
  const parts = path.replace(/\/+$/, '').split('/');
  const page = patterns.find(
    (pattern) =>
      pattern.length === parts.length &&
      pattern.every((part, index) => isParameter(part) || part === parts[index]?.toLowerCase()),
  );
  if (!page) return undefined;
  const plainParts = page.map((part, index) =>
    isParameter(part) ? plainParameter(parts[index], page) : part,
  );
  const address = (plainParts.join('/') || '/') + plainQuery(page.join('/'), url.slice(path.length));
  return address === url ? undefined : address;
}

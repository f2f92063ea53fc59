import { pagePatterns } from './routes.ts';

const patterns = pagePatterns.map((pattern) => pattern.replace(/\/$/, '').split('/'));

const isParameter = (part: string) => part.startsWith('$');

/** The numbers in the query of any page. */
const queryNumbers = /(?<=[?&](?:page|product|service|serviceId|technician)=)[^&]*/g;

/** A number above 0 in plain digits, however it was written: 01, 1.0, 1e0, %31; anything else as it is. */
function plainNumber(written: string): string {
  const number = Number(new URLSearchParams(`number=${written}`).get('number'));
  return Number.isSafeInteger(number) && number > 0 ? String(number) : written;
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
  const address = (plainParts.join('/') || '/') + url.slice(path.length).replace(queryNumbers, plainNumber);
  return address === url ? undefined : address;
}

import { withParameters } from './page-address.ts';

const site = 'http://site.invalid';

/** Reads where to go after signing in: a path of this site and nothing else, so that no link can lead people away. */
export function readNextPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/') || !URL.canParse(value, site)) return undefined;
  const { origin, pathname, search, hash } = new URL(value, site);
  // A path that begins with two slashes would be read as another host.
  return origin === site && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}

/** Adds to a sign-in page's address where to go afterwards. */
export const withNextPath = (page: '/login' | '/customer-login', next: string | undefined) =>
  withParameters(page, { next });

import { withParameters } from './page-address.ts';

const site = 'http://site.invalid';

/** Reads the path to open after signing in: only a path of this site, so that no link can send people elsewhere. */
export function readNextPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/') || !URL.canParse(value, site)) return undefined;
  const { origin, pathname, search, hash } = new URL(value, site);
  // Browsers read a path that starts with two slashes as another host.
  return origin === site && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}

/** The pages that lead on to another one, once somebody is signed in. */
type EntryPage = '/login' | '/customer-login' | '/register' | '/customer-register';

/** Adds the path to open after signing in to the address of a page for signing in or registering. */
export const withNextPath = (page: EntryPage, next: string | undefined) => withParameters(page, { next });

import { pagePatterns } from './routes.ts';

const patterns = pagePatterns.map((pattern) => pattern.replace(/\/$/, '').split('/'));

const isParameter = (part: string) => part.startsWith('$');

/**
 * The one address of a page that was asked for with capitals or with slashes at its end, its query included; undefined for
 * the address itself and for what is no page.
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
  const canonical = page?.map((part, place) => (isParameter(part) ? parts[place] : part)).join('/') || '/';
  return !page || canonical === path ? undefined : canonical + url.slice(path.length);
}

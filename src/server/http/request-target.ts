/**
 * Returns the path and query of a request target, which may also be an absolute URL (RFC 9112, section 3.2.2); undefined for
 * a target that is neither.
 */
export function originForm(target: string): string | undefined {
  if (target.startsWith('/')) return target;
  const url = URL.parse(target);
  return url?.pathname.startsWith('/') ? url.pathname + url.search : undefined;
}

/** Tells whether the path's percent-encoding is valid. */
export function isDecodable(target: string): boolean {
  const [path = ''] = target.split('?', 1);
  if (!path.includes('%')) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

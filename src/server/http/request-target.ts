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

const host = /^(?:[\w.~!$&'()*+,;=%-]*|\[[\da-f:.]+\])(?::\d*)?$/i;

/** Whether a request names at most one host, and a possible one (RFC 9112, section 3.2), by its lines in turn name and value. */
export function hasFitHost(rawHeaders: readonly string[]): boolean {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length !== 4 || rawHeaders[at]?.toLowerCase() !== 'host') continue;
    count += 1;
    if (count > 1 || !host.test(rawHeaders[at + 1] ?? '')) return false;
  }
  return true;
}

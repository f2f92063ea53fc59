/**
 * The path and query of a request, whose target may also be a whole address (RFC 9112, section 3.2.2); undefined for a target
 * that is neither.
 */
export function originForm(target: string): string | undefined {
  if (target.startsWith('/')) return target;
  const url = URL.parse(target);
  return url?.pathname.startsWith('/') ? url.pathname + url.search : undefined;
}

/** Whether the percent signs of a target's path stand for text. */
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

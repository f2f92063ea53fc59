/** The path and query of a request, whose target may also be a whole address (RFC 9112, section 3.2.2). */
export function originForm(target: string): string {
  if (target.startsWith('/') || !URL.canParse(target)) return target;
  const { pathname, search } = new URL(target);
  return pathname + search;
}

/** Returns a page's path; `ids` by the page's pattern, `/products/$id`, or by the parameter's name. */
export function pathOf(pattern: string, ids: Record<string, unknown>): string {
  return pattern.replace(/\$(\w+)/g, (_, name: string) => {
    const id = ids[pattern] ?? ids[name];
    if (id === undefined) throw new Error(`No ${name} is known for the page ${pattern}`);
    return encodeURIComponent(String(id));
  });
}

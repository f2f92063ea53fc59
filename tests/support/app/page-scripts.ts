/** Lists the scripts in an HTML text: sources, module preloads and imports of inline scripts. */
export function scriptsOfPage(html: string): string[] {
  const tags = html.match(/<(?:script|link)\b[^>]*>|\bimport\(\s*["'][^"']+["']\s*\)/g) ?? [];
  const wanted = tags.filter((tag) => !tag.startsWith('<link') || tag.includes('modulepreload'));
  return wanted.flatMap((tag) => /["'](\/[^"']+\.js)["']/.exec(tag)?.[1] ?? []);
}

/** Lists a module's static imports as paths of the site. */
export function importsOfModule(path: string, code: string): string[] {
  const statements = code.matchAll(/(?:^|[;}\s])(?:import|export)\b[^"'`;()]*["'](\.{1,2}\/[^"']+\.js)["']/g);
  return Array.from(statements, ([, target = '']) => new URL(target, `http://site${path}`).pathname);
}

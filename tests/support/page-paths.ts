import type { VirtualRootRoute, VirtualRouteNode } from '@tanstack/virtual-file-routes';
import { routes } from '../../src/app/routes.ts';

/** The address of every page of the site, with `$names` for its parameters. */
export const pagePatterns: string[] = [...new Set(patternsOf(routes, ''))];

function* patternsOf(node: VirtualRootRoute | VirtualRouteNode, above: string): Generator<string> {
  const here = node.type === 'route' && node.path ? `${above}${node.path}` : above;
  if (node.type === 'index') yield above || '/';
  if (node.type === 'route' && node.path && !node.children?.some(({ type }) => type === 'index')) yield here;
  if ('children' in node) for (const child of node.children ?? []) yield* patternsOf(child, here);
}

/** A page's real address; `ids` by the page, `/products/$id`, then by the parameter's name. */
export function pathOf(pattern: string, ids: Record<string, unknown>): string {
  return pattern.replace(/\$(\w+)/g, (_, name: string) => {
    const id = ids[pattern] ?? ids[name];
    if (id === undefined) throw new Error(`No ${name} is known for the page ${pattern}`);
    return encodeURIComponent(String(id));
  });
}

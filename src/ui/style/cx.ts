/**
 * Joins the truthy class names. Later ones do not override earlier ones: pass `className` to a component to position it, not
 * to restyle it.
 */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

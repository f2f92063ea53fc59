/**
 * Joins the class names that are there. Later ones do not override: pass `className` to a component to place it, not to
 * restyle it.
 */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

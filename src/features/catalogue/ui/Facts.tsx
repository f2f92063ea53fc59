import { cx } from '#ui/style/cx.ts';

/**
 * The facts that distinguish a product, separated by hairlines. Each has a hairline at its left; the first of a line is
 * clipped.
 */
export function Facts({ facts, className }: { facts: readonly string[]; className?: string }) {
  return (
    <ul className={cx('facts', className)}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

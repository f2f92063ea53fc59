import { cx } from '../../../ui/style/cx.ts';

/**
 * The facts that distinguish a product, separated by hairlines. Each has a hairline at its left; the first of a line is
 * clipped.
 */
export function Facts({ facts, className }: { facts: readonly string[]; className?: string }) {
  return (
    <ul
      className={cx(
        'flex flex-wrap gap-x-2.5 overflow-x-clip text-[0.78125rem] leading-[1.6] text-text-3 tabular-nums *:relative *:-left-[11px] *:border-l *:border-line-strong *:pl-2.5',
        className,
      )}
    >
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

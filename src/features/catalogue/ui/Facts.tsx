import { cx } from '../../../ui/cx.ts';

/** The few facts by which a product is told from its like, divided by hairlines. */
export function Facts({ facts, className }: { facts: readonly string[]; className?: string }) {
  return (
    <ul
      className={cx(
        'flex flex-wrap gap-x-2.5 text-[0.78125rem] leading-[1.6] text-text-3 tabular-nums [&>li+li]:border-l [&>li+li]:border-line-strong [&>li+li]:pl-2.5',
        className,
      )}
    >
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { Anchor } from './Anchor.tsx';
import { cx } from './cx.ts';

interface Look {
  /** What it does, for those who do not see the icon; the mouse sees it as the title. */
  label: string;
  children: ReactNode;
  size?: 'md' | 'sm' | undefined;
  outlined?: boolean | undefined;
  /** Shown at the corner when above 0; above 99 as «99+». Say it in `label` too. */
  count?: number | undefined;
  countTone?: 'ink' | 'critical' | undefined;
  className?: string | undefined;
}
type Element =
  | (Omit<ComponentProps<'button'>, keyof Look> & { href?: undefined })
  | (Omit<ComponentProps<'a'>, keyof Look> & { href: string });

export function IconButton({
  label,
  children,
  size = 'md',
  outlined,
  count = 0,
  countTone = 'ink',
  className,
  ...props
}: Look & Element) {
  const style = cx(
    'relative inline-grid shrink-0 place-items-center text-text transition-colors hover:bg-surface-hover disabled:cursor-not-allowed disabled:text-text-disabled disabled:hover:bg-transparent',
    size === 'md'
      ? 'size-11 rounded-sm [&_svg]:size-5 [&_svg]:stroke-[1.6]'
      : 'size-7 rounded-xs pointer-coarse:size-9 [&_svg]:size-4 [&_svg]:stroke-[1.75]',
    outlined && 'border border-line-strong bg-surface hover:border-control',
    className,
  );
  const inside = (
    <>
      {children}
      {count > 0 && (
        <span
          aria-hidden="true"
          className={cx(
            'absolute top-1 right-0.5 min-w-[17px] rounded-full px-1 text-center text-[0.6875rem] leading-[17px] font-semibold tabular-nums',
            countTone === 'ink' ? 'bg-text text-bg' : 'bg-critical text-on-critical',
          )}
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </>
  );
  return props.href === undefined ? (
    <button type="button" className={style} aria-label={label} title={label} {...props}>
      {inside}
    </button>
  ) : (
    <Anchor className={style} aria-label={label} title={label} {...props}>
      {inside}
    </Anchor>
  );
}

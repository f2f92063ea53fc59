import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../style/cx.ts';
import { Anchor } from './Anchor.tsx';
import { ignore } from './Button.tsx';

interface Look {
  /** The accessible name, also shown as a tooltip. */
  label: string;
  children: ReactNode;
  size?: 'md' | 'sm' | undefined;
  outlined?: boolean | undefined;
  /** Shown at the corner when above 0; above 99 as «99+». Visual only: include it in `label` too. */
  count?: number | undefined;
  countTone?: 'ink' | 'critical' | undefined;
  className?: string | undefined;
}
type Element =
  | (Omit<ComponentProps<'button'>, keyof Look> & { href?: undefined })
  | (Omit<ComponentProps<'a'>, keyof Look> & { href: string });

const countStyle =
  'after:absolute after:top-1 after:right-0.5 after:min-w-[1.55em] after:rounded-full after:px-1 after:text-center after:text-[0.6875rem] after:leading-[1.55] after:font-semibold after:tabular-nums after:content-[attr(data-count)]';

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
    'relative inline-grid shrink-0 print:hidden place-items-center text-text transition-colors hover:bg-surface-hover aria-disabled:cursor-not-allowed aria-disabled:text-text-disabled aria-disabled:hover:bg-transparent',
    size === 'md'
      ? 'size-11 rounded-sm [&_svg]:size-5 [&_svg]:stroke-[1.6]'
      : 'size-7 rounded-xs pointer-coarse:size-9 [&_svg]:size-4 [&_svg]:stroke-[1.75]',
    count > 0 && countStyle,
    count > 0 &&
      (countTone === 'ink' ? 'after:bg-text after:text-bg' : 'after:bg-critical after:text-on-critical'),
    outlined && 'border border-line-strong bg-surface hover:border-control',
    className,
  );
  const named = {
    className: style,
    'aria-label': label,
    title: label,
    'data-count': count > 99 ? '99+' : count,
  };
  if (props.href !== undefined) {
    return (
      <Anchor {...named} {...props}>
        {children}
      </Anchor>
    );
  }
  const { disabled, onClick, ...rest } = props;
  return (
    <button
      type="button"
      {...named}
      aria-disabled={disabled || undefined}
      onClick={disabled ? ignore : onClick}
      {...rest}
    >
      {children}
    </button>
  );
}

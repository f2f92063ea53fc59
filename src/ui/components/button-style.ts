import { cx } from '../style/cx.ts';

export type ButtonVariant =
  | 'primary'
  | 'ink'
  | 'outline'
  | 'ghost'
  | 'danger'
  | 'critical'
  | 'inverse'
  | 'white';
export type ButtonSize = 'lg' | 'md' | 'sm' | 'xs';

const base =
  'inline-flex max-w-full shrink-0 items-center justify-center border text-center leading-snug font-medium transition-colors print:hidden ' +
  'disabled:cursor-not-allowed aria-busy:cursor-progress ' +
  '[&_svg]:shrink-0 [&_svg]:stroke-[1.6]';

/* A pending button is not `disabled` and keeps its colours. */
const off = 'disabled:border-transparent disabled:bg-surface-press disabled:text-text-disabled';

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-primary-fill text-on-primary hover:bg-primary-hover active:bg-primary-press',
  ink: 'border-transparent bg-ink text-on-ink-btn hover:bg-ink-hover',
  outline:
    'border-line-strong bg-surface text-text hover:border-control hover:bg-surface-hover active:bg-surface-press',
  ghost: 'border-transparent text-text hover:bg-surface-hover active:bg-surface-press',
  danger: 'border-critical-line bg-surface text-critical-text hover:bg-critical-soft',
  critical: 'border-transparent bg-critical text-on-critical hover:brightness-90',
  inverse: 'border-white/34 text-white hover:bg-white/10',
  white: 'border-transparent bg-white text-ink-panel hover:bg-white/88',
};

/* Touch targets are 44 px; with a mouse they may be smaller. */
const sizes: Record<ButtonSize, string> = {
  lg: 'min-h-13 gap-2 rounded-sm px-6 py-2 text-md [&_svg]:size-4.5',
  md: 'min-h-11 gap-2 rounded-sm px-[18px] py-1.5 text-[0.9375rem] [&_svg]:size-4.5',
  sm: 'min-h-9 gap-2 rounded-sm px-[13px] py-1 text-base pointer-coarse:min-h-11 [&_svg]:size-4.5',
  xs: 'min-h-7 gap-1.5 rounded-xs px-2.5 py-0.5 text-sm pointer-coarse:min-h-9 [&_svg]:size-[15px]',
};

export function buttonStyle(
  variant: ButtonVariant,
  size: ButtonSize,
  ...more: (string | false | undefined)[]
) {
  return cx(base, off, variants[variant], sizes[size], ...more);
}

import type { ReactNode } from 'react';
import { cx } from '../style/cx.ts';

export type Tone = 'neutral' | 'ok' | 'critical' | 'high' | 'medium' | 'low';

const tones = {
  neutral: 'bg-surface-press text-text-2',
  ok: 'bg-ok-soft text-ok-text',
  critical: 'bg-critical-soft text-critical-text',
  high: 'bg-high-soft text-high-text',
  medium: 'bg-medium-soft text-medium-text',
  low: 'bg-low-soft text-low-text',
  ink: 'bg-ink text-on-ink-btn',
  line: 'text-text-2 inset-ring inset-ring-line-strong',
} satisfies Record<Tone | 'ink' | 'line', string>;

/** A short text, with an icon where the colour has a meaning. */
export function Badge({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: keyof typeof tones | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <span
      className={cx(
        'inline-flex h-5.5 items-center gap-[5px] rounded-xs px-[7px] text-xs font-medium whitespace-nowrap [&_svg]:size-[13px] [&_svg]:shrink-0 [&_svg]:stroke-[1.75]',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}

import type { ReactNode } from 'react';
import { cx } from '../style/cx.ts';

const tones = {
  ok: 'text-ok-text',
  medium: 'text-medium-text',
  critical: 'text-critical-text',
  off: 'text-text-3',
  /** The usual state in a list, where only exceptions have a colour. */
  usual: 'text-text-2',
};

export function StatusDot({
  tone,
  className,
  children,
}: {
  tone: keyof typeof tones;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-[7px] text-base font-medium whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-current" />
      {children}
    </span>
  );
}

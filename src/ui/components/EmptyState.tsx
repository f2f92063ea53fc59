import type { ReactNode } from 'react';
import { cx } from '../style/cx.ts';

interface Props {
  /** A 28 px lucide icon: `<SearchX />`. */
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  /** The suggested next step: a Button. */
  action?: ReactNode;
  className?: string | undefined;
}

export function EmptyState({ icon, title, children, action, className }: Props) {
  return (
    <div
      className={cx(
        'empty grid justify-items-start gap-1.5 py-8 [&>svg]:size-7 [&>svg]:stroke-[1.35]',
        className,
      )}
    >
      {icon}
      <p className="mt-1.5 text-lg leading-snug font-semibold tracking-head">{title}</p>
      {children && <p className="max-w-[56ch] text-base text-text-2">{children}</p>}
      {action && <div className="mt-2.5">{action}</div>}
    </div>
  );
}

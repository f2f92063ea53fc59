import type { ReactNode } from 'react';
import { cx } from '#ui/style/cx.ts';

/** Sentences with an icon each. */
export const Rows = ({ children }: { children: ReactNode }) => (
  <ul className="grid gap-2 print:grid-cols-2 print:gap-x-8 print:gap-y-1">{children}</ul>
);

interface RowProps {
  icon: ReactNode;
  className?: string | false;
  children: ReactNode;
}

export function Row({ icon, className, children }: RowProps) {
  return (
    <li
      className={cx(
        'grid max-w-[72ch] grid-cols-[1.25rem_1fr] gap-2.5 text-base print:grid print:break-inside-avoid print:text-sm',
        className,
      )}
    >
      <span className="mt-[3px] [&>svg]:size-4.5 [&>svg]:stroke-[1.75]">{icon}</span>
      <span>{children}</span>
    </li>
  );
}

import type { ReactNode } from 'react';
import { cx } from '../style/cx.ts';

interface Props {
  /** With a box, as in the administration; otherwise between two thin lines. */
  boxed?: boolean | undefined;
  className?: string | undefined;
  /** Two to five StatCards. */
  children: ReactNode;
}

/** A row of values with dividers; two columns on a phone. */
export function Stats({ boxed, className, children }: Props) {
  return (
    <div
      className={cx(
        'grid grid-cols-2 border-line lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none *:border-line',
        'max-lg:*:nth-[even]:border-l max-lg:*:nth-[n+3]:border-t lg:*:not-first:border-l',
        // An odd last one fills its row.
        'max-lg:*:last:odd:col-span-2',
        boxed
          ? 'rounded-md border bg-surface *:px-4.5'
          : 'border-y max-lg:*:nth-[even]:pl-4 lg:*:not-first:pl-6',
        className,
      )}
    >
      {children}
    </div>
  );
}

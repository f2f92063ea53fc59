import type { ReactNode } from 'react';
import { cx } from '../style/cx.ts';

interface Props {
  /** With a box, as in the administration; otherwise between two thin lines. */
  boxed?: boolean | undefined;
  /** Above a list: on a phone one line that slides, without notes, so that the list begins on the first screen. */
  strip?: boolean | undefined;
  className?: string | undefined;
  /** Two to five StatCards. */
  children: ReactNode;
}

/** A row of values with dividers; two columns on a phone. */
export function Stats({ boxed, strip, className, children }: Props) {
  return (
    <div
      data-strip={strip ? '' : undefined}
      className={cx(
        'grid grid-cols-2 border-line lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none *:border-line',
        strip
          ? 'max-sm:flex max-sm:overflow-x-auto max-sm:*:shrink-0 max-sm:*:grow max-sm:*:not-first:border-l sm:max-lg:*:nth-[even]:border-l sm:max-lg:*:nth-[n+3]:border-t'
          : // An odd last one fills its row.
            'max-lg:*:nth-[even]:border-l max-lg:*:nth-[n+3]:border-t max-lg:*:last:odd:col-span-2',
        'lg:*:not-first:border-l',
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

import type { ReactNode } from 'react';
import { cx } from '../style/cx.ts';

interface Props {
  /** Names the table for a screen reader. */
  caption: string;
  className?: string | undefined;
  /**
   * Plain thead and tbody. Classes that mean something inside: `num` right-aligned figures, `code` SKU and numbers,
   * `hm` leaves under 900 px; aria-selected marks a row.
   */
  children: ReactNode;
}

/** A data table of hairlines that scrolls sideways by itself when it must. */
export function Table({ caption, className, children }: Props) {
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it
      tabIndex={0}
      role="region"
      aria-label={caption}
      className={cx('relative overflow-x-auto', className)}
    >
      <table className="data-table">
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  );
}

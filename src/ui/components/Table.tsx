import type { ReactNode } from 'react';
import { cx } from '../style/cx.ts';

interface Props {
  /** The table's name for screen readers. */
  caption: string;
  className?: string | undefined;
  /**
   * Plain thead and tbody. Classes with a meaning inside: `num` right-aligned numbers, `code` SKUs and codes, `hm` hidden
   * below 900 px; aria-selected marks a row.
   */
  children: ReactNode;
}

/** A data table with thin lines that scrolls horizontally when necessary. */
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

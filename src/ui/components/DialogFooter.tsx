import type { ReactNode } from 'react';
import { cx } from '../style/cx.ts';

/** The end of a dialog. With `sticky` it is the last element of a form that fills the dialog's body. */
export function DialogFooter({
  sticky,
  className,
  children,
}: {
  sticky?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div
      data-sticky-bar=""
      className={cx(
        'flex flex-wrap items-center justify-end gap-x-3 gap-y-2 border-t border-line bg-sunken px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] md:rounded-b-lg md:px-6 md:py-4',
        sticky && 'sticky bottom-0 z-1',
        className,
      )}
    >
      {children}
    </div>
  );
}

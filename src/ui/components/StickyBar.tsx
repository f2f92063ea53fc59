import type { ReactNode } from 'react';
import { cx } from '../style/cx.ts';

interface Props {
  /** Shows it on a desk too, for instance once the buttons that it repeats are out of view. */
  onDesk?: boolean;
  children: ReactNode;
}

/** A bar at the lower edge of a phone with the total or price and the action, below each other where text is large. */
export function StickyBar({ onDesk, children }: Props) {
  return (
    <div
      data-sticky-bar=""
      data-desk-bar={onDesk ? '' : undefined}
      className={cx(
        '@container fixed inset-x-0 bottom-0 z-(--z-sticky) border-t border-line bg-bg px-4 pt-2.5 pb-[calc(10px+env(safe-area-inset-bottom))] shadow-pop md:px-(--gutter) print:hidden',
        !onDesk && 'md:hidden',
      )}
    >
      <div className="flex items-center justify-between gap-3 @max-[13rem]:flex-col @max-[13rem]:items-stretch md:gap-8">
        {children}
      </div>
    </div>
  );
}

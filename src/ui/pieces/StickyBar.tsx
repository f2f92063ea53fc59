import type { ReactNode } from 'react';

/** A bar at the lower edge of a phone with the total or price and the action. */
export function StickyBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-sticky-bar=""
      className="fixed inset-x-0 bottom-0 z-(--z-sticky) flex items-center justify-between gap-3 border-t border-line bg-bg px-4 pt-2.5 pb-[calc(10px+env(safe-area-inset-bottom))] shadow-pop md:hidden print:hidden"
    >
      {children}
    </div>
  );
}

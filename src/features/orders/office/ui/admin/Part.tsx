import type { ReactNode } from 'react';
import { cx } from '#ui/style/cx.ts';

/** A part of the form of an order, with its heading. */
export function Part({
  title,
  action,
  className,
  children,
}: {
  title: string;
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section aria-label={title} className={cx('border-b border-line px-4.5 py-5 md:px-6', className)}>
      <div className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-2">
        <h3 className="text-base font-semibold">{title}</h3>
        {action}
      </div>
      {children}
    </section>
  );
}

import type { ReactNode } from 'react';
import { cx } from '../style/cx.ts';

export function Sample({
  title,
  className,
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section className="min-w-0 pt-10">
      <h2 className="mb-4 text-base tracking-normal">{title}</h2>
      <div className={cx(className)}>{children}</div>
    </section>
  );
}

import { useId, type ReactNode } from 'react';
import { cx } from '../../../ui/style/cx.ts';

interface Props {
  title: string;
  className?: string;
  children: ReactNode;
}

/** A section of a product's page with a ruled heading. */
export function ProductSection({ title, className, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx('min-w-0', className)}>
      <h2 id={id} className="border-b-2 border-text pb-3 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

import { useId, type ReactNode } from 'react';
import { cx } from '#ui/style/cx.ts';

interface Props {
  title: string;
  /** One or two sentences below the heading. */
  intro?: ReactNode;
  className?: string;
  /** By which links lead to it: `#guarantee`. */
  anchor?: string;
  children: ReactNode;
}

/** A chapter of a product's page: its heading at the left, its content in one column at the right. */
export function Chapter({ title, intro, className, anchor, children }: Props) {
  const id = useId();
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className={cx(
        'later grid gap-x-10 gap-y-5 border-t-2 border-text pt-5 lg:grid-cols-[17rem_minmax(0,1fr)] print:block print:border-t print:pt-3',
        className,
      )}
    >
      <div className="print:break-after-avoid">
        <h2 id={id} className="text-2xl leading-tight tracking-display print:text-lg">
          {title}
        </h2>
        {intro !== undefined && (
          <div className="mt-2 max-w-[52ch] text-base text-text-2 print:hidden">{intro}</div>
        )}
      </div>
      <div className="min-w-0 lg:pt-1">{children}</div>
    </section>
  );
}

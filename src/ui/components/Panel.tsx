import type { ReactNode } from 'react';
import { cx } from '../style/cx.ts';

interface Props {
  /** Where a link may lead. */
  id?: string | undefined;
  title?: ReactNode;
  /** Shown next to the title: a link or a small button. */
  action?: ReactNode;
  /** No padding around the body, for tables and lists with thin lines. */
  flush?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A box with a thin border. Never nest one inside another. */
export function Panel({ id, title, action, flush, className, children }: Props) {
  return (
    <section
      id={id}
      className={cx(
        'min-w-0 overflow-hidden rounded-md border border-line bg-surface',
        id && 'scroll-mt-20',
        className,
      )}
    >
      {title && (
        <header
          className={cx(
            'flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-b border-line py-1.5',
            flush ? 'px-3.5' : 'px-5 max-sm:px-4',
          )}
        >
          <h2 className="text-base font-semibold">{title}</h2>
          {action}
        </header>
      )}
      <div className={flush ? '[&_tbody>tr:last-child>:is(th,td)]:border-b-0' : 'p-5 max-sm:p-4'}>
        {children}
      </div>
    </section>
  );
}

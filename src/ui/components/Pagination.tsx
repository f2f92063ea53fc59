import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../style/cx.ts';
import { Anchor } from './Anchor.tsx';
import { pageNumbers } from './page-numbers.ts';

export interface PaginationProps {
  /** Counted from 1. */
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  className?: string | undefined;
}

const cell = 'num grid min-h-11 min-w-11 place-items-center rounded-sm px-1.5 text-base font-medium';

export function Pagination({ page, pageCount, hrefFor, className }: PaginationProps) {
  if (pageCount < 2) return null;
  const step = (to: number, name: string, rel: string, icon: ReactNode) =>
    to < 1 || to > pageCount ? (
      <span aria-hidden="true" className={cx(cell, 'text-text-disabled')}>
        {icon}
      </span>
    ) : (
      <Anchor href={hrefFor(to)} aria-label={name} rel={rel} className={cx(cell, 'hover:bg-surface-hover')}>
        {icon}
      </Anchor>
    );
  return (
    <nav aria-label="Σελίδες" className={className}>
      <ul className="flex flex-wrap items-center gap-0.5">
        <li>{step(page - 1, 'Προηγούμενη σελίδα', 'prev', <ChevronLeft className="icon" />)}</li>
        <li className="num px-2 text-base text-text-2 sm:hidden">
          Σελίδα {page} από {pageCount}
        </li>
        {pageNumbers(page, pageCount).map((number, index) => (
          <li key={number === 'gap' ? `gap-${index}` : number} className="max-sm:hidden">
            {number === 'gap' ? (
              <span className={cx(cell, 'min-w-6 text-text-3')}>…</span>
            ) : (
              <Anchor
                href={hrefFor(number)}
                aria-label={`Σελίδα ${number}`}
                aria-current={number === page ? 'page' : undefined}
                className={cx(cell, number === page ? 'bg-ink text-on-ink-btn' : 'hover:bg-surface-hover')}
              >
                {number}
              </Anchor>
            )}
          </li>
        ))}
        <li>{step(page + 1, 'Επόμενη σελίδα', 'next', <ChevronRight className="icon" />)}</li>
      </ul>
    </nav>
  );
}

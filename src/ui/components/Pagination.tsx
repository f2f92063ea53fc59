import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { cx } from '../style/cx.ts';
import { Anchor } from './Anchor.tsx';
import { pageNumbers } from './page-numbers.ts';

interface Props {
  /** Counted from 1. */
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  className?: string | undefined;
}

const cell = 'num grid min-h-11 min-w-11 place-items-center rounded-sm px-1.5 text-base font-medium';

export function Pagination({ page, pageCount, hrefFor, className }: Props) {
  useLastPage(page, pageCount);
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

const retryMs = 100;

/** Leads from a page after the last one, whose rows have gone, to the last; what else is open stays open. */
function useLastPage(page: number, pageCount: number) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const isBeyond = pageCount > 0 && page > pageCount;
  useEffect(() => {
    if (!isBeyond) return undefined;
    const timer = setInterval(() => {
      // While something is fetched, the count may be that of the list before; leaving would take an open question away.
      if (queryClient.isFetching() > 0 || document.querySelector('[role=alertdialog]')) return;
      const last = pageCount > 1 ? pageCount : undefined;
      void navigate({
        to: '.',
        search: (now) => ({ ...now, page: last }),
        replace: true,
        resetScroll: false,
      });
    }, retryMs);
    return () => clearInterval(timer);
  }, [isBeyond, pageCount, queryClient, navigate]);
}

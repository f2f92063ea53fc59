import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Pagination, type PaginationProps } from './Pagination.tsx';

/** The pages of a list whose rows come and go while it is open. */
export function ListPagination(props: PaginationProps) {
  useLastPage(props.page, props.pageCount);
  return <Pagination {...props} />;
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

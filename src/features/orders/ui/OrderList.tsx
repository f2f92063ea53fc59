import { PackageSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { ErrorState } from '#ui/components/ErrorState.tsx';
import { Loading } from '#ui/components/Loading.tsx';
import { ListPagination } from '#ui/components/ListPagination.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';
import { cx } from '#ui/style/cx.ts';
import type { Order } from '../contract.ts';
import { isFiltered, ordersHref, ordersPerPage, type OrdersSearch } from '../orders-search.ts';
import { useOrders } from './use-orders.ts';

interface Props {
  search: OrdersSearch;
  /** Shown if there are no orders at all. */
  none: ReactNode;
  /** The class of the loading, error and empty states: unlike them, the rows have their own padding. */
  stateClass?: string;
  children: (order: Order) => ReactNode;
}

export function OrderList({ search, none, stateClass, children }: Props) {
  const { data, error, isPlaceholderData, refetch } = useOrders(search);
  const pagination = data && (
    <ListPagination
      className="py-4"
      page={search.page ?? 1}
      pageCount={Math.ceil(data.total / ordersPerPage)}
      hrefFor={(to) => ordersHref({ ...search, page: to, order: undefined })}
    />
  );
  if (!data || data.orders.length === 0) {
    return (
      <div className={stateClass}>
        {error && !data ? (
          <ErrorState
            error={error}
            className="my-6"
            title="Δεν ήταν δυνατή η φόρτωση των παραγγελιών"
            onRetry={() => void refetch()}
          />
        ) : !data ? (
          <OrderListSkeleton />
        ) : isFiltered(search) || search.page ? (
          <NothingFound />
        ) : (
          none
        )}
        {pagination}
      </div>
    );
  }

  return (
    <div
      aria-busy={isPlaceholderData}
      className={cx('transition-opacity', isPlaceholderData && 'opacity-60')}
    >
      <ul>{data.orders.map(children)}</ul>
      {pagination}
    </div>
  );
}

function NothingFound() {
  return (
    <EmptyState
      icon={<PackageSearch />}
      title="Δεν βρέθηκαν παραγγελίες"
      action={
        <Button variant="outline" href={ordersHref({})}>
          Καθαρισμός φίλτρων
        </Button>
      }
    >
      Δοκιμάστε να αλλάξετε τα φίλτρα αναζήτησης.
    </EmptyState>
  );
}

function OrderListSkeleton() {
  return (
    <Loading label="Φόρτωση παραγγελιών…">
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className="grid gap-2.5 border-b border-line py-5">
          <div className="flex justify-between">
            <Skeleton className="h-5 w-36" />
            <Skeleton className="h-5 w-24" />
          </div>
          <Skeleton className="h-4 w-3/5" />
        </div>
      ))}
    </Loading>
  );
}

import type { UseQueryResult } from '@tanstack/react-query';
import { PackageSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/pieces/Button.tsx';
import { EmptyState } from '../../../../ui/pieces/EmptyState.tsx';
import { ErrorState } from '../../../../ui/pieces/ErrorState.tsx';
import { Loading } from '../../../../ui/pieces/Loading.tsx';
import { Panel } from '../../../../ui/pieces/Panel.tsx';
import { Skeleton } from '../../../../ui/pieces/Skeleton.tsx';
import type { AdminProductsSearch } from '../../admin-search.ts';
import type { AdminRow } from '../../contract.ts';

interface Props {
  list: UseQueryResult<AdminRow[]>;
  search: AdminProductsSearch;
  onClear: () => void;
  children: (products: AdminRow[]) => ReactNode;
}

const placeholders = Array.from({ length: 10 }, (_, index) => index);

/** The products, or the loading, empty or error state. */
export function ListState({ list: { data: products, error, refetch }, search, onClear, children }: Props) {
  const isFiltered = Boolean(search.search ?? search.categoryId ?? search.show);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!products) {
    return (
      <Panel flush>
        <Loading className="grid">
          {placeholders.map((index) => (
            <div
              key={index}
              className="flex h-12 items-center gap-3 border-b border-line px-3.5 last:border-0"
            >
              <Skeleton className="size-9 rounded-sm" />
              <Skeleton className="h-4 w-2/5" />
              <Skeleton className="ml-auto h-4 w-1/5" />
            </div>
          ))}
        </Loading>
      </Panel>
    );
  }
  if (products.length > 0) return children(products);
  return (
    <EmptyState
      icon={<PackageSearch />}
      title={isFiltered ? 'Δεν βρέθηκαν αποτελέσματα' : 'Δεν υπάρχουν προϊόντα'}
      action={
        isFiltered && (
          <Button variant="outline" size="sm" onClick={onClear}>
            Καθαρισμός φίλτρων
          </Button>
        )
      }
    />
  );
}

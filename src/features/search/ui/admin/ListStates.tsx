import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../../ui/pieces/ErrorState.tsx';
import { Loading } from '../../../../ui/pieces/Loading.tsx';
import { Skeleton } from '../../../../ui/pieces/Skeleton.tsx';

interface Props<Row> {
  list: UseQueryResult<Row[]>;
  /** Shown when there are no rows. */
  empty: ReactNode;
  children: (rows: Row[]) => ReactNode;
}

/** A list inside a panel, or what stands in its place: skeletons, an error, or that it is empty. */
export function ListStates<Row>({ list: { data, error, refetch }, empty, children }: Props<Row>) {
  if (data) return data.length > 0 ? children(data) : empty;
  if (error) {
    return <ErrorState error={error} className="m-4" onRetry={() => void refetch()} />;
  }
  return (
    <Loading className="grid gap-3 p-5">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-8" />
      ))}
    </Loading>
  );
}

import type { ReactNode } from 'react';
import { ErrorState } from '../../../../ui/pieces/ErrorState.tsx';
import { Loading } from '../../../../ui/pieces/Loading.tsx';
import { Skeleton } from '../../../../ui/pieces/Skeleton.tsx';

interface Props {
  list: { data: readonly unknown[] | undefined; error: Error | null; refetch: () => unknown };
  /** Shown when there is nothing in the list. */
  none: ReactNode;
}

/** In the place of a list that is being fetched, cannot be fetched, or is empty. */
export function ListState({ list: { data, error, refetch }, none }: Props) {
  if (data) return data.length === 0 ? none : null;
  if (error) return <ErrorState error={error} className="m-4" onRetry={() => void refetch()} />;
  return (
    <Loading className="grid gap-3 p-5">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-8" />
      ))}
    </Loading>
  );
}

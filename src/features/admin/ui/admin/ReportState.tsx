import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../../ui/pieces/ErrorState.tsx';
import { Loading } from '../../../../ui/pieces/Loading.tsx';
import { Skeleton } from '../../../../ui/pieces/Skeleton.tsx';

interface Props<Data> {
  query: UseQueryResult<Data>;
  /** The height while loading: «h-40». */
  height: string;
  children: (data: Data) => ReactNode;
}

/** A part of the reports, or its loading or error state. */
export function ReportState<Data>({ query: { data, error, refetch }, height, children }: Props<Data>) {
  if (error && data === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined)
    return (
      <Loading className="p-5">
        <Skeleton className={height} />
      </Loading>
    );
  return children(data);
}

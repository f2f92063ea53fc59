import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';
import { Loading } from './Loading.tsx';
import { Skeleton } from './Skeleton.tsx';
import { cx } from '../style/cx.ts';

interface Props<Data> {
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  /** The class of each line of the skeleton. */
  skeleton?: readonly string[];
  /** The class of the skeleton and of the error; without it they stand in a panel without padding. */
  className?: string;
  /** Shown instead of an empty list. */
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

const rows = ['h-8', 'h-8', 'h-8'];

/** What a query answered; until then a skeleton, or why it failed. An answer stays shown if asking again fails. */
export function QueryView<Data>({
  query: { data, error, refetch },
  skeleton = rows,
  className,
  empty,
  children,
}: Props<Data>) {
  if (data !== undefined)
    return empty !== undefined && Array.isArray(data) && data.length === 0 ? empty : children(data);
  if (error)
    return <ErrorState error={error} className={className ?? 'm-4'} onRetry={() => void refetch()} />;
  return (
    <Loading className={cx('grid gap-3', className ?? 'p-5')}>
      {Array.from(skeleton.entries(), ([index, line]) => (
        <Skeleton key={index} className={line} />
      ))}
    </Loading>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../../ui/page/api.ts';
import { ErrorState } from '../../../../ui/pieces/ErrorState.tsx';
import { Skeleton } from '../../../../ui/pieces/Skeleton.tsx';
import { PointsHistory } from '../PointsHistory.tsx';

/** A customer's loyalty points and their history. */
export function CustomerPoints({ customerId }: { customerId: string }) {
  const { data, error, refetch } = useQuery(
    useApi().orders.getPointsOf.queryOptions({ input: { customerId } }),
  );
  return (
    <section aria-label="Πόντοι επιβράβευσης">
      <h3 className="mb-2 text-base font-semibold">Πόντοι επιβράβευσης</h3>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton className="h-24" />}
      {data?.entries.length === 0 && <p className="text-base text-text-2">Καμία κίνηση πόντων ακόμη.</p>}
      {data && data.entries.length > 0 && <PointsHistory account={data} />}
    </section>
  );
}

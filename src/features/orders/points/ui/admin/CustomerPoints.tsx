import { useQuery } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { PointsHistory } from '../PointsHistory.tsx';

export function CustomerPoints({ customerId }: { customerId: string }) {
  const points = useQuery(useApi().orders.getPointsOf.queryOptions({ input: { customerId } }));
  return (
    <section aria-label="Πόντοι επιβράβευσης">
      <h3 className="mb-2 text-base font-semibold">Πόντοι επιβράβευσης</h3>
      <QueryView query={points} skeleton={['h-24']} className="">
        {(account) =>
          account.entries.length === 0 ? (
            <p className="text-base text-text-2">Καμία κίνηση πόντων ακόμη.</p>
          ) : (
            <PointsHistory account={account} />
          )
        }
      </QueryView>
    </section>
  );
}

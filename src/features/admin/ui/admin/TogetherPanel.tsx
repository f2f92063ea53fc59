import { useQuery } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { DataTable } from '#ui/components/DataTable.tsx';

export function TogetherPanel({ period }: { period: { from: string; to: string } }) {
  const pairs = useQuery({
    ...useApi().admin.listSoldTogether.queryOptions({ input: period }),
    staleTime: 0,
  });
  return (
    <Panel title="Τι πουλιέται μαζί" flush>
      <QueryView query={pairs} skeleton={['h-40']}>
        {(found) =>
          found.length === 0 ? (
            <p className="px-5 py-8 text-center text-base text-text-2">
              Κανένα ζευγάρι προϊόντων δεν βρέθηκε σε δύο παραγγελίες αυτής της περιόδου.
            </p>
          ) : (
            <DataTable
              caption="Προϊόντα της ίδιας παραγγελίας"
              columns={[
                {
                  title: 'Προϊόντα',
                  namesRow: true,
                  cellClass: 'font-normal',
                  cell: ({ first, second }) => (
                    <>
                      <span className="block wrap-anywhere">{first.name}</span>
                      <span className="block wrap-anywhere text-text-2">και {second.name}</span>
                    </>
                  ),
                },
                { title: 'Παραγγελίες', className: 'num', cell: ({ orders }) => orders },
              ]}
              rows={found}
              keyOf={({ first, second }) => `${first.sku} ${second.sku}`}
            />
          )
        }
      </QueryView>
    </Panel>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { Table } from '#ui/components/Table.tsx';

export function TogetherPanel({ period }: { period: { from: string; to: string } }) {
  const pairs = useQuery({
    ...useApi().admin.listSoldTogether.queryOptions({ input: period }),
    staleTime: 0,
  });
  return (
    <Panel title="Τι πουλιέται μαζί" flush className="[&_tbody>tr:last-child>*]:border-b-0">
      <QueryView query={pairs} skeleton={['h-40']}>
        {(found) =>
          found.length === 0 ? (
            <p className="px-5 py-8 text-center text-base text-text-2">
              Κανένα ζευγάρι προϊόντων δεν βρέθηκε σε δύο παραγγελίες αυτής της περιόδου.
            </p>
          ) : (
            <Table caption="Προϊόντα της ίδιας παραγγελίας">
              <thead>
                <tr>
                  <th scope="col">Προϊόντα</th>
                  <th scope="col" className="num">
                    Παραγγελίες
                  </th>
                </tr>
              </thead>
              <tbody>
                {found.map(({ first, second, orders }) => (
                  <tr key={`${first.sku} ${second.sku}`}>
                    <th scope="row" className="font-normal">
                      <span className="block wrap-anywhere">{first.name}</span>
                      <span className="block wrap-anywhere text-text-2">και {second.name}</span>
                    </th>
                    <td className="num">{orders}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          )
        }
      </QueryView>
    </Panel>
  );
}

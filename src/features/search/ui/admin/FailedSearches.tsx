import { useQuery } from '@tanstack/react-query';
import { Plus, SearchCheck } from 'lucide-react';
import { formatDate } from '#shared/dates.ts';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { Table } from '#ui/components/Table.tsx';

/** How many days back the searches are counted. */
const days = 90;

/** The searches without a result or without a click, each with the way to a synonym. */
export function FailedSearches({ onAdd }: { onAdd: (query: string) => void }) {
  const list = useQuery(useApi().search.listFailedSearches.queryOptions({ input: { days } }));
  return (
    <Panel
      flush
      title="Χωρίς αποτέλεσμα ή χωρίς κλικ"
      className="[&_tbody>tr:last-child>:is(th,td)]:border-b-0"
    >
      <QueryView
        query={list}
        empty={
          <EmptyState icon={<SearchCheck />} title="Καμία άκαρπη αναζήτηση" className="px-5">
            Όλες οι αναζητήσεις των τελευταίων {days} ημερών κατέληξαν σε κάποιο προϊόν.
          </EmptyState>
        }
      >
        {(searches) => (
          <Table caption="Αναζητήσεις χωρίς αποτέλεσμα ή χωρίς κλικ">
            <thead>
              <tr>
                <th scope="col">Αναζήτηση</th>
                <th scope="col" className="num text-right">
                  Φορές
                </th>
                <th scope="col" className="num hm text-right">
                  Χωρίς αποτέλεσμα
                </th>
                <th scope="col" className="hm">
                  Τελευταία
                </th>
                <th scope="col">
                  <span className="sr-only">Ενέργειες</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {searches.map(({ query, searches: times, withoutResult, lastDay }) => (
                <tr key={query}>
                  <th scope="row" className="font-medium wrap-anywhere">
                    {query}
                  </th>
                  <td className="num text-right">{times}</td>
                  <td className="num hm text-right">{withoutResult}</td>
                  <td className="hm whitespace-nowrap tabular-nums">{formatDate(lastDay)}</td>
                  <td className="text-right">
                    <Button
                      size="xs"
                      variant="outline"
                      aria-haspopup="dialog"
                      aria-label={`Συνώνυμο για «${query}»`}
                      onClick={() => onAdd(query)}
                    >
                      <Plus />
                      Συνώνυμο
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </QueryView>
    </Panel>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Plus, SearchCheck } from 'lucide-react';
import { formatDate } from '#shared/dates.ts';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';
import { DataTable } from '#ui/components/DataTable.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { Panel } from '#ui/components/Panel.tsx';

/** How many days back the searches are counted. */
const days = 90;

/** The searches without a result or without a click, each with the way to a synonym. */
export function FailedSearches({ onAdd }: { onAdd: (query: string) => void }) {
  const list = useQuery(useApi().search.listFailedSearches.queryOptions({ input: { days } }));
  return (
    <Panel flush title="Χωρίς αποτέλεσμα ή χωρίς κλικ">
      <QueryView
        query={list}
        empty={
          <EmptyState icon={<SearchCheck />} title="Καμία άκαρπη αναζήτηση" className="px-5">
            Όλες οι αναζητήσεις των τελευταίων {days} ημερών κατέληξαν σε κάποιο προϊόν.
          </EmptyState>
        }
      >
        {(searches) => (
          <DataTable
            caption="Αναζητήσεις χωρίς αποτέλεσμα ή χωρίς κλικ"
            columns={[
              {
                title: 'Αναζήτηση',
                namesRow: true,
                cellClass: 'font-medium wrap-anywhere',
                cell: ({ query }) => query,
              },
              { title: 'Φορές', className: 'num', cell: ({ searches: times }) => times },
              { title: 'Χωρίς αποτέλεσμα', className: 'num hm', cell: ({ withoutResult }) => withoutResult },
              {
                title: 'Τελευταία',
                className: 'hm',
                cellClass: 'whitespace-nowrap tabular-nums',
                cell: ({ lastDay }) => formatDate(lastDay),
              },
              {
                title: 'Ενέργειες',
                isTitleHidden: true,
                className: 'text-right',
                cell: ({ query }) => (
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
                ),
              },
            ]}
            rows={searches}
            keyOf={({ query }) => query}
          />
        )}
      </QueryView>
    </Panel>
  );
}

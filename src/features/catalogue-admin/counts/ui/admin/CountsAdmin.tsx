import { useQuery } from '@tanstack/react-query';
import { ClipboardList } from 'lucide-react';
import { formatDateTime } from '#shared/dates.ts';
import { useApi } from '#ui/page/api.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Anchor } from '#ui/components/Anchor.tsx';
import { Badge } from '#ui/components/Badge.tsx';
import { DataTable } from '#ui/components/DataTable.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { purchasingHref, type PurchasingSearch } from '../../../purchasing-search.ts';
import type { CountHead } from '../../contract.ts';

const NewCount = lazyPart(() => import('./NewCount.tsx'), 'NewCount');

interface Props {
  search: PurchasingSearch;
  onSearch: (search: PurchasingSearch) => void;
}

/** The counts of the stock, the latest first. */
export function CountsAdmin({ search, onSearch }: Props) {
  const counts = useQuery(useApi().purchasing.listCounts.queryOptions());
  return (
    <>
      <Panel flush>
        <QueryView
          query={counts}
          empty={
            <EmptyState icon={<ClipboardList />} title="Καμία απογραφή ακόμη" className="px-5">
              Αρχίστε μια απογραφή και μετρήστε ό,τι υπάρχει στο ράφι. Το κατάστημα συνεχίζει να πουλά:
              αλλάζει μόνο η διαφορά.
            </EmptyState>
          }
        >
          {(rows) => <Counts rows={rows} />}
        </QueryView>
      </Panel>
      {search.open === 'new' && (
        <NewCount
          onStarted={(id) => onSearch({ view: 'counts', of: id })}
          onClose={() => onSearch({ ...search, open: undefined })}
        />
      )}
    </>
  );
}

export function CountState({ appliedAt, undoneAt }: CountHead) {
  if (undoneAt !== undefined) return <Badge>Αναιρέθηκε</Badge>;
  return appliedAt === undefined ? (
    <Badge tone="medium">Σε εξέλιξη</Badge>
  ) : (
    <Badge tone="ok">Εφαρμόστηκε</Badge>
  );
}

function Counts({ rows }: { rows: readonly CountHead[] }) {
  return (
    <DataTable
      caption="Απογραφές"
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          title: 'Απογραφή',
          namesRow: true,
          cell: ({ id, number, title, person, startedAt }) => (
            <Anchor
              href={purchasingHref({ view: 'counts', of: id })}
              data-row-focus=""
              className="grid min-h-11 content-center py-1.5 font-medium wrap-anywhere hover:underline"
            >
              {title}
              <span className="num text-xs font-normal text-text-3">
                Αρ. {number} · {formatDateTime(new Date(startedAt))} · {person}
              </span>
            </Anchor>
          ),
        },
        { title: 'Κατάσταση', cell: (row) => <CountState {...row} /> },
        {
          title: 'Μετρήθηκαν',
          className: 'num hm',
          cell: ({ counted, lines }) => `${counted} από ${lines}`,
        },
        { title: 'Διαφορές', className: 'num', cell: ({ differences }) => differences },
      ]}
    />
  );
}

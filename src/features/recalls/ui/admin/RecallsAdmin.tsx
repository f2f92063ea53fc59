import { useQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import type { ComponentType } from 'react';
import { athensDate, formatDate } from '#shared/dates.ts';
import { plural } from '#shared/greek.ts';
import { useApi } from '#ui/page/api.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Badge } from '#ui/components/Badge.tsx';
import { Button } from '#ui/components/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { RecordList, type RecordColumns } from '#ui/records/RecordList.tsx';
import type { StoredRecall } from '../../contract.ts';
import { recallStateLabels } from '../../labels.ts';
import { recallsHref, type readRecallsSearch } from '../../recalls-search.ts';
import { useRecallChanges } from './use-recall-changes.ts';

const RecallDialog = lazyPart(() => import('./RecallDialog.tsx'), 'RecallDialog');
const HoldersDialog = lazyPart(() => import('./HoldersDialog.tsx'), 'HoldersDialog');

interface Props {
  search: ReturnType<typeof readRecallsSearch>;
  onSearch: (search: { recall?: number; holders?: number }) => void;
  About?: ComponentType<{ id: number }>;
}

const toldText = ({ holders, untold }: StoredRecall) => {
  if (holders === 0) return 'Κανείς δεν το έχει παραλάβει';
  return untold === 0
    ? `Ενημερώθηκαν όλοι (${holders})`
    : `${plural(untold, 'πελάτης δεν ενημερώθηκε', 'πελάτες δεν ενημερώθηκαν')}`;
};

const columns: RecordColumns<StoredRecall> = [
  {
    title: 'Ανάκληση',
    cell: ({ title, state }) => (
      <>
        {title}
        <Badge {...(state === 'open' && { tone: 'critical' as const })}>{recallStateLabels[state]}</Badge>
      </>
    ),
  },
  {
    title: 'Προϊόντα',
    className: 'hm',
    cell: ({ products }) => (
      <span className="text-text-2">
        {products.map(({ name }) => name).join(', ')}
        {products.some(({ isOnSale }) => isOnSale) && (
          <Badge tone="line" className="ml-2">
            Σε πώληση
          </Badge>
        )}
      </span>
    ),
  },
  {
    title: 'Από',
    className: 'hm',
    cell: ({ createdAt }) => <span className="num">{formatDate(athensDate(new Date(createdAt)))}</span>,
  },
  {
    title: 'Αγοραστές',
    cell: (recall) => (
      <Button
        size="xs"
        variant="outline"
        aria-haspopup="dialog"
        aria-label={`Αγοραστές: ${recall.title}. ${toldText(recall)}`}
        href={recallsHref({ holders: recall.id })}
      >
        {toldText(recall)}
      </Button>
    ),
  },
];

/** The recalls: each is written in a dialog, and another shows and tells those who hold its products. */
export function RecallsAdmin({ search: { recall: open, holders, page = 1 }, onSearch, About }: Props) {
  const { remove } = useRecallChanges();
  const query = useQuery(useApi().recalls.listRecalls.queryOptions());
  const told = query.data?.find(({ id }) => id === holders);
  return (
    <>
      <RecordList
        caption="Ανακλήσεις"
        query={query}
        empty={
          <EmptyState icon={<Megaphone />} title="Δεν υπάρχουν ανακλήσεις" className="px-5">
            Όταν ένα προϊόν που πουλήσατε είναι επικίνδυνο, συμπληρώστε εδώ τι συμβαίνει: φαίνεται στη σελίδα
            του και ενημερώνονται όσοι το αγόρασαν.
          </EmptyState>
        }
        nameOf={({ title }) => title}
        columns={columns}
        mayDelete={({ holders: all, untold }) => all === untold}
        deletion={({ id, title }) => ({
          title: 'Διαγραφή ανάκλησης;',
          description: `«${title}» φεύγει από τη σελίδα του προϊόντος χωρίς ίχνος. Αν ίσχυε, αποσύρετέ την.`,
          action: () => remove.mutateAsync({ recallId: id }),
        })}
        open={open}
        onOpen={(id) => onSearch({ recall: id })}
      >
        {(recall) => <RecallDialog recall={recall} About={About} onClose={() => onSearch({})} />}
      </RecordList>
      {told && <HoldersDialog key={told.id} recall={told} page={page} onClose={() => onSearch({})} />}
    </>
  );
}

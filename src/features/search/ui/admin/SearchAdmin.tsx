import { useQuery } from '@tanstack/react-query';
import { Languages, Plus } from 'lucide-react';
import type { ComponentType } from 'react';
import { useApi } from '#ui/page/api.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Button } from '#ui/components/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { RecordList, type RecordColumns } from '#ui/records/RecordList.tsx';
import type { Synonym } from '../../contract.ts';
import type { SynonymsSearch } from '../../synonyms-search.ts';
import { FailedSearches } from './FailedSearches.tsx';
import { useSynonymChanges } from './use-synonym-changes.ts';

const SynonymDialog = lazyPart(() => import('./SynonymDialog.tsx'), 'SynonymDialog');

interface Props {
  search: SynonymsSearch;
  onSearch: (search: SynonymsSearch) => void;
  About?: ComponentType<{ id: number }>;
}

const columns: RecordColumns<Synonym> = [
  { title: 'Οι πελάτες γράφουν', cell: ({ word }) => word },
  { title: 'Σημαίνει', className: 'wrap-anywhere', cell: ({ meaning }) => meaning },
];

export function SearchAdmin({ search, onSearch, About }: Props) {
  const { remove } = useSynonymChanges();
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <FailedSearches onAdd={(query) => onSearch({ synonym: 'new', word: query.slice(0, 60) })} />
      <RecordList
        caption="Συνώνυμα"
        title="Συνώνυμα"
        action={
          <Button size="xs" aria-haspopup="dialog" onClick={() => onSearch({ synonym: 'new' })}>
            <Plus />
            Νέο συνώνυμο
          </Button>
        }
        query={useQuery(useApi().search.listSynonyms.queryOptions())}
        empty={
          <EmptyState icon={<Languages />} title="Δεν υπάρχουν συνώνυμα" className="px-5">
            Προσθέστε πώς λένε οι πελάτες ό,τι το κατάστημα ονομάζει αλλιώς.
          </EmptyState>
        }
        nameOf={({ word }) => word}
        columns={columns}
        deletion={({ id, word, meaning }) => ({
          title: `Διαγραφή: ${word}`,
          description: `Οι αναζητήσεις για «${word}» δεν θα βρίσκουν πλέον «${meaning}».`,
          action: () => remove.mutateAsync({ synonymId: id }),
        })}
        open={search.synonym}
        onOpen={(id) => onSearch({ synonym: id })}
      >
        {(synonym) => (
          <SynonymDialog synonym={synonym} word={search.word} About={About} onClose={() => onSearch({})} />
        )}
      </RecordList>
    </div>
  );
}

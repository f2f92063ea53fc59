import { useQuery } from '@tanstack/react-query';
import { type ComponentType } from 'react';
import { confirm } from '../../../../ui/confirm/confirm.ts';
import { useApi } from '../../../../ui/page/api.ts';
import { lazyPart } from '../../../../ui/page/lazy-part.tsx';
import type { SynonymsSearch } from '../../synonyms-search.ts';
import { FailedSearches } from './FailedSearches.tsx';
import { SynonymTable } from './SynonymTable.tsx';
import { useSynonymChanges } from './use-synonym-changes.ts';

const SynonymDialog = lazyPart(() => import('./SynonymDialog.tsx'), 'SynonymDialog');

interface Props {
  search: SynonymsSearch;
  onSearch: (search: SynonymsSearch) => void;
  /** Further information about a synonym, shown below its form. */
  About?: ComponentType<{ id: number }>;
}

/** What customers searched for in vain, and the synonyms that lead them to the right products. */
export function SearchAdmin({ search, onSearch, About }: Props) {
  const synonyms = useQuery(useApi().search.listSynonyms.queryOptions());
  const { remove } = useSynonymChanges();
  const opened = synonyms.data?.find(({ id }) => id === search.synonym);
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <FailedSearches onAdd={(query) => onSearch({ synonym: 'new', word: query.slice(0, 60) })} />
      <SynonymTable
        synonyms={synonyms}
        onOpen={(id) => onSearch({ synonym: id })}
        onAdd={() => onSearch({ synonym: 'new' })}
        onDelete={({ id, word, meaning }) =>
          confirm({
            title: `Διαγραφή: ${word}`,
            description: `Οι αναζητήσεις για «${word}» δεν θα βρίσκουν πλέον «${meaning}».`,
            confirmLabel: 'Διαγραφή',
            action: () => remove.mutateAsync({ synonymId: id }),
          })
        }
      />

      {(search.synonym === 'new' || opened) && (
        <SynonymDialog
          key={search.synonym}
          synonym={opened}
          word={search.word}
          About={About}
          onClose={() => onSearch({})}
        />
      )}
    </div>
  );
}

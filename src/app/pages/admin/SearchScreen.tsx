import { readSynonymsSearch } from '../../../features/search/synonyms-search.ts';
import { SearchAdmin } from '../../../features/search/ui/admin/SearchAdmin.tsx';
import type { ScreenProps } from './screen-props.ts';

/** The searches in vain and the synonyms. */
export function SearchScreen({ search, onSearch }: ScreenProps) {
  return <SearchAdmin search={readSynonymsSearch(search)} onSearch={onSearch} />;
}

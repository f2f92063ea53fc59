import { AuditTrail } from '#features/admin/ui/admin/AuditTrail.tsx';
import { readSynonymsSearch } from '#features/search/synonyms-search.ts';
import { SearchAdmin } from '#features/search/ui/admin/SearchAdmin.tsx';
import type { ScreenProps } from './screen-props.ts';

const SynonymTrail = ({ id }: { id: number }) => <AuditTrail entity="synonym" entityId={id} />;

export function SearchScreen({ search, onSearch }: ScreenProps) {
  return <SearchAdmin search={readSynonymsSearch(search)} onSearch={onSearch} About={SynonymTrail} />;
}

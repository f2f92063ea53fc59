import { AuditTrail } from '#features/admin/ui/admin/AuditTrail.tsx';
import { readRecallsSearch } from '#features/recalls/recalls-search.ts';
import { RecallsAdmin } from '#features/recalls/ui/admin/RecallsAdmin.tsx';
import type { ScreenProps } from './screen-props.ts';

const RecallTrail = ({ id }: { id: number }) => <AuditTrail entity="recall" entityId={id} />;

export function RecallsScreen({ search, onSearch }: ScreenProps) {
  return <RecallsAdmin search={readRecallsSearch(search)} onSearch={onSearch} About={RecallTrail} />;
}

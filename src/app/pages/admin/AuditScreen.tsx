import { readAuditSearch } from '#features/admin/audit-search.ts';
import { AuditTab } from '#features/admin/ui/admin/AuditTab.tsx';
import type { ScreenProps } from './screen-props.ts';

export function AuditScreen({ search, onSearch }: ScreenProps) {
  return <AuditTab search={readAuditSearch(search)} onSearch={onSearch} />;
}

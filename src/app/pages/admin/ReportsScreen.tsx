import { readReportsSearch } from '#features/admin/report-search.ts';
import { ReportsTab } from '#features/admin/ui/admin/ReportsTab.tsx';
import type { ScreenProps } from './screen-props.ts';

/** What was sold, with what, and how fast questions were answered. */
export function ReportsScreen({ search, onSearch }: ScreenProps) {
  return <ReportsTab search={readReportsSearch(search)} onSearch={onSearch} />;
}

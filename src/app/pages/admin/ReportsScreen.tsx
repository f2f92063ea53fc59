import { readReportsSearch } from '#features/admin/report-search.ts';
import { ReportsTab } from '#features/admin/ui/admin/ReportsTab.tsx';
import { RecurringPanel } from '#features/contracts/ui/admin/RecurringPanel.tsx';
import type { ScreenProps } from './screen-props.ts';

/** What was sold, with what, how fast questions were answered, and what contracts bring. */
export function ReportsScreen({ search, onSearch }: ScreenProps) {
  return (
    <>
      <ReportsTab search={readReportsSearch(search)} onSearch={onSearch} />
      <RecurringPanel />
    </>
  );
}

import { Download } from 'lucide-react';
import { useState } from 'react';
import { periodOf, readReportsSearch } from '#features/admin/report-search.ts';
import { Button } from '#ui/components/Button.tsx';
import type { ScreenProps } from './screen-props.ts';

/** Downloads the orders of the shown period with their lines. */
export function ReportsActions({ search }: ScreenProps) {
  const [now] = useState(() => new Date());
  const { from, to } = periodOf(readReportsSearch(search), now);
  const query = new URLSearchParams({ from, to });
  return (
    <Button size="sm" variant="outline" href={`/api/admin/export/order-lines?${query}`} download>
      <Download />
      Παραγγελίες με γραμμές
    </Button>
  );
}

import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { Download, RefreshCw } from 'lucide-react';
import type { AdminTab } from '../../../features/admin/admin-tabs.ts';
import { Button } from '../../../ui/Button.tsx';

/** What a tab has to offer in the title bar. */
export function AdminActions({ tab }: { tab: AdminTab }) {
  if (tab === 'customers') return <ExportButton what="customers" />;
  return <Refresh />;
}

/** Saves a list as a CSV file. */
export function ExportButton({ what }: { what: 'customers' | 'orders' }) {
  return (
    <Button size="sm" variant="outline" href={`/api/admin/export/${what}`} download>
      <Download />
      <span className="max-sm:sr-only">Εξαγωγή CSV</span>
    </Button>
  );
}

/** Reads anew whatever the screen shows. */
function Refresh() {
  const queryClient = useQueryClient();
  const isFetching = useIsFetching({ type: 'active' }) > 0;
  return (
    <Button
      size="sm"
      variant="outline"
      aria-busy={isFetching || undefined}
      onClick={() => void queryClient.invalidateQueries({ type: 'active' })}
    >
      <RefreshCw />
      <span className="max-sm:sr-only">Ανανέωση</span>
    </Button>
  );
}

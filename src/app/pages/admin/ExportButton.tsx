import { Download } from 'lucide-react';
import { Button } from '#ui/components/Button.tsx';

export function ExportButton({ what }: { what: 'customers' | 'orders' }) {
  return (
    <Button size="sm" variant="outline" href={`/api/admin/export/${what}`} download>
      <Download />
      <span>
        Εξαγωγή<span className="max-sm:sr-only"> CSV</span>
      </span>
    </Button>
  );
}

import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { Button } from '#ui/components/Button.tsx';

export function RefreshButton() {
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
      Ανανέωση
    </Button>
  );
}

import { useIsFetching } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';
import { cx } from '#ui/style/cx.ts';
import { useRefreshOrders } from './use-orders.ts';

export function RefreshButton({ size = 'sm', className }: { size?: 'md' | 'sm'; className?: string }) {
  const refresh = useRefreshOrders();
  const isFetching = useIsFetching({ queryKey: useApi().orders.key() }) > 0;
  return (
    <Button
      variant="outline"
      size={size}
      className={className}
      aria-busy={isFetching}
      onClick={() => void refresh()}
    >
      <RefreshCw className={cx(isFetching && 'animate-spin')} />
      Ανανέωση
    </Button>
  );
}

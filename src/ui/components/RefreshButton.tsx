import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { describeError } from '../page/failed-change.ts';
import { cx } from '../style/cx.ts';
import { toast } from '../toast/toast.ts';
import { Button } from './Button.tsx';

interface Props {
  size?: 'md' | 'sm';
  className?: string;
}

const shown = { type: 'active' } as const;

/** Asks again for all that the page shows; what cannot be had stays as it is, and that is told. */
export function RefreshButton({ size = 'sm', className }: Props) {
  const queryClient = useQueryClient();
  const isFetching = useIsFetching(shown) > 0;

  async function refresh() {
    await queryClient.invalidateQueries(shown);
    const kept = queryClient
      .getQueryCache()
      .findAll(shown)
      .find(({ state }) => state.error && state.data !== undefined);
    if (kept)
      toast({ ...describeError(kept.state.error, { title: 'Η ανανέωση δεν έγινε' }), tone: 'critical' });
  }

  return (
    <Button
      variant="outline"
      size={size}
      className={className}
      aria-busy={isFetching || undefined}
      onClick={() => void refresh()}
    >
      <RefreshCw className={cx(isFetching && 'animate-spin')} />
      Ανανέωση
    </Button>
  );
}

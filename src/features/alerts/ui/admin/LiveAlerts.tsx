import { useQuery } from '@tanstack/react-query';
import { BellOff } from 'lucide-react';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { ErrorState } from '#ui/components/ErrorState.tsx';
import { Loading } from '#ui/components/Loading.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';
import { maxLive } from '../../labels.ts';
import { removeAll, removeOne, withoutRemoved, readRemoved, type Removed } from '../../removed.ts';
import { AlertRow } from './AlertRow.tsx';
import { useAdvance } from './use-advance.ts';
import { useState } from 'react';
import { keepLocal, readLocal } from '#ui/page/local-storage.ts';

/** The live list of alerts, newest first. Removing one or clearing all changes only this browser's list. */
export function LiveAlerts() {
  const { data, dataUpdatedAt, error, refetch } = useQuery(
    useApi().alerts.listAlerts.queryOptions({ input: { pageSize: maxLive } }),
  );
  const { pendingId, acknowledge, resolve, resolveAll, isResolvingAll } = useAdvance();
  const [removed, setRemoved] = useRemoved();
  const shown = withoutRemoved(data ?? [], removed);
  return (
    <Panel
      flush
      title={`Ζωντανές ειδοποιήσεις${shown.length > 0 ? ` (${shown.length})` : ''}`}
      action={
        shown.length > 0 && (
          <span className="flex flex-wrap gap-1">
            {shown.some(({ status }) => status !== 'resolved') && (
              <Button variant="ghost" size="sm" disabled={isResolvingAll} onClick={() => resolveAll({})}>
                Επίλυση όλων
              </Button>
            )}
            <Button variant="ghost" size="sm" onClick={() => setRemoved(removeAll(shown))}>
              <span>
                Καθαρισμός<span className="max-sm:sr-only"> όλων</span>
              </span>
            </Button>
          </span>
        )
      }
    >
      {error && !data && <ErrorState error={error} className="m-3" onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loading className="grid gap-4 p-4">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </Loading>
      )}
      {data && shown.length === 0 && (
        <EmptyState icon={<BellOff />} title="Δεν υπάρχουν ειδοποιήσεις" className="px-5" />
      )}
      {shown.length > 0 && (
        <ul aria-label="Ειδοποιήσεις" className="max-h-[70vh] overflow-y-auto">
          {shown.map((alert) => (
            <AlertRow
              key={alert.id}
              alert={alert}
              now={new Date(dataUpdatedAt)}
              isPending={pendingId === alert.id}
              onAcknowledge={acknowledge}
              onResolve={resolve}
              onRemove={(id) => setRemoved(removeOne(removed, id, data ?? []))}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** The alerts that this browser removed from its live list, and the setter. */
function useRemoved(): [Removed, (removed: Removed) => void] {
  const [removed, setRemoved] = useState(() => readRemoved(readLocal('alertsRemoved')));
  return [
    removed,
    (next) => {
      setRemoved(next);
      keepLocal('alertsRemoved', JSON.stringify(next));
    },
  ];
}

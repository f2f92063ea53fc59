import { useMutation, useQuery } from '@tanstack/react-query';
import { LogOut, MonitorSmartphone } from 'lucide-react';
import { formatAgo, formatDateTime } from '#shared/dates.ts';
import { useApi } from '#ui/page/api.ts';
import { Badge } from '#ui/components/Badge.tsx';
import { Button } from '#ui/components/Button.tsx';
import { ErrorState } from '#ui/components/ErrorState.tsx';
import { Loading } from '#ui/components/Loading.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';

export function SessionsPanel() {
  const { adminAccess } = useApi();
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    ...adminAccess.listSessions.queryOptions(),
    staleTime: 0,
  });
  const end = useMutation(adminAccess.endSession.mutationOptions({ meta: { confirms: true } }));
  const endOthers = useMutation(adminAccess.endOtherSessions.mutationOptions({ meta: { confirms: true } }));
  const now = new Date(dataUpdatedAt);
  return (
    <Panel
      flush
      title="Ανοιχτές συνεδρίες"
      action={
        data &&
        data.length > 1 && (
          <Button
            size="xs"
            variant="danger"
            disabled={endOthers.isPending}
            onClick={() => endOthers.mutate({})}
          >
            Κλείσιμο όλων των άλλων
          </Button>
        )
      }
    >
      {error && !data && <ErrorState error={error} className="m-4" onRetry={() => void refetch()} />}
      {!error && !data && (
        <Loading className="p-5">
          <Skeleton className="h-12" />
        </Loading>
      )}
      <ul>
        {data?.map(({ name, person, isThis, openedAt, seenAt, address, browser = 'Άγνωστο πρόγραμμα' }) => (
          <li
            key={name}
            className="flex items-center gap-3.5 px-3.5 py-2.5 not-first:border-t not-first:border-line"
          >
            <MonitorSmartphone aria-hidden="true" className="icon text-text-3" />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-2 text-base font-medium">
                {person ?? browser}
                {isThis && <Badge tone="ok">αυτή η συνεδρία</Badge>}
              </p>
              <p className="text-sm break-words text-text-3">
                {person !== undefined && `${browser} · `}
                {address !== undefined && (
                  <>
                    <span className="code">{address}</span> ·{' '}
                  </>
                )}
                άνοιξε {formatDateTime(new Date(openedAt))} · σε χρήση{' '}
                {isThis ? 'τώρα' : formatAgo(new Date(seenAt), now)} ·{' '}
                <span className="code">{name.slice(0, 6)}</span>
              </p>
            </div>
            {!isThis && (
              <Button
                size="xs"
                variant="outline"
                disabled={end.isPending}
                aria-label={`Κλείσιμο συνεδρίας: ${person ?? browser}`}
                onClick={() => end.mutate({ session: name })}
              >
                <LogOut />
                Κλείσιμο
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { Anchor } from '#ui/components/Anchor.tsx';
import { cx } from '#ui/style/cx.ts';
import { ErrorState } from '#ui/components/ErrorState.tsx';
import { Loading } from '#ui/components/Loading.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';
import { useViewer } from '#ui/page/session.ts';
import { formatAgo } from '#shared/dates.ts';
import type { Alert } from '../contract.ts';
import { SeverityIcon } from './SeverityIcon.tsx';

const shown = 20;

interface Props {
  onLeave: () => void;
}

export function AlertPreview({ onLeave }: Props) {
  const { admin } = useViewer();
  const input = { pageSize: shown, ...(admin ? { status: 'active' as const } : {}) };
  const { data, dataUpdatedAt, error, refetch } = useQuery(
    useApi().alerts.listAlerts.queryOptions({ input }),
  );
  return (
    <>
      <h2 className="border-b border-line px-4 py-2.5 text-base font-semibold">Ειδοποιήσεις</h2>
      {error && !data && <ErrorState error={error} className="m-3" onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loading className="grid gap-4 p-4">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </Loading>
      )}
      {data?.length === 0 && <p className="px-4 py-6 text-text-2">Δεν υπάρχουν ειδοποιήσεις</p>}
      {data && data.length > 0 && (
        <ul className="max-h-[min(60vh,440px)] divide-y [mask-image:linear-gradient(#000_calc(100%-28px),transparent)] pb-5 divide-line overflow-y-auto overscroll-contain">
          {data.map((alert) => (
            <li key={alert.id}>
              {alert.link ? (
                <Anchor
                  href={alert.link}
                  onClick={onLeave}
                  className="block px-4 py-3 hover:bg-surface-hover focus-visible:-outline-offset-2"
                >
                  <Row alert={alert} now={new Date(dataUpdatedAt)} />
                </Anchor>
              ) : (
                <div className="px-4 py-3">
                  <Row alert={alert} now={new Date(dataUpdatedAt)} />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {admin && (
        <Anchor
          href="/alerts"
          onClick={onLeave}
          className="block border-t border-line px-4 py-2.5 font-medium text-primary-text hover:bg-surface-hover focus-visible:-outline-offset-2"
        >
          Όλες οι ειδοποιήσεις
        </Anchor>
      )}
    </>
  );
}

function Row({ alert, now }: { alert: Alert; now: Date }) {
  const { admin } = useViewer();
  const { title, message, severity, createdAt, isRead } = alert;
  return (
    <span className="flex gap-3">
      <SeverityIcon severity={severity} word={admin ? undefined : 'none'} />
      <span className="min-w-0 flex-1">
        <span className={cx('block', !isRead && 'font-semibold')}>{title}</span>
        <span className="line-clamp-2 text-text-2">{message}</span>
        <time dateTime={createdAt} className="text-sm text-text-3">
          {formatAgo(new Date(createdAt), now)}
        </time>
      </span>
    </span>
  );
}

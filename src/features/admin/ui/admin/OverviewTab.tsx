import { useQuery } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { ErrorState } from '#ui/components/ErrorState.tsx';
import { Loading } from '#ui/components/Loading.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';
import { LatestCustomers, LatestProducts } from './LatestPanels.tsx';
import { MoneyStats } from './MoneyStats.tsx';
import { OverviewStats } from './OverviewStats.tsx';
import { QueuePanel } from './QueuePanel.tsx';
import { SystemPanel } from './SystemPanel.tsx';
import { TodayPanel } from './TodayPanel.tsx';

export function OverviewTab() {
  const { data, error, refetch, dataUpdatedAt } = useQuery(useApi().admin.getOverview.queryOptions());
  const now = new Date(dataUpdatedAt);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <div className="grid gap-4">
      <MoneyStats money={data?.money} />
      {data ? (
        <>
          <QueuePanel overview={data} now={now} />
          <TodayPanel overview={data} now={now} />
        </>
      ) : (
        <Loading className="grid gap-4">
          {['h-96', 'h-44'].map((height) => (
            <Panel key={height}>
              <Skeleton className={height} />
            </Panel>
          ))}
        </Loading>
      )}
      <OverviewStats overview={data} now={now} />
      {data && (
        <div className="grid items-start gap-4 lg:grid-cols-2 2xl:grid-cols-3">
          <LatestProducts products={data.latestProducts} />
          <LatestCustomers customers={data.latestCustomers} now={now} />
          <div className="lg:col-span-2 2xl:col-span-1">
            <SystemPanel />
          </div>
        </div>
      )}
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../../ui/page/api.ts';
import { ErrorState } from '../../../../ui/pieces/ErrorState.tsx';
import { Loading } from '../../../../ui/pieces/Loading.tsx';
import { Panel } from '../../../../ui/pieces/Panel.tsx';
import { Skeleton } from '../../../../ui/pieces/Skeleton.tsx';
import { LatestCustomers, LatestProducts } from './LatestPanels.tsx';
import { MoneyStats } from './MoneyStats.tsx';
import { OverviewStats } from './OverviewStats.tsx';
import { SystemPanel } from './SystemPanel.tsx';
import { TodayPanel } from './TodayPanel.tsx';
import { WaitingPanel } from './WaitingPanel.tsx';

/** The state of the shop now, and the open tasks. */
export function OverviewTab() {
  const { data, error, refetch, dataUpdatedAt } = useQuery(useApi().admin.getOverview.queryOptions());
  const now = new Date(dataUpdatedAt);
  if (error && !data) return <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>;
  return (
    <div className="grid gap-4">
      <MoneyStats money={data?.money} />
      <OverviewStats overview={data} now={now} />
      {data ? (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <WaitingPanel overview={data} now={now} />
          <div className="grid gap-4">
            <TodayPanel appointments={data.today} deliveries={data.deliveries} now={now} />
            <LatestProducts products={data.latestProducts} />
            <LatestCustomers customers={data.latestCustomers} now={now} />
            <SystemPanel />
          </div>
        </div>
      ) : (
        <Loading className="grid gap-4 lg:grid-cols-2">
          {['h-96', 'h-64'].map((height) => (
            <Panel key={height}>
              <Skeleton className={height} />
            </Panel>
          ))}
        </Loading>
      )}
    </div>
  );
}

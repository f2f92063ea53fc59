import { createFileRoute, useNavigate } from '@tanstack/react-router';
import {
  alertsFilter,
  alertsInput,
  readAlertsSearch,
  type AlertsSearch,
} from '../../features/alerts/alerts-search.ts';
import { AlertsAdmin } from '../../features/alerts/ui/admin/AlertsAdmin.tsx';
import { TestAlertButton } from '../../features/alerts/ui/admin/TestAlertButton.tsx';
import { pageHead } from '../../ui/head.ts';
import { AdminFrame } from '../layouts/AdminFrame.tsx';

/** What has happened, who takes care of it, what is settled. */
export const Route = createFileRoute('/alerts')({
  staticData: { frame: 'own' },
  validateSearch: readAlertsSearch,
  loaderDeps: ({ search }) => search,
  async loader({ context: { queryClient, api }, deps }) {
    const { viewer } = await queryClient.ensureQueryData(api.account.getSession.queryOptions());
    if (!viewer.admin) return;
    const { countAlerts, getAlertSettings, listAlerts } = api.alerts;
    // Fetched with every visit: others decide meanwhile.
    const staleTime = 0;
    await Promise.all([
      queryClient.fetchQuery({ ...countAlerts.queryOptions({ input: alertsFilter(deps) }), staleTime }),
      deps.view === 'settings'
        ? queryClient.fetchQuery({ ...getAlertSettings.queryOptions(), staleTime })
        : queryClient.fetchQuery({ ...listAlerts.queryOptions({ input: alertsInput(deps) }), staleTime }),
    ]);
  },
  head: ({ match }) =>
    pageHead(match, {
      title: 'Ειδοποιήσεις · Διαχείριση',
      description: 'Ειδοποιήσεις του καταστήματος.',
      noindex: true,
    }),
  component: AlertsPage,
});

function AlertsPage() {
  const search = Route.useSearch();
  const navigate = useNavigate({ from: '/alerts' });
  return (
    <AdminFrame title="Ειδοποιήσεις" actions={<TestAlertButton />}>
      <AlertsAdmin
        search={search}
        onSearch={(next: AlertsSearch) => void navigate({ search: next, replace: true, resetScroll: false })}
      />
    </AdminFrame>
  );
}

import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { readAlertsSearch, type AlertsSearch } from '#features/alerts/alerts-search.ts';
import { AlertsAdmin } from '#features/alerts/ui/admin/AlertsAdmin.tsx';
import { TestAlertButton } from '#features/alerts/ui/admin/TestAlertButton.tsx';
import { pageHead } from '#ui/page/head.ts';
import { plainSearch } from '#ui/page/plain-search.ts';
import { stale } from '#ui/page/stale.ts';
import { AdminFrame } from '../layouts/AdminFrame.tsx';

export const Route = createFileRoute('/alerts')({
  staticData: { frame: 'own' },
  validateSearch: plainSearch,
  loaderDeps: ({ search }) => search,
  async loader({ context: { queryClient, api }, deps }) {
    if (import.meta.env.SSR) {
      // Imported dynamically, so that code for the server only is not loaded with every page.
      const {
        readAlertsSearch: read,
        alertsFilter: filterOf,
        alertsInput: inputOf,
      } = await import('#features/alerts/alerts-search.ts');
      const { viewer } = await queryClient.ensureQueryData(api.account.getSession.queryOptions());
      if (!viewer.admin) return;
      const { countAlerts, getAlertSettings, listAlerts } = api.alerts;
      const search = read(deps);
      await Promise.all([
        queryClient.prefetchQuery(countAlerts.queryOptions({ input: filterOf(search) })),
        search.view === 'settings'
          ? queryClient.prefetchQuery(getAlertSettings.queryOptions())
          : queryClient.prefetchQuery(listAlerts.queryOptions({ input: inputOf(search) })),
      ]);
      // In the browser the list fetches on every visit, because other administrators make changes too.
    } else await stale(queryClient, api.alerts.key());
  },
  head: ({ match }) =>
    pageHead(match, {
      title: 'Ειδοποιήσεις · Διαχείριση',
      noindex: true,
    }),
  component: AlertsPage,
});

function AlertsPage() {
  const search = readAlertsSearch(Route.useSearch());
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

import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { readAppointmentsSearch, type AppointmentsSearch } from '#features/booking/appointments-search.ts';
import { AppointmentsAdmin } from '#features/booking/ui/admin/AppointmentsAdmin.tsx';
import { DayParts } from '#features/orders/installation/ui/admin/DayParts.tsx';
import { pageHead } from '#ui/page/head.ts';
import { plainSearch } from '#ui/page/plain-search.ts';
import { AdminFrame } from '../layouts/AdminFrame.tsx';
import { AppointmentButtons } from './admin/AppointmentButtons.tsx';
import { AppointmentWithdrawals } from '#features/orders/withdrawals/ui/admin/AppointmentWithdrawals.tsx';
import { AppointmentTrail } from './admin/AppointmentTrail.tsx';

export const Route = createFileRoute('/appointments-admin')({
  staticData: { frame: 'own' },
  validateSearch: plainSearch,
  loaderDeps: ({ search }) => search,
  shouldReload: ({ cause }) => cause === 'enter',
  async loader({ context: { queryClient, api }, deps }) {
    const arrivedAt = Date.now();
    const { viewer } = await queryClient.ensureQueryData(api.account.getSession.queryOptions());
    // The server renders the whole page; in the browser each view shows its own skeletons and errors.
    if (viewer.admin && import.meta.env.SSR) {
      const { readAppointments } = await import('./read-appointments.ts');
      await readAppointments({ queryClient, api }, deps, new Date(arrivedAt));
    }
    return { arrivedAt };
  },
  head: ({ match }) =>
    pageHead(match, {
      title: 'Ραντεβού · Διαχείριση',
      noindex: true,
    }),
  component: AppointmentsAdminPage,
});

function AppointmentsAdminPage() {
  const search = readAppointmentsSearch(Route.useSearch());
  const { arrivedAt } = Route.useLoaderData();
  const navigate = useNavigate({ from: '/appointments-admin' });
  const show = useCallback(
    (change: AppointmentsSearch) =>
      void navigate({ search: (now) => ({ ...now, ...change }), replace: true, resetScroll: false }),
    [navigate],
  );
  return (
    <AdminFrame title="Ραντεβού" actions={<AppointmentButtons search={search} show={show} />}>
      <AppointmentsAdmin
        search={search}
        arrivedAt={arrivedAt}
        show={show}
        About={AppointmentTrail}
        Notices={AppointmentWithdrawals}
        DayParts={DayParts}
      />
    </AdminFrame>
  );
}

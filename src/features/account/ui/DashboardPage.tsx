import { createFileRoute } from '@tanstack/react-router';
import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { withNextPath } from '#shared/next-path.ts';
import { isActive } from '#shared/viewer.ts';
import { pageHead } from '#ui/page/head.ts';
import { plainSearch } from '#ui/page/plain-search.ts';
import { useViewer } from '#ui/page/session.ts';
import { Button } from '#ui/components/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { TabLinks } from '#ui/components/TabLinks.tsx';
import { ownAppointmentsInput } from '#features/booking/own-appointments-input.ts';
import { StatusNotice } from '#features/customers/ui/StatusNotice.tsx';
import { dashboardAddress, dashboardTabs, tabHref, tabNames, type DashboardTab } from '../dashboard-tabs.ts';
import { AppointmentsTab } from './AppointmentsTab.tsx';
import { DashboardHeader } from './DashboardHeader.tsx';
import { DashboardStats } from './DashboardStats.tsx';
import { NextSteps } from './NextSteps.tsx';
import { OrdersTab } from './OrdersTab.tsx';
import { OverviewTab } from './OverviewTab.tsx';
import { ProfileTab } from './ProfileTab.tsx';
import { WishlistTab } from './WishlistTab.tsx';
import { offered } from '#shared/offered.ts';

export const Route = createFileRoute('/customer-dashboard')({
  validateSearch: plainSearch,
  loaderDeps: ({ search }) => dashboardAddress.read(search),
  async loader({ context: { queryClient, api }, deps: { tab = 'overview' } }) {
    const { viewer } = await queryClient.ensureQueryData(api.account.getSession.queryOptions());
    if (!viewer.customer) return;
    // Fetched again on every visit: an order's status may have changed in the meantime.
    const fresh: typeof queryClient.fetchQuery = (options) =>
      queryClient.fetchQuery({ ...options, staleTime: 0 });
    // What failed has its own place on the page, which is shown all the same.
    const tried: typeof queryClient.prefetchQuery = (options) =>
      queryClient.prefetchQuery({ ...options, staleTime: 0 });
    const { account, booking, contracts, documents, offers, wishlist } = api;
    async function loadNextSteps() {
      const [{ pendingOrders }, recent] = await Promise.all([
        fresh(account.getStats.queryOptions()),
        fresh(account.listRecentOrders.queryOptions()),
      ]);
      if (pendingOrders > 0 && !recent.some(({ isOpen }) => isOpen))
        await fresh(account.listOwnOrders.queryOptions());
    }
    const isApproved = isActive(viewer.customer);
    const seesPrices = isApproved && viewer.customer.canViewPrices;
    const wanted: Record<DashboardTab, () => Promise<unknown>[]> = {
      overview: () => [
        fresh(account.listRecommendations.queryOptions()),
        ...(isApproved ? [loadNextSteps()] : []),
      ],
      orders: () => [
        tried(offers.listOwnOffers.queryOptions()),
        tried(contracts.listOwnContracts.queryOptions()),
        ...(seesPrices ? [tried(documents.getOwnStatement.queryOptions())] : []),
        ...(isApproved ? [fresh(account.listOwnOrders.queryOptions())] : []),
      ],
      appointments: () => [],
      wishlist: () => [fresh(wishlist.getWishlist.queryOptions())],
      profile: () => [
        fresh(account.getProfile.queryOptions()),
        fresh(account.listOwnLeftBehind.queryOptions()),
      ],
    };
    const always: Promise<unknown>[] = [
      fresh(account.getStats.queryOptions()),
      ...(isApproved ? [fresh(booking.listAppointments.queryOptions({ input: ownAppointmentsInput }))] : []),
    ];
    await Promise.all([...always, ...wanted[tab]()]);
  },
  head: ({ match }) =>
    pageHead(match, {
      title: 'Ο λογαριασμός μου',
      noindex: true,
    }),
  component: DashboardPage,
});

const panels: Record<DashboardTab, () => ReactNode> = {
  overview: OverviewTab,
  orders: OrdersTab,
  appointments: AppointmentsTab,
  wishlist: WishlistTab,
  profile: ProfileTab,
};

function DashboardPage() {
  const { tab = 'overview' } = dashboardAddress.read(Route.useSearch());
  const { customer } = useViewer();
  if (!customer) return <SignInPrompt />;
  const Panel = panels[tab];
  return (
    <div className="wrap pt-9 md:pt-10">
      <DashboardHeader customer={customer} />
      {!isActive(customer) && (
        <div className="mt-6">
          <StatusNotice customer={customer} />
          {!customer.isRejected && <Waiting />}
        </div>
      )}
      {isActive(customer) && tab === 'overview' && <NextSteps />}
      <DashboardStats />
      <TabLinks
        label="Ο λογαριασμός μου"
        className="mt-8"
        tabs={tabNames.map((name) => ({
          href: tabHref(name),
          label: dashboardTabs[name],
          current: name === tab,
        }))}
      />
      <div className="pt-7">
        <Panel />
      </div>
    </div>
  );
}

/** What a new customer waits for, and what to do in the meantime. */
function Waiting() {
  const { hasWizard, hasServices, takesBookings } = offered();
  const meanwhile = [
    { href: '/wizard', label: 'Βρείτε το σύστημά σας' },
    { href: '/products', label: 'Δείτε τον εξοπλισμό' },
    { href: '/contact', label: hasServices ? 'Ρωτήστε έναν μηχανικό' : 'Ρωτήστε μας' },
  ];
  return (
    <>
      <ol className="waiting">
        <li className="is-done">
          <b>Εγγραφή</b>
          <span className="sr-only">έγινε</span>
        </li>
        <li aria-current="step">
          <b>Έλεγχος</b>
          Ελέγχουμε τα στοιχεία σας
        </li>
        <li>
          <b>Τιμές</b>
          {takesBookings ? 'Παραγγελίες και ραντεβού' : 'Παραγγελίες'}
        </li>
      </ol>
      <p className="mt-5 flex flex-wrap items-center gap-x-5 text-base text-text-2">
        Στο μεταξύ:
        {meanwhile
          .filter(({ href }) => href !== '/wizard' || hasWizard)
          .map(({ href, label }) => (
            <TextLink key={href} href={href} className="inline-flex min-h-11 items-center">
              {label}
            </TextLink>
          ))}
      </p>
    </>
  );
}

function SignInPrompt() {
  return (
    <div className="wrap py-12">
      <h1 className="text-3xl">Ο λογαριασμός μου</h1>
      <EmptyState
        icon={<LockKeyhole />}
        title="Απαιτείται σύνδεση"
        action={<Button href={withNextPath('/customer-login', dashboardAddress.path)}>Σύνδεση</Button>}
      >
        Συνδεθείτε για να δείτε τις παραγγελίες, τα ραντεβού και τα στοιχεία σας.
      </EmptyState>
    </div>
  );
}

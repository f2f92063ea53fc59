import { ClientOnly, createFileRoute, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react';
import { adminHref, readAdminSearch, type AdminTab } from '../../features/admin/admin-tabs.ts';
import { OverviewTab } from '../../features/admin/ui/admin/OverviewTab.tsx';
import { pageHead } from '../../ui/page/head.ts';
import { plainSearch } from '../../ui/page/plain-search.ts';
import { Loading } from '../../ui/pieces/Loading.tsx';
import { Skeleton } from '../../ui/pieces/Skeleton.tsx';
import { AdminFrame } from '../layouts/AdminFrame.tsx';
import { ExportButton } from './admin/ExportButton.tsx';
import { RefreshButton } from './admin/RefreshButton.tsx';
import type { ScreenProps } from './admin/screen-props.ts';

/** The administrators' dashboard: an overview and one tab per area. */
export const Route = createFileRoute('/admin')({
  staticData: { frame: 'own' },
  validateSearch: plainSearch,
  async loader({ context: { queryClient, api } }) {
    const { viewer } = await queryClient.ensureQueryData(api.account.getSession.queryOptions());
    if (!viewer.admin) return;
    const overview = queryClient.prefetchQuery(api.admin.getOverview.queryOptions());
    if (import.meta.env.SSR) await overview;
  },
  head: ({ match }) => pageHead(match, { title: 'Διαχείριση', noindex: true }),
  component: AdminPage,
});

const SavedViews = lazy(async () => ({
  default: (await import('../../features/admin/ui/admin/SavedViews.tsx')).SavedViews,
}));

type Piece = LazyExoticComponent<ComponentType<ScreenProps>>;

/** The tabs except the overview; the code of each loads on its first visit. */
const screens: Record<Exclude<AdminTab, 'overview'>, { title: string; Screen: Piece; Actions?: Piece }> = {
  reports: {
    title: 'Αναφορές',
    Screen: lazy(async () => ({ default: (await import('./admin/ReportsScreen.tsx')).ReportsScreen })),
    Actions: lazy(async () => ({ default: (await import('./admin/ReportsActions.tsx')).ReportsActions })),
  },
  products: {
    title: 'Προϊόντα',
    Screen: lazy(async () => ({ default: (await import('./admin/ProductsScreen.tsx')).ProductsScreen })),
    Actions: lazy(async () => ({
      default: (await import('./admin/ProductsActions.tsx')).ProductsActions,
    })),
  },
  customers: {
    title: 'Πελάτες',
    Screen: lazy(async () => ({ default: (await import('./admin/CustomersScreen.tsx')).CustomersScreen })),
  },
  appointments: {
    title: 'Ραντεβού',
    Screen: lazy(async () => ({
      default: (await import('./admin/AppointmentsScreen.tsx')).AppointmentsScreen,
    })),
    Actions: lazy(async () => ({
      default: (await import('./admin/AppointmentsActions.tsx')).AppointmentsActions,
    })),
  },
  services: {
    title: 'Υπηρεσίες',
    Screen: lazy(async () => ({ default: (await import('./admin/ServicesScreen.tsx')).ServicesScreen })),
    Actions: lazy(async () => ({
      default: (await import('./admin/ServicesActions.tsx')).ServicesActions,
    })),
  },
  search: {
    title: 'Αναζήτηση',
    Screen: lazy(async () => ({ default: (await import('./admin/SearchScreen.tsx')).SearchScreen })),
  },
  chat: {
    title: 'Συνομιλίες',
    Screen: lazy(async () => ({ default: (await import('./admin/ChatScreen.tsx')).ChatScreen })),
    Actions: lazy(async () => ({ default: (await import('./admin/ChatActions.tsx')).ChatActions })),
  },
  messages: {
    title: 'Μηνύματα',
    Screen: lazy(async () => ({ default: (await import('./admin/MessagesScreen.tsx')).MessagesScreen })),
  },
  reviews: {
    title: 'Κριτικές',
    Screen: lazy(async () => ({ default: (await import('./admin/ReviewsScreen.tsx')).ReviewsScreen })),
  },
  questions: {
    title: 'Συχνές ερωτήσεις',
    Screen: lazy(async () => ({ default: (await import('./admin/QuestionsScreen.tsx')).QuestionsScreen })),
    Actions: lazy(async () => ({
      default: (await import('./admin/QuestionsActions.tsx')).QuestionsActions,
    })),
  },
  notifications: {
    title: 'Ειδοποιήσεις',
    Screen: lazy(async () => ({
      default: (await import('./admin/NotificationsScreen.tsx')).NotificationsScreen,
    })),
  },
  audit: {
    title: 'Ιστορικό αλλαγών',
    Screen: lazy(async () => ({ default: (await import('./admin/AuditScreen.tsx')).AuditScreen })),
  },
  security: {
    title: 'Ασφάλεια',
    Screen: lazy(async () => ({ default: (await import('./admin/SecurityScreen.tsx')).SecurityScreen })),
  },
};

function AdminPage() {
  const { tab = 'overview', ...search } = readAdminSearch(Route.useSearch());
  const navigate = useNavigate();
  if (tab === 'overview') {
    return (
      <AdminFrame title="Επισκόπηση" actions={<RefreshButton />}>
        <OverviewTab />
      </AdminFrame>
    );
  }
  const { title, Screen, Actions } = screens[tab];
  const skeleton = <ScreenSkeleton />;
  const onSearch: ScreenProps['onSearch'] = (parameters) =>
    void navigate({ href: adminHref(tab, parameters), replace: true, resetScroll: false });
  return (
    <AdminFrame
      title={title}
      actions={
        <>
          {tab === 'customers' && search['customer'] === undefined && (
            <ClientOnly>
              <Suspense>
                <SavedViews list="customers" />
              </Suspense>
            </ClientOnly>
          )}
          {tab === 'customers' && <ExportButton what="customers" />}
          {Actions && (
            <ClientOnly>
              <Suspense>
                <Actions key={tab} search={search} onSearch={onSearch} />
              </Suspense>
            </ClientOnly>
          )}
          {!Actions && <RefreshButton />}
        </>
      }
    >
      <ClientOnly fallback={skeleton}>
        <Suspense fallback={skeleton}>
          <Screen key={tab} search={search} onSearch={onSearch} />
        </Suspense>
      </ClientOnly>
    </AdminFrame>
  );
}

function ScreenSkeleton() {
  return (
    <Loading className="grid gap-4">
      <Skeleton className="h-9 w-72 max-w-full" />
      <Skeleton className="h-96" />
    </Loading>
  );
}

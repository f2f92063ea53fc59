import { ClientOnly, createFileRoute, useNavigate } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { adminHref, readAdminSearch, type AdminTab } from '#features/admin/admin-tabs.ts';
import { OverviewTab } from '#features/admin/ui/admin/OverviewTab.tsx';
import { company } from '#shared/company.ts';
import { pageHead } from '#ui/page/head.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { plainSearch } from '#ui/page/plain-search.ts';
import { Loading } from '#ui/components/Loading.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';
import { AdminFrame } from '../layouts/AdminFrame.tsx';
import { ExportButton } from './admin/ExportButton.tsx';
import { RefreshButton } from '#ui/components/RefreshButton.tsx';
import type { ScreenProps } from './admin/screen-props.ts';

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

const OpeningPanel = lazyPart(() => import('#features/opening/ui/admin/OpeningPanel.tsx'), 'OpeningPanel');
const SavedViews = lazyPart(() => import('#features/admin/ui/admin/SavedViews.tsx'), 'SavedViews');

const skeleton = (
  <Loading className="grid gap-4">
    <Skeleton className="h-9 w-72 max-w-full" />
    <Skeleton className="h-96" />
  </Loading>
);

type Piece = ComponentType<ScreenProps>;

/** The tabs except the overview; the code of each loads on its first visit. */
const screens: Record<Exclude<AdminTab, 'overview'>, { title: string; Screen: Piece; Actions?: Piece }> = {
  reports: {
    title: 'Αναφορές',
    Screen: lazyPart(() => import('./admin/ReportsScreen.tsx'), 'ReportsScreen', skeleton),
    Actions: lazyPart(() => import('./admin/ReportsActions.tsx'), 'ReportsActions'),
  },
  products: {
    title: 'Προϊόντα',
    Screen: lazyPart(() => import('./admin/ProductsScreen.tsx'), 'ProductsScreen', skeleton),
    Actions: lazyPart(() => import('./admin/ProductsActions.tsx'), 'ProductsActions'),
  },
  specifications: {
    title: 'Χαρακτηριστικά',
    Screen: lazyPart(() => import('./admin/SpecificationsScreen.tsx'), 'SpecificationsScreen', skeleton),
    Actions: lazyPart(() => import('./admin/SpecificationsActions.tsx'), 'SpecificationsActions'),
  },
  brands: {
    title: 'Μάρκες',
    Screen: lazyPart(() => import('./admin/BrandsScreen.tsx'), 'BrandsScreen', skeleton),
    Actions: lazyPart(() => import('./admin/BrandsActions.tsx'), 'BrandsActions'),
  },
  purchasing: {
    title: 'Αγορές',
    Screen: lazyPart(() => import('./admin/PurchasingScreen.tsx'), 'PurchasingScreen', skeleton),
    Actions: lazyPart(() => import('./admin/PurchasingActions.tsx'), 'PurchasingActions'),
  },
  offers: {
    title: 'Προσφορές',
    Screen: lazyPart(() => import('./admin/OffersScreen.tsx'), 'OffersScreen', skeleton),
    Actions: lazyPart(() => import('./admin/OffersActions.tsx'), 'OffersActions'),
  },
  contracts: {
    title: 'Συμβόλαια',
    Screen: lazyPart(() => import('./admin/ContractsScreen.tsx'), 'ContractsScreen', skeleton),
    Actions: lazyPart(() => import('./admin/ContractsActions.tsx'), 'ContractsActions'),
  },
  recalls: {
    title: 'Ανακλήσεις',
    Screen: lazyPart(() => import('./admin/RecallsScreen.tsx'), 'RecallsScreen', skeleton),
    Actions: lazyPart(() => import('./admin/RecallsActions.tsx'), 'RecallsActions'),
  },
  customers: {
    title: 'Πελάτες',
    Screen: lazyPart(() => import('./admin/CustomersScreen.tsx'), 'CustomersScreen', skeleton),
  },
  appointments: {
    title: 'Ραντεβού',
    Screen: lazyPart(() => import('./admin/AppointmentsScreen.tsx'), 'AppointmentsScreen', skeleton),
    Actions: lazyPart(() => import('./admin/AppointmentsActions.tsx'), 'AppointmentsActions'),
  },
  services: {
    title: 'Υπηρεσίες',
    Screen: lazyPart(() => import('./admin/ServicesScreen.tsx'), 'ServicesScreen', skeleton),
    Actions: lazyPart(() => import('./admin/ServicesActions.tsx'), 'ServicesActions'),
  },
  search: {
    title: 'Αναζήτηση',
    Screen: lazyPart(() => import('./admin/SearchScreen.tsx'), 'SearchScreen', skeleton),
  },
  chat: {
    title: 'Συνομιλίες',
    Screen: lazyPart(() => import('./admin/ChatScreen.tsx'), 'ChatScreen', skeleton),
    Actions: lazyPart(() => import('./admin/ChatActions.tsx'), 'ChatActions'),
  },
  messages: {
    title: 'Μηνύματα',
    Screen: lazyPart(() => import('./admin/MessagesScreen.tsx'), 'MessagesScreen', skeleton),
  },
  reviews: {
    title: 'Κριτικές',
    Screen: lazyPart(() => import('./admin/ReviewsScreen.tsx'), 'ReviewsScreen', skeleton),
  },
  questions: {
    title: 'Συχνές ερωτήσεις',
    Screen: lazyPart(() => import('./admin/QuestionsScreen.tsx'), 'QuestionsScreen', skeleton),
    Actions: lazyPart(() => import('./admin/QuestionsActions.tsx'), 'QuestionsActions'),
  },
  notifications: {
    title: 'Ειδοποιήσεις',
    Screen: lazyPart(() => import('./admin/NotificationsScreen.tsx'), 'NotificationsScreen', skeleton),
  },
  audit: {
    title: 'Ιστορικό αλλαγών',
    Screen: lazyPart(() => import('./admin/AuditScreen.tsx'), 'AuditScreen', skeleton),
  },
  security: {
    title: 'Ασφάλεια',
    Screen: lazyPart(() => import('./admin/SecurityScreen.tsx'), 'SecurityScreen', skeleton),
  },
  settings: {
    title: 'Ρυθμίσεις',
    Screen: lazyPart(() => import('./admin/SettingsScreen.tsx'), 'SettingsScreen', skeleton),
  },
};

function AdminPage() {
  const { tab = 'overview', ...search } = readAdminSearch(Route.useSearch());
  const navigate = useNavigate();
  // The link of the e-mail that proves that the shop's e-mails arrive.
  const { arrived: token } = Route.useSearch();
  const arrived = token === undefined ? undefined : String(token);
  if (tab === 'overview') {
    return (
      <AdminFrame title="Επισκόπηση" actions={<RefreshButton />}>
        <div className="grid gap-4">
          {(arrived !== undefined || !company().isOpen) && (
            <ClientOnly>
              <OpeningPanel
                arrived={arrived}
                onArrived={() => void navigate({ href: '/admin', replace: true })}
              />
            </ClientOnly>
          )}
          <OverviewTab />
        </div>
      </AdminFrame>
    );
  }
  const { title, Screen, Actions } = screens[tab];
  const onSearch: ScreenProps['onSearch'] = (parameters) =>
    void navigate({ href: adminHref(tab, parameters), replace: true, resetScroll: false });
  return (
    <AdminFrame
      title={title}
      actions={
        <>
          {tab === 'customers' && search['customer'] === undefined && (
            <ClientOnly>
              <SavedViews list="customers" />
            </ClientOnly>
          )}
          {tab === 'customers' && <ExportButton what="customers" />}
          {Actions && (
            <ClientOnly>
              <Actions key={tab} search={search} onSearch={onSearch} />
            </ClientOnly>
          )}
          {!Actions && <RefreshButton />}
        </>
      }
    >
      <ClientOnly fallback={skeleton}>
        <Screen key={tab} search={search} onSearch={onSearch} />
      </ClientOnly>
    </AdminFrame>
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { AuditTrail } from '#features/admin/ui/admin/AuditTrail.tsx';
import { SavedViews } from '#features/admin/ui/admin/SavedViews.tsx';
import { BuyerGate } from '#features/cart/ui/BuyerGate.tsx';
import { newOrderFor, ordersHref, ordersInput, readOrdersSearch } from '#features/orders/orders-search.ts';
import { AdminOrders } from '#features/orders/ui/admin/AdminOrders.tsx';
import { OrderDocuments } from '#features/documents/ui/admin/OrderDocuments.tsx';
import { OrderCount } from '#features/orders/ui/OrderCount.tsx';
import { useShowOrders } from '#features/orders/ui/use-orders.ts';
import { OwnOrders } from '#features/orders/ui/OwnOrders.tsx';
import { isAnonymous, whyNot } from '#shared/viewer.ts';
import { pageHead } from '#ui/page/head.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { plainSearch } from '#ui/page/plain-search.ts';
import { useViewer } from '#ui/page/session.ts';
import { Button } from '#ui/components/Button.tsx';
import { AdminFrame } from '../layouts/AdminFrame.tsx';
import { ExportButton } from './admin/ExportButton.tsx';
import { RefreshButton } from '#ui/components/RefreshButton.tsx';

const AdminGate = lazyPart(() => import('#features/admin-access/ui/admin/AdminGate.tsx'), 'AdminGate');

const NewOrder = lazyPart(() => import('#features/orders/office/ui/admin/NewOrder.tsx'), 'NewOrder');

const NewOfferButton = lazyPart(
  () => import('#features/offers/ui/admin/NewOfferButton.tsx'),
  'NewOfferButton',
);

const InstallationPapers = lazyPart(
  () => import('#features/handover/ui/admin/InstallationPapers.tsx'),
  'InstallationPapers',
);

const OrderTrail = ({ id }: { id: string }) => (
  <>
    <p className="flex flex-wrap gap-2 print:hidden">
      <NewOfferButton source={{ kind: 'order', id }} label="Προσφορά με αυτές τις γραμμές" />
      <InstallationPapers source="order" id={id} />
    </p>
    <AuditTrail entity="order" entityId={id} />
  </>
);

export const Route = createFileRoute('/order-management')({
  staticData: { frame: 'by-viewer' },
  validateSearch: plainSearch,
  // Opening an order must not fetch the list again.
  loaderDeps: ({ search: { order: _open, newOrder: _new, visit: _visit, ...listed } }) =>
    readOrdersSearch(listed),
  shouldReload: ({ cause }) => cause === 'enter',
  async loader({ context: { queryClient, api }, deps }) {
    const { viewer } = await queryClient.ensureQueryData(api.account.getSession.queryOptions());
    if (whyNot(viewer, 'orders')) return;
    const input = ordersInput(deps);
    // Orders change without the user's action, so they are fetched on every visit.
    const list = queryClient.prefetchQuery({
      ...api.orders.pageOrders.queryOptions({ input }),
      staleTime: 0,
    });
    const counts =
      !whyNot(viewer, 'orders-admin') &&
      queryClient.prefetchQuery({ ...api.orders.countOrders.queryOptions(), staleTime: 0 });
    // The server renders the whole page; in the browser the list shows its own skeletons and errors.
    if (import.meta.env.SSR) await Promise.all([list, counts]);
  },
  head: ({ match }) =>
    pageHead(match, {
      title: 'Παραγγελίες',
      noindex: true,
    }),
  component: OrderManagementPage,
});

function OrderManagementPage() {
  const search = readOrdersSearch(Route.useSearch());
  const viewer = useViewer();
  const show = useShowOrders(search);
  const [isAtGate, setAtGate] = useState(false);
  if (viewer.admin) {
    return (
      <AdminFrame
        title="Διαχείριση παραγγελιών"
        actions={
          <>
            <OrderCount search={search} className="text-base text-text-2 max-[100rem]:hidden" />
            <Button size="sm" onClick={() => void show({ newOrder: newOrderFor })}>
              <Plus />
              Νέα παραγγελία
            </Button>
            <SavedViews list="orders" />
            <ExportButton what="orders" />
            <RefreshButton />
          </>
        }
      >
        <OrderDocuments>
          <AdminOrders search={search} About={OrderTrail} />
        </OrderDocuments>
        {search.newOrder !== undefined && (
          <NewOrder
            key={search.newOrder}
            customerId={search.newOrder}
            visitId={search.visit}
            onPlaced={(order) => void show({ order, newOrder: undefined, visit: undefined })}
            onClose={() => void show({ newOrder: undefined, visit: undefined })}
          />
        )}
      </AdminFrame>
    );
  }
  if (!whyNot(viewer, 'orders-admin')) {
    return (
      <div className="wrap pt-8 pb-12">
        <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 print:hidden">
          <div>
            <h1 className="text-2xl">Διαχείριση παραγγελιών</h1>
            <OrderCount search={search} className="mt-1 text-base text-text-2" />
          </div>
          <RefreshButton />
        </div>
        <OrderDocuments>
          <AdminOrders search={search} />
        </OrderDocuments>
      </div>
    );
  }
  if (isAtGate) {
    return <AdminGate>{null}</AdminGate>;
  }
  return (
    <div className="wrap py-8 md:py-10">
      <h1 className="text-3xl">Οι παραγγελίες μου</h1>
      <BuyerGate
        reason="Συνδεθείτε για να δείτε τις παραγγελίες σας και την πορεία τους."
        next={ordersHref({ order: search.order })}
      >
        <OwnOrders search={search} />
      </BuyerGate>
      {isAnonymous(viewer) && (
        <p className="flex flex-wrap items-center gap-x-1 border-t border-line pt-3 text-base text-text-2">
          Είστε διαχειριστής;
          <Button variant="ghost" size="sm" onClick={() => setAtGate(true)}>
            Σύνδεση διαχειριστή
          </Button>
        </p>
      )}
    </div>
  );
}

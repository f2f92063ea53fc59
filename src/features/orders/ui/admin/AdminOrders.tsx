import { PackageSearch } from 'lucide-react';
import { type ComponentType } from 'react';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { OpenedBy } from '#ui/live/OpenedBy.tsx';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { useMedia } from '#ui/page/use-media.ts';
import { ColumnsMenu, hiddenColumns } from '#ui/components/ColumnsMenu.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { useSelection } from '#ui/selection/use-selection.ts';
import { useClickGuard } from '#ui/undo/use-click-guard.ts';
import { orderColumns } from '../../order-columns.ts';
import type { OrdersSearch } from '../../orders-search.ts';
import { OrderFilters } from '../OrderFilters.tsx';
import { OrderList } from '../OrderList.tsx';
import { useOpenOrder, useOrders, useShowOrders } from '../use-orders.ts';
import { CustomerChip } from './CustomerChip.tsx';
import { MoneyLists } from '../../payments/ui/admin/MoneyLists.tsx';
import { MoneyTab } from '../../payments/ui/admin/MoneyTab.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderInspector } from './OrderInspector.tsx';
import { OrderRow } from './OrderRow.tsx';
import { StatusCounts } from './StatusCounts.tsx';

const BulkBar = lazyPart(() => import('../../bulk/ui/admin/BulkBar.tsx'), 'BulkBar');
const OrderDialog = lazyPart(() => import('../OrderDialog.tsx'), 'OrderDialog');

interface Props {
  search: OrdersSearch;
  About?: ComponentType<{ id: string }>;
}

export function AdminOrders({ search, About }: Props) {
  // Paper is narrow, but the order next to the list is what gets printed.
  const isWide = useMedia('(width >= 75rem), print');
  const isPhone = useMedia('(width < 56.25rem)');
  const show = useShowOrders(search);
  const orders = useOrders(search).data?.orders;
  const { order, isMissing } = useOpenOrder(search, isWide === false ? undefined : orders?.[0]?.id);
  const selection = useSelection(orders ?? []);
  const hidden = hiddenColumns(search.hide);
  const clickGuard = useClickGuard(`${order?.id} ${order?.status}`);
  const figures = (
    <>
      <StatusCounts search={search} />
      <div className="flex flex-wrap items-end justify-between gap-2 print:hidden">
        <MoneyLists search={search} />
        <ColumnsMenu
          columns={orderColumns}
          hidden={search.hide}
          onHide={(hide) => void show({ hide }, { replace: true })}
        />
      </div>
    </>
  );
  return (
    <>
      {!isPhone && <div className="max-md:hidden">{figures}</div>}
      <div className="lg:mt-4 lg:grid lg:grid-cols-[280px_minmax(0,1fr)_264px] xl:grid-cols-[384px_minmax(0,1fr)_300px] lg:overflow-clip lg:rounded-md lg:border lg:border-line print:block print:border-0">
        <div className="min-w-0 lg:border-r lg:border-line print:hidden">
          <OrderFilters
            search={search}
            size="sm"
            withRefunds
            above={isPhone && figures}
            className="grid grid-cols-[1fr_auto] gap-2 border-b border-line pb-3 md:grid-cols-[1fr_170px_170px] md:pt-3 lg:grid-cols-2 lg:px-3 lg:[&>:first-child]:col-span-full"
          />
          <CustomerChip search={search} />
          {orders && orders.length > 0 && (
            <label className="flex min-h-9 cursor-pointer items-center gap-2.5 border-b border-line bg-sunken pr-3 pl-[13px] text-sm text-text-2 pointer-coarse:min-h-11">
              <Checkbox {...selection.boxOfAll} />
              Επιλογή και των {orders.length} της σελίδας
            </label>
          )}
          <OrderList search={search} none={<NoOrders />} stateClass="lg:px-4">
            {(one) => (
              <OrderRow
                key={one.id}
                order={one}
                box={selection.boxOf(one)}
                hidden={hidden}
                isOpen={isWide !== false && one.id === order?.id}
                onOpen={() => void show({ order: one.id }, { replace: isWide === true })}
              />
            )}
          </OrderList>
        </div>
        {/* Focus inside the order pins it, so that a new order at the top of the list does not replace it. */}
        <div
          {...clickGuard}
          className="max-lg:not-print:hidden lg:contents print:contents"
          onFocus={() => order && !search.order && void show({ order: order.id }, { replace: true })}
        >
          <OrderInspector
            key={order?.id}
            order={order}
            isMissing={isMissing}
            About={About}
            notice={
              isWide &&
              search.order && <OpenedBy record={`order:${search.order}`} className="mt-3 print:hidden" />
            }
          />
        </div>
      </div>
      {selection.rows.length > 0 && (
        <>
          {/* Keeps the last rows above the bar. */}
          <div className="h-20 print:hidden" />

          <BulkBar selection={selection} />
        </>
      )}
      {search.order && isWide === false && (
        <OrderDialog
          order={order}
          isMissing={isMissing}
          notice={<OpenedBy record={`order:${search.order}`} className="mb-3" />}
          actions={
            order && (
              <div {...clickGuard} className="grid gap-8">
                <OrderActions order={order} />
                {About && <About id={order.id} />}
              </div>
            )
          }
          money={order && <MoneyTab order={order} />}
          onClose={() => void show({ order: undefined }, { replace: true })}
        />
      )}
    </>
  );
}

function NoOrders() {
  return (
    <EmptyState icon={<PackageSearch />} title="Δεν βρέθηκαν παραγγελίες">
      Μόλις ένας πελάτης παραγγείλει, η παραγγελία θα φανεί εδώ.
    </EmptyState>
  );
}

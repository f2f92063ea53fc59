import { Printer } from 'lucide-react';
import { useState } from 'react';
import { plural } from '#shared/greek.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Button } from '#ui/components/Button.tsx';
import { SelectionBar, type Failure } from '#ui/selection/SelectionBar.tsx';
import type { Selection } from '#ui/selection/use-selection.ts';
import { useClickGuard } from '#ui/undo/use-click-guard.ts';
import { partBySteps, type Step } from '../../rules.ts';
import { maxOrdersAtOnce } from '../../contract.ts';
import type { Courier, Order } from '../../../contract.ts';
import { orderStatusFacts } from '../../../status-facts.ts';
import { orderStatusLooks } from '../../../ui/OrderStatusBadge.tsx';
import { useBulkOrders } from './use-bulk-orders.ts';

const ShipDialog = lazyPart(() => import('../../../ui/admin/ShipDialog.tsx'), 'ShipDialog');
const OrderSheets = lazyPart(() => import('./OrderSheets.tsx'), 'OrderSheets');

const stepTexts: Record<Step, string> = {
  confirmed: 'Επιβεβαίωση',
  processing: 'Έναρξη επεξεργασίας',
  shipped: 'Αποστολή…',
  delivered: 'Παραδόθηκαν',
};

/** The actions on the ticked orders, and why some of them did not change. */
export function BulkBar({ selection }: { selection: Selection<Order> }) {
  const orders = selection.rows;
  const [failed, setFailed] = useState<readonly Failure[]>([]);
  const [isShipping, setShipping] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  // Typed numbers stay when the dialog is closed and opened again.
  const [numbers, setNumbers] = useState<ReadonlyMap<string, string>>(new Map());
  const { mutate, isPending, variables } = useBulkOrders((results) => {
    const statuses = new Map(results.map(({ orderId, status }) => [orderId, status]));
    // Also of those that the list no longer shows.
    selection.change((order) => ({ ...order, status: statuses.get(order.id) ?? order.status }));
    setFailed(
      results.flatMap(({ orderId, orderNumber = 'Άγνωστη παραγγελία', error }) =>
        error === undefined
          ? []
          : [{ id: orderId, name: <span className="code">{orderNumber}</span>, error }],
      ),
    );
  });
  const parts = partBySteps(orders);
  const clickGuard = useClickGuard(parts.map(({ step, orders: some }) => `${step} ${some.length}`).join());
  const isTooMany = orders.length > maxOrdersAtOnce;
  const toShip = parts.find(({ step }) => orderStatusFacts[step].isInTransit)?.orders ?? [];

  function run(step: Step, ids: readonly string[], courier?: Courier) {
    const change = ids.map((orderId) => {
      const tracking = orderStatusFacts[step].isInTransit ? numbers.get(orderId)?.trim() : undefined;
      return { orderId, ...(tracking && { tracking, ...(courier && { courier }) }) };
    });
    mutate(
      { status: step, orders: change },
      {
        onSuccess({ results }) {
          if (!orderStatusFacts[step].isInTransit) return;
          setShipping(false);
          const sent = new Set(results.flatMap(({ orderId, error }) => (error === undefined ? orderId : [])));
          setNumbers((before) => new Map([...before].filter(([id]) => !sent.has(id))));
        },
      },
    );
  }

  return (
    <>
      <SelectionBar
        count={plural(orders.length, 'επιλεγμένη', 'επιλεγμένες')}
        failed={failed}
        onHideFailed={() => setFailed([])}
        note={
          isTooMany && <p className="text-sm text-text-2">Μαζί αλλάζουν έως {maxOrdersAtOnce} παραγγελίες.</p>
        }
        onClear={selection.clear}
        {...clickGuard}
      >
        {parts.map(({ step, orders: some }) => {
          const { Icon } = orderStatusLooks[step];
          return (
            <Button
              key={step}
              size="xs"
              variant={parts.length === 1 ? 'primary' : 'outline'}
              data-decision=""
              disabled={isTooMany || isPending}
              pending={isPending && variables?.status === step}
              pendingLabel="Ενημέρωση..."
              onClick={() =>
                orderStatusFacts[step].isInTransit
                  ? setShipping(true)
                  : run(
                      step,
                      some.map(({ id }) => id),
                    )
              }
            >
              <Icon />
              {stepTexts[step]} ({some.length})
            </Button>
          );
        })}
        <Button size="xs" variant="outline" disabled={isTooMany} onClick={() => setPrinting(true)}>
          <Printer />
          Εκτύπωση δελτίων
        </Button>
      </SelectionBar>

      {isShipping && toShip.length > 0 && (
        <ShipDialog
          orders={toShip}
          numbers={numbers}
          onNumbers={setNumbers}
          isPending={isPending}
          onShip={(ids, courier) => run('shipped', ids, courier)}
          onClose={() => setShipping(false)}
        />
      )}
      {isPrinting && <OrderSheets orders={orders} onDone={() => setPrinting(false)} />}
    </>
  );
}

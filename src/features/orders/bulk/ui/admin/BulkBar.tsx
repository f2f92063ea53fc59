import { Printer, X } from 'lucide-react';
import { useState } from 'react';
import { plural } from '#shared/greek.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Button } from '#ui/components/Button.tsx';
import { IconButton } from '#ui/components/IconButton.tsx';
import { useClickGuard } from '#ui/undo/use-click-guard.ts';
import { partBySteps, type Step } from '../../rules.ts';
import { maxOrdersAtOnce, type BulkResult } from '../../contract.ts';
import type { Courier } from '../../../contract.ts';
import { orderStatusFacts } from '../../../status-facts.ts';
import { orderStatusLooks } from '../../../ui/OrderStatusBadge.tsx';
import { useBulkOrders } from './use-bulk-orders.ts';
import type { TickedOrders } from './use-ticked-orders.ts';

const ShipDialog = lazyPart(() => import('../../../ui/admin/ShipDialog.tsx'), 'ShipDialog');
const OrderSheets = lazyPart(() => import('./OrderSheets.tsx'), 'OrderSheets');

const stepTexts: Record<Step, string> = {
  confirmed: 'Επιβεβαίωση',
  processing: 'Έναρξη επεξεργασίας',
  shipped: 'Αποστολή…',
  delivered: 'Παραδόθηκαν',
};

/** The actions on the ticked orders, and why some of them did not change. */
export function BulkBar({ ticked }: { ticked: TickedOrders }) {
  const { orders } = ticked;
  const [failed, setFailed] = useState<readonly BulkResult[]>([]);
  const [isShipping, setShipping] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  // Typed numbers stay when the dialog is closed and opened again.
  const [numbers, setNumbers] = useState<ReadonlyMap<string, string>>(new Map());
  const { mutate, isPending, variables } = useBulkOrders((results) => {
    ticked.follow(results);
    setFailed(results.filter(({ error }) => error !== undefined));
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
    <section
      aria-label="Μαζικές ενέργειες"
      data-bulk-bar=""
      className="fixed inset-x-3 bottom-3 z-(--z-sticky) mx-auto grid max-w-[860px] gap-2 rounded-md border border-line-strong bg-surface px-3.5 py-2.5 shadow-float md:left-[236px] print:hidden"
    >
      {failed.length > 0 && <Failures failed={failed} onClose={() => setFailed([])} />}
      <div {...clickGuard} className="flex flex-wrap items-center gap-2">
        <p role="status" className="mr-1 text-base font-medium">
          {plural(orders.length, 'επιλεγμένη', 'επιλεγμένες')}
        </p>
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
        <Button size="xs" variant="ghost" className="ml-auto" onClick={ticked.clear}>
          Καθαρισμός
        </Button>
      </div>
      {isTooMany && <p className="text-sm text-text-2">Μαζί αλλάζουν έως {maxOrdersAtOnce} παραγγελίες.</p>}

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
    </section>
  );
}

function Failures({ failed, onClose }: { failed: readonly BulkResult[]; onClose: () => void }) {
  return (
    <div role="alert" className="flex items-start gap-3 border-b border-line pb-2">
      <ul className="grid max-h-40 min-w-0 flex-1 gap-1 overflow-y-auto text-sm">
        {failed.map(({ orderId, orderNumber, error }) => (
          <li key={orderId}>
            <span className="code font-medium">{orderNumber ?? 'Άγνωστη παραγγελία'}</span>{' '}
            <span className="text-critical-text">{error}</span>
          </li>
        ))}
      </ul>
      <IconButton size="sm" label="Απόκρυψη" onClick={onClose}>
        <X />
      </IconButton>
    </div>
  );
}

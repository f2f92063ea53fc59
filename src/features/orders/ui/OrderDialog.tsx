import type { ReactNode } from 'react';
import { useViewer } from '#ui/page/session.ts';
import { Dialog } from '#ui/components/Dialog.tsx';
import { ErrorState } from '#ui/components/ErrorState.tsx';
import { Loading } from '#ui/components/Loading.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';
import { Tabs } from '#ui/components/Tabs.tsx';
import type { Order } from '../contract.ts';
import { paymentText, placedAtLong } from '../texts.ts';
import { InstallationNote } from '../installation/ui/InstallationNote.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderItems } from './OrderItems.tsx';
import { OrderProgress } from './OrderProgress.tsx';
import { OrderStatusBadge } from './OrderStatusBadge.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import { WithdrawalNotice } from '../withdrawals/ui/WithdrawalNotice.tsx';

interface Props {
  /** Undefined while loading. */
  order: Order | undefined;
  isMissing: boolean;
  onClose: () => void;
  actions?: ReactNode;
  money?: ReactNode;
  footer?: ReactNode;
  /** Shown above the order. */
  notice?: ReactNode;
}

export function OrderDialog({ order, isMissing, onClose, actions, money, footer, notice }: Props) {
  const { admin } = useViewer();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={
        order ? <span className="code font-medium tracking-normal">{order.orderNumber}</span> : 'Παραγγελία'
      }
      description={
        order && (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <OrderStatusBadge order={order} />
            <span>
              {placedAtLong(order)} · {paymentText(order)}
            </span>
          </span>
        )
      }
      footer={order && footer}
    >
      {order ? (
        <div className="min-h-[min(400px,60dvh)]">
          {notice}
          <WithdrawalNotice order={order} byTeam={actions !== undefined} className="mb-4" />
          {(admin || actions === undefined) && (
            <InstallationNote order={order} byTeam={admin && actions !== undefined} className="mb-4" />
          )}
          <OrderProgress order={order} />
          <div className="mt-5">
            <OrderTabs order={order} actions={actions} money={money} />
          </div>
        </div>
      ) : isMissing ? (
        <ErrorState title="Η παραγγελία δεν βρέθηκε">
          Ίσως ανήκει σε άλλον λογαριασμό. Κλείστε το παράθυρο και επιλέξτε μία από τη λίστα.
        </ErrorState>
      ) : (
        <Loading className="grid gap-4">
          <Skeleton className="h-10" />
          <Skeleton className="h-40" />
        </Loading>
      )}
    </Dialog>
  );
}

function OrderTabs({ order, actions, money }: { order: Order; actions: ReactNode; money: ReactNode }) {
  return (
    <Tabs
      label="Η παραγγελία"
      tabs={[
        { value: 'details', label: 'Λεπτομέρειες', panel: <OrderFacts order={order} /> },
        {
          value: 'items',
          label: 'Προϊόντα',
          count: order.items.length,
          panel: (
            <>
              <OrderItems order={order} />
              <div className="@container mt-5 sm:ml-auto sm:w-72">
                <OrderTotals order={order} />
              </div>
            </>
          ),
        },
        ...(actions ? [{ value: 'actions', label: 'Ενέργειες', panel: actions }] : []),
        ...(money ? [{ value: 'money', label: 'Χρήματα', panel: money }] : []),
        {
          value: 'history',
          label: 'Ιστορικό',
          panel: <OrderHistory history={order.history} byTeam={actions !== undefined} />,
        },
      ]}
    />
  );
}

import { Printer, SquareMousePointer } from 'lucide-react';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useViewer } from '#ui/page/session.ts';
import { Button } from '#ui/components/Button.tsx';
import { CopyButton } from '#ui/components/CopyButton.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { Tabs } from '#ui/components/Tabs.tsx';
import type { Order } from '../../contract.ts';
import { isBill } from '../../status-facts.ts';
import { paymentText, piecesIn, piecesText, placedAtLong } from '../../texts.ts';
import { BillingDetails } from '../BillingDetails.tsx';
import { InstallationNote } from '../../installation/ui/InstallationNote.tsx';
import { OrderFacts } from '../OrderFacts.tsx';
import { OrderHistory } from '../OrderHistory.tsx';
import { OrderItems } from '../OrderItems.tsx';
import { OrderProgress } from '../OrderProgress.tsx';
import { OrderStatusBadge } from '../OrderStatusBadge.tsx';
import { OrderTotals } from '../OrderTotals.tsx';
import { PrintedHead } from '#ui/components/PrintedHead.tsx';
import { ShippingAddress } from '../ShippingAddress.tsx';
import { WithdrawalNotice } from '../../withdrawals/ui/WithdrawalNotice.tsx';
import { MoneyTab } from '../../payments/ui/admin/MoneyTab.tsx';
import { OrderActions } from './OrderActions.tsx';

type AboutOrder = ComponentType<{ id: string }> | undefined;

interface Props {
  order: Order | undefined;
  isMissing: boolean;
  About: AboutOrder;
  notice?: ReactNode;
}

/** The open order next to the list: its details, and the next step in a separate column. */
export function OrderInspector({ order, isMissing, About, notice }: Props) {
  if (!order) {
    return (
      <div className="col-span-2 px-7">
        {isMissing && <EmptyState icon={<SquareMousePointer />} title="Η παραγγελία δεν βρέθηκε" />}
      </div>
    );
  }
  return (
    <>
      <section aria-label={`Παραγγελία ${order.orderNumber}`} className="min-w-0 px-7 py-6 print:p-0">
        <div className="lg:sticky lg:top-23">
          <OrderSheet order={order} About={About} notice={notice} />
        </div>
      </section>
      <aside aria-label="Ενέργειες" className="bg-sunken px-5 py-6 print:hidden lg:border-l lg:border-line">
        <div className="lg:sticky lg:top-23">
          <OrderActions order={order} />
          <h3 className="mt-8 mb-3.5 text-base">Ιστορικό</h3>
          <OrderHistory history={order.history} byTeam />
        </div>
      </aside>
    </>
  );
}

function OrderSheet({ order, About, notice }: { order: Order } & Pick<Props, 'About' | 'notice'>) {
  const { admin } = useViewer();
  const [tab, setTab] = useState('items');
  // The packing slip is the items tab, also when printing from the browser's menu.
  useEffect(() => {
    const showSlip = () => flushSync(() => setTab('items'));
    window.addEventListener('beforeprint', showSlip);
    return () => window.removeEventListener('beforeprint', showSlip);
  }, []);
  return (
    <>
      <PrintedHead />
      <div className="flex items-start justify-between gap-x-4">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl tracking-normal">
          <span className="code font-medium">{order.orderNumber}</span>
          <OrderStatusBadge order={order} />
          <CopyButton
            text={order.orderNumber}
            label="Αντιγραφή αριθμού παραγγελίας"
            done="Ο αριθμός αντιγράφηκε"
            className="print:hidden"
          />
        </h2>
        <Button variant="outline" size="sm" className="shrink-0 print:hidden" onClick={() => window.print()}>
          <Printer />
          Δελτίο
        </Button>
      </div>
      <p className="mt-1.5 text-base text-text-2">
        {[placedAtLong(order), paymentText(order), piecesText(piecesIn(order))].filter(Boolean).join(' · ')}
      </p>
      {notice}
      <WithdrawalNotice order={order} byTeam className="mt-4" />
      {admin && <InstallationNote order={order} byTeam className="mt-4" />}
      <div className="mt-6 print:hidden">
        <OrderProgress order={order} />
      </div>
      <div className="mt-6 print:[&_[role=tablist]]:hidden">
        <Tabs
          label="Η παραγγελία"
          value={tab}
          onValueChange={setTab}
          tabs={[
            {
              value: 'details',
              label: 'Λεπτομέρειες',
              panel: (
                <div className="grid gap-8">
                  <OrderFacts order={order} />
                  {About && <About id={order.id} />}
                </div>
              ),
            },
            { value: 'items', label: 'Προϊόντα', count: order.items.length, panel: <Slip order={order} /> },
            { value: 'money', label: 'Χρήματα', panel: <MoneyTab order={order} /> },
          ]}
        />
      </div>
    </>
  );
}

function Slip({ order }: { order: Order }) {
  const { shippingAddress: address, notes } = order;
  return (
    <>
      <OrderItems order={order} />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)_minmax(min-content,1fr)] gap-5">
        <div className="grid content-start gap-4 text-base wrap-anywhere">
          <div>
            <h3 className="mb-1 text-sm">{isBill(order) ? 'Διεύθυνση' : 'Αποστολή σε'}</h3>
            <ShippingAddress address={address} />
          </div>
          <div>
            <h3 className="mb-1 text-sm">Παραστατικό</h3>
            <BillingDetails order={order} />
          </div>
          {address.instructions && (
            <div>
              <h3 className="mb-1 text-sm">Οδηγίες παράδοσης</h3>
              <p className="whitespace-pre-line text-text-2">{address.instructions}</p>
            </div>
          )}
          {notes && (
            <div>
              <h3 className="mb-1 text-sm">Σημειώσεις πελάτη</h3>
              <p className="whitespace-pre-line text-text-2">{notes}</p>
            </div>
          )}
        </div>
        <OrderTotals order={order} />
      </div>
    </>
  );
}

import { euroText } from '#shared/money.ts';
import { useQuery } from '@tanstack/react-query';
import { Banknote, RotateCcw, Undo2 } from 'lucide-react';
import { use, useState, type ReactNode } from 'react';
import { athensDate, formatDate } from '#shared/dates.ts';
import { confirm } from '#ui/confirm/confirm.ts';
import { useApi } from '#ui/page/api.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Button } from '#ui/components/Button.tsx';
import { ErrorState } from '#ui/components/ErrorState.tsx';
import { Loading } from '#ui/components/Loading.tsx';
import { Notice } from '#ui/components/Notice.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';
import { cx } from '#ui/style/cx.ts';
import type { Order } from '../../../contract.ts';
import { paymentStateLabels } from '../../../labels.ts';
import { mayRecordPayment, mayRefund, paymentStepLabels, paymentViaLabels } from '../../steps.ts';
import type { OrderMoney, PaymentStep } from '../../steps-contract.ts';
import { orderStatusFacts } from '../../../status-facts.ts';
import { toldText } from '../../../texts.ts';
import { DocumentsOfOrder } from '../documents-of-order.ts';
import { useMoney } from './use-money.ts';

const RefundDialog = lazyPart(() => import('./RefundDialog.tsx'), 'RefundDialog');
const PaymentDialog = lazyPart(() => import('./PaymentDialog.tsx'), 'PaymentDialog');

/** What of an order is owed, paid and given back, the steps that led there, and what can be done now. */
export function MoneyPanel({ order }: { order: Order }) {
  const { id, paymentState } = order;
  const [opened, setOpened] = useState<'payment' | 'refund'>();
  const {
    data: money,
    error,
    refetch,
  } = useQuery(useApi().orders.getMoney.queryOptions({ input: { orderId: id } }));
  if (!money) {
    return error ? (
      <ErrorState title="Οι κινήσεις δεν φορτώθηκαν" error={error} onRetry={() => void refetch()} />
    ) : (
      <Loading className="grid gap-3">
        <Skeleton className="h-16" />
        <Skeleton className="h-24" />
      </Loading>
    );
  }
  const close = () => setOpened(undefined);
  const isToRefund = order.isRefundDue === true;
  const isRefundable = mayRefund(paymentState, isToRefund);
  return (
    <section aria-label="Χρήματα της παραγγελίας" className="grid gap-4">
      <Figures money={money} />
      <Overpaid order={order} money={money} />
      {paymentState === 'refunding' && (
        <Notice>Η επιστροφή στάλθηκε στον πάροχο πληρωμών· η σελίδα ενημερώνεται μόλις γίνει.</Notice>
      )}
      {(mayRecordPayment(order) || isRefundable) && (
        <div className="flex flex-wrap gap-2">
          {mayRecordPayment(order) && (
            <Button
              size="sm"
              variant={paymentState === 'due' ? 'primary' : 'outline'}
              onClick={() => setOpened('payment')}
            >
              <Banknote />
              Καταχώριση πληρωμής
            </Button>
          )}
          {isRefundable && (
            <Button
              size="sm"
              variant={isToRefund ? 'primary' : 'outline'}
              onClick={() => setOpened('refund')}
            >
              <RotateCcw />
              Επιστροφή χρημάτων
            </Button>
          )}
        </div>
      )}
      <Steps order={order} money={money} />

      {opened === 'payment' && <PaymentDialog order={order} onAccount={money.onAccount} onClose={close} />}
      {opened === 'refund' && <RefundDialog order={order} onCards={money.onCards} onClose={close} />}
    </section>
  );
}

function Figures({ money: { owed, paid, refunded, credited, state } }: { money: OrderMoney }) {
  return (
    <div>
      <dl className="grid grid-cols-3 gap-px overflow-hidden rounded-md border border-line bg-line">
        <Figure label="Οφείλει" isDue={owed > 0}>
          {euroText(owed)}
        </Figure>
        <Figure label="Πληρώθηκε">{euroText(paid)}</Figure>
        <Figure label={state === 'refunding' ? 'Επιστρέφεται' : 'Επιστράφηκε'}>{euroText(refunded)}</Figure>
      </dl>
      <p className="mt-2 text-base text-text-2">
        {paymentStateLabels[state]}
        {owed > 0 && paid > 0 && `: λάβαμε ένα μέρος, απομένουν ${euroText(owed)}`}
        {state === 'captured' && refunded > 0 && '· ένα μέρος έχει επιστραφεί'}
        {state === 'refund_due' && `: ${euroText(paid - refunded)}`}
        {credited > 0 && `· πιστώθηκαν ${euroText(credited)}`}
      </p>
    </div>
  );
}

/** What was paid beyond what the order costs now, and what the customer could pay it with. */
function Overpaid({ order, money: { overpaid, owed, onAccount } }: { order: Order; money: OrderMoney }) {
  if (overpaid > 0 && !orderStatusFacts[order.status].isVoid)
    return (
      <Notice tone="high">
        Ο πελάτης έχει πληρώσει {euroText(overpaid)} παραπάνω, μετά το πιστωτικό: επιστρέψτε τα, ή κρατήστε τα
        στο υπόλοιπό του για άλλη παραγγελία.
      </Notice>
    );
  if (owed > 0 && onAccount > 0)
    return (
      <Notice>
        Ο πελάτης έχει υπόλοιπο {euroText(onAccount)}: μπορεί να μπει σε αυτή την παραγγελία με την
        «Καταχώριση πληρωμής».
      </Notice>
    );
  return null;
}

function Figure({ label, isDue, children }: { label: string; isDue?: boolean; children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5 bg-surface px-3 py-2.5">
      <dt className="text-sm text-text-2">{label}</dt>
      <dd className={cx('num text-lg font-semibold', isDue && 'text-high-text')}>{children}</dd>
    </div>
  );
}

function Steps({ order, money: { steps } }: { order: Order; money: OrderMoney }) {
  if (steps.length === 0) {
    return <p className="text-base text-text-2">Δεν έχει καταχωριστεί κίνηση με το χέρι.</p>;
  }
  return (
    <ol aria-label="Κινήσεις" className="border-t border-line">
      {steps.toReversed().map((step) => (
        <Step key={step.id} order={order} step={step} />
      ))}
    </ol>
  );
}

function Step({ order, step }: { order: Order; step: PaymentStep }) {
  const { undo } = useMoney(order);
  const documents = use(DocumentsOfOrder);
  const { kind, via, amount, date, note, person, undone } = step;
  const isRefund = kind === 'refund';
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-b border-line py-2.5 text-base">
      <p className={cx('font-medium', undone && 'text-text-3 line-through')}>
        {paymentStepLabels[kind]} {paymentViaLabels[via]}
      </p>
      <p className={cx('num text-right font-semibold', undone && 'text-text-3 line-through')}>
        {isRefund ? '−' : ''}
        {euroText(amount)}
      </p>
      <div className="min-w-0 text-sm wrap-anywhere text-text-2">
        <p>
          <span className="num">{formatDate(date)}</span> · {person}
        </p>
        {note && <p className="whitespace-pre-line">{note}</p>}
        {undone && (
          <p className="text-text">
            Αναιρέθηκε στις <span className="num">{formatDate(athensDate(new Date(undone.at)))}</span> ·{' '}
            {undone.person} · {undone.reason}
          </p>
        )}
      </div>
      {!undone && via !== 'provider' && (
        <Button
          size="xs"
          variant="ghost"
          className="justify-self-end"
          onClick={() =>
            confirm({
              title: `Αναίρεση: ${paymentStepLabels[kind]} ${euroText(amount)};`,
              description: `Η κίνηση μένει στη λίστα ως αναιρεμένη.${kind === 'cash' || kind === 'card' || kind === 'account' || via === 'to_account' ? '' : ` ${toldText(order)}`}`,
              reason: { label: 'Λόγος', hint: 'Ορατός μόνο στην ομάδα', maxLength: 500 },
              cancelLabel: 'Όχι',
              confirmLabel: 'Ναι, αναίρεση',
              action: (reason) => undo.mutateAsync({ orderId: order.id, stepId: step.id, reason }),
            })
          }
        >
          <Undo2 />
          Αναίρεση
        </Button>
      )}
      {isRefund && !undone && documents && (
        <div className="col-span-full text-sm">
          <documents.OfRefund order={order} refund={step} />
        </div>
      )}
    </li>
  );
}

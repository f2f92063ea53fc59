import { PackageOpen, PencilLine } from 'lucide-react';
import { useState } from 'react';
import { isCollected } from '#shared/collected.ts';
import { Button } from '#ui/components/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Notice } from '#ui/components/Notice.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { Textarea } from '#ui/form/Textarea.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { UndoLine } from '#ui/undo/UndoLine.tsx';
import { useUndoables } from '#ui/undo/undoable.ts';
import type { Order, OrderStatus } from '../../contract.ts';
import { toldText } from '../../texts.ts';
import { mayBecome, stepLabel } from '../../transitions.ts';
import { hasLeft, orderStatusFacts } from '../../status-facts.ts';
import { orderStatusLooks } from '../OrderStatusBadge.tsx';
import { CancelByAdmin } from './CancelByAdmin.tsx';
import { DismissWithdrawal } from '../../withdrawals/ui/admin/DismissWithdrawal.tsx';
import { DespiteWithdrawal } from '../../withdrawals/ui/admin/DespiteWithdrawal.tsx';
import { ExpectedDelivery } from './ExpectedDelivery.tsx';
import { nextActionText } from './next-action-text.ts';
import { ParcelFields } from './ParcelFields.tsx';
import { piecesText } from '../../parcels/rules.ts';
import { RefundDue } from '../../payments/ui/admin/RefundDue.tsx';
import { orderSubject } from './use-update-order.ts';
import { useStepForm, type StepFormState } from './use-step-form.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { useViewer } from '#ui/page/session.ts';

/** The next step of an order with its fields. Typed text stays if others change the order in the meantime. */
export function StepForm({ order }: { order: Order }) {
  const { orderNumber, customerName = '', paymentState } = order;
  const { form, next, question, askedStatus, agree, leave, submit, sending, note, ...parcel } =
    useStepForm(order);
  const subject = orderSubject(order);
  const [isSplitting, setSplitting] = useState(false);
  const undoable = useUndoables().get(subject);

  return (
    <>
      <Form form={form} onSubmit={submit} className="grid gap-4">
        <UnsavedGuard form={form} opener="order" />
        {undoable && (
          <UndoLine
            subject={subject}
            undoable={undoable}
            of={`${orderNumber}, ${customerName}`}
            className="justify-between!"
          />
        )}
        <StepHead order={order} next={next} />
        {order.isRefundDue && <RefundDue key={order.refunded} order={order} />}
        {order.withdrawals.map((withdrawal) => (
          <DismissWithdrawal key={withdrawal.id} withdrawal={withdrawal} />
        ))}
        {paymentState === 'refunding' && (
          <Notice>Η επιστροφή στάλθηκε στον πάροχο πληρωμών· η σελίδα ενημερώνεται μόλις γίνει.</Notice>
        )}
        <Parcel form={form} order={order} isSaving={sending === 'parcel'} {...parcel} />
        <ExpectedDelivery order={order} />
        <FormField form={form} name="notes" label="Σημείωση" optional>
          <Textarea size="sm" rows={3} maxLength={1000} placeholder="Ορατή μόνο στην ομάδα" />
        </FormField>
        <div className="flex flex-wrap gap-2 *:grow">
          {next && <NextButton form={form} next={next} order={order} />}
          <Button variant="outline" size="sm" pending={sending === 'note'} onClick={() => void note()}>
            Αποθήκευση σημείωσης
          </Button>
          {mayBecome(order, 'cancelled') && !order.parcels && <CancelByAdmin order={order} />}
          {maySplit(order) && (
            <Button
              variant="outline"
              size="sm"
              className="basis-full"
              aria-haspopup="dialog"
              onClick={() => setSplitting(true)}
            >
              <PackageOpen />
              {order.parcels ? 'Επόμενο δέμα' : 'Αποστολή μέρους'}
            </Button>
          )}
        </div>
        {askedStatus && question === 'withdrawn' && (
          <DespiteWithdrawal order={order} to={askedStatus} onClose={leave} onConfirm={agree} />
        )}
        {question === 'unnumbered' && <WithoutNumber order={order} onClose={leave} onConfirm={agree} />}
      </Form>
      {/* Beside the form, so that what it sends is not the form's step too. */}
      {isSplitting && <SendParcel order={order} onClose={() => setSplitting(false)} />}
      <Change order={order} />
    </>
  );
}

function StepHead({ order, next }: { order: Order; next: OrderStatus | undefined }) {
  const { paymentState } = order;
  const { parcels, waiting = [], items } = order;
  return (
    <div>
      <h3 className="flex items-center gap-2 text-base">
        {next
          ? 'Επόμενη ενέργεια'
          : paymentState === 'awaiting'
            ? 'Αναμένεται η πληρωμή'
            : 'Ολοκληρωμένη παραγγελία'}
        {/* The button is too narrow for its key. */}
        {next && (
          <kbd
            aria-hidden="true"
            className="code ml-auto rounded-xs border border-line-strong px-1 text-xs font-normal max-md:hidden pointer-coarse:hidden"
          >
            Ctrl ↵
          </kbd>
        )}
      </h3>
      <p className="mt-1 text-base text-text-2">
        {parcels && waiting.length > 0
          ? `Έχει φύγει μέρος της. Υπόλοιπα: ${piecesText(items, waiting)}.`
          : nextActionText(order)}
      </p>
    </div>
  );
}

interface ParcelProps extends Pick<
  ReturnType<typeof useStepForm>,
  'wantsCorrection' | 'correct' | 'saveParcel'
> {
  form: StepFormState;
  order: Order;
  isSaving: boolean;
}

/** The courier and number of the parcel: before it is sent, and afterwards on demand, to correct them. */
function Parcel({ form, order, isSaving, wantsCorrection, correct, saveParcel }: ParcelProps) {
  const isSent = hasLeft(order.status);
  const isCorrecting = isSent && wantsCorrection;
  return (
    <>
      {((orderStatusFacts[order.status].isPreparing && !isCollected(order.shippingMethod)) ||
        isCorrecting) && <ParcelFields form={form} />}
      {isSent && !isCorrecting && !isCollected(order.shippingMethod) && (
        <Button variant="outline" size="sm" onClick={correct}>
          {order.tracking ? 'Διόρθωση αριθμού αποστολής' : 'Προσθήκη αριθμού αποστολής'}
        </Button>
      )}
      {isCorrecting && (
        <Button
          variant="outline"
          size="sm"
          pending={isSaving}
          pendingLabel="Αποθήκευση..."
          onClick={() => void saveParcel()}
        >
          Αποθήκευση αριθμού
        </Button>
      )}
    </>
  );
}

function NextButton({ form, next, order }: { form: StepFormState; next: OrderStatus; order: Order }) {
  const { Icon } = orderStatusLooks[next];
  return (
    <SubmitButton
      form={form}
      pendingLabel="Επεξεργασία..."
      className="basis-full [&_kbd]:hidden"
      data-decision=""
    >
      <Icon />
      {stepLabel(next, order.shippingMethod)}
    </SubmitButton>
  );
}

function Change({ order }: { order: Order }) {
  const { admin } = useViewer();
  const [isChanging, setChanging] = useState(false);
  return (
    <>
      {admin && order.mayChange && (
        <Button
          variant="outline"
          size="sm"
          className="mt-3 w-full"
          aria-haspopup="dialog"
          onClick={() => setChanging(true)}
        >
          <PencilLine />
          Αλλαγή της παραγγελίας
        </Button>
      )}
      {isChanging && <ChangeOrder order={order} onClose={() => setChanging(false)} />}
    </>
  );
}

/** Whether there is something to send and something to keep. */
const maySplit = ({ waiting = [], parcels, withdrawals }: Order) =>
  withdrawals.length === 0 &&
  waiting.reduce((sum, { quantity }) => sum + quantity, 0) > (parcels === undefined ? 1 : 0);

const ChangeOrder = lazyPart(() => import('../../office/ui/admin/ChangeOrder.tsx'), 'ChangeOrder');
const SendParcel = lazyPart(() => import('../../parcels/ui/admin/SendParcel.tsx'), 'SendParcel');
const ConfirmDialog = lazyPart(() => import('#ui/components/ConfirmDialog.tsx'), 'ConfirmDialog');

interface Props {
  order: Order;
  onConfirm: () => void;
  onClose: () => void;
}

function WithoutNumber({ order, onConfirm, onClose }: Props) {
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Αποστολή χωρίς αριθμό;"
      description={
        <>
          Η παραγγελία <span className="code">{order.orderNumber}</span> φεύγει χωρίς αριθμό για να
          παρακολουθεί ο πελάτης το δέμα. {toldText(order)} Μπορείτε να τον προσθέσετε και αργότερα.
        </>
      }
      tone="primary"
      cancelLabel="Πίσω"
      confirmLabel="Αποστολή χωρίς αριθμό"
      onConfirm={onConfirm}
    />
  );
}

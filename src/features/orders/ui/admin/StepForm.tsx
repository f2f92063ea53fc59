import { useState } from 'react';
import * as z from 'zod/mini';
import { optionalLines, optionalText } from '../../../../shared/fields.ts';
import { Button } from '../../../../ui/pieces/Button.tsx';
import { hasChanged } from '../../../../ui/form/carry-over.ts';
import { Form } from '../../../../ui/form/Form.tsx';
import { showRefusal, useZodForm } from '../../../../ui/form/form.ts';
import { Notice } from '../../../../ui/pieces/Notice.tsx';
import { FormField } from '../../../../ui/form/FormField.tsx';
import { SubmitButton } from '../../../../ui/form/SubmitButton.tsx';
import { Textarea } from '../../../../ui/form/Textarea.tsx';
import { UnsavedGuard } from '../../../../ui/form/UnsavedGuard.tsx';
import { UndoLine } from '../../../../ui/undo/UndoLine.tsx';
import { useUndoables } from '../../../../ui/undo/undoable.ts';
import { useFollow } from '../../../../ui/form/use-follow.ts';
import { courier, type Order, type OrderStatus } from '../../contract.ts';
import { mayBecome, nextStatus, transitionLabels } from '../../transitions.ts';
import { isDespiteWithdrawal } from '../../withdrawal.ts';
import { orderStatusLooks } from '../OrderStatusBadge.tsx';
import { CancelByAdmin } from './CancelByAdmin.tsx';
import { DespiteWithdrawal } from './DespiteWithdrawal.tsx';
import { nextActionText } from './next-action-text.ts';
import { ParcelFields } from './ParcelFields.tsx';
import { RefundDue } from './RefundDue.tsx';
import { orderSubject, useUpdateOrder } from './use-update-order.ts';
import { WithoutNumber } from './WithoutNumber.tsx';

const stepForm = z.object({
  notes: optionalLines(1000),
  tracking: optionalText(40),
  courier: z.optional(z.union([z.literal(''), courier])),
});

type Values = z.output<typeof stepForm>;
type StepFormState = ReturnType<typeof useZodForm<typeof stepForm>>;

type Question = 'withdrawn' | 'unnumbered';

/** The questions before a step: if the customer has withdrawn from the order, and if the parcel has no tracking number. */
function questionsBefore(order: Order, to: OrderStatus, { tracking }: Values): Question[] {
  const isUnnumbered = to === 'shipped' && order.shippingMethod !== 'installation' && !tracking;
  return [
    ...(isDespiteWithdrawal(order, to) ? (['withdrawn'] as const) : []),
    ...(isUnnumbered ? (['unnumbered'] as const) : []),
  ];
}

const valuesOf = (order: Order | undefined) => ({
  notes: '',
  tracking: order?.tracking ?? '',
  courier: order?.courier ?? ('' as const),
});

/** The next step of an order with its fields. Typed text stays if others change the order meanwhile. */
export function StepForm({ order }: { order: Order }) {
  const { id, orderNumber, customerName = '', status, paymentState } = order;
  // An order that waits for its payment goes on by itself, or is cancelled.
  const next = paymentState === 'awaiting' ? undefined : nextStatus(status);
  const form = useZodForm(stepForm, valuesOf(order));
  useFollow(form, { thing: order, valuesOf, title: `Η παραγγελία ${orderNumber} άλλαξε στο μεταξύ` });
  const { mutateAsync } = useUpdateOrder();
  const [sending, setSending] = useState<'note' | 'parcel'>();
  const isSent = status === 'shipped' || status === 'delivered';
  const [wantsCorrection, setCorrecting] = useState(false);
  const isCorrecting = isSent && wantsCorrection;
  const [asked, setAsked] = useState<{ values: Values; questions: Question[] }>();
  const subject = orderSubject(order);
  const undoable = useUndoables().get(subject);

  /** Returns whether it was saved. */
  async function send(change: Omit<Parameters<typeof mutateAsync>[0], 'orderId'>) {
    try {
      await mutateAsync({ orderId: id, ...change });
      const typed = form.getValues();
      // The sent fields are saved; the other typed fields stay as they are.
      if (change.notes) form.resetField('notes', { defaultValue: '' });
      if (change.tracking ?? change.courier) {
        form.resetField('tracking', { defaultValue: typed.tracking ?? '' });
        form.resetField('courier', { defaultValue: typed.courier ?? '' });
      }
      return true;
    } catch (error) {
      showRefusal(form, error);
      return false;
    }
  }
  const isParcelChanged = ({ tracking, courier: chosen }: Values) =>
    hasChanged({ tracking: order.tracking, courier: order.courier }, { tracking, courier: chosen });
  const parcelOf = (values: Values) =>
    isParcelChanged(values)
      ? { tracking: values.tracking, ...(values.courier && { courier: values.courier }) }
      : {};
  async function step(values: Values) {
    if (!next) return;
    const despiteWithdrawal = isDespiteWithdrawal(order, next);
    await send({ status: next, despiteWithdrawal, notes: values.notes, ...parcelOf(values) });
  }
  async function submit(values: Values) {
    if (!next) return note();
    const questions = questionsBefore(order, next, values);
    if (questions.length > 0) setAsked({ values, questions });
    else await step(values);
  }
  /** Shows the next question, or runs the step after the last one. */
  function agree() {
    const [, ...left] = asked?.questions ?? [];
    setAsked(asked && left.length > 0 ? { ...asked, questions: left } : undefined);
    if (asked && left.length === 0) void step(asked.values);
  }
  async function note() {
    const { notes = '' } = form.getValues();
    if (!notes.trim()) {
      form.setError('notes', { message: 'Γράψτε πρώτα τη σημείωση.' }, { shouldFocus: true });
      return;
    }
    setSending('note');
    await send({ notes });
    setSending(undefined);
  }
  const saveParcel = form.handleSubmit(async (values) => {
    setSending('parcel');
    const isSaved = !isParcelChanged(values) || (await send(parcelOf(values)));
    setSending(undefined);
    setCorrecting(!isSaved);
  });

  return (
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
        <p className="mt-1 text-base text-text-2">{nextActionText(order)}</p>
      </div>
      {order.isRefundDue && <RefundDue key={order.refunded} order={order} />}
      {paymentState === 'refunding' && (
        <Notice>Η επιστροφή στάλθηκε στον πάροχο πληρωμών· η σελίδα ενημερώνεται μόλις γίνει.</Notice>
      )}
      {(status === 'processing' || isCorrecting) && <ParcelFields form={form} />}
      {isSent && !isCorrecting && (
        <Button variant="outline" size="sm" onClick={() => setCorrecting(true)}>
          {order.tracking ? 'Διόρθωση αριθμού αποστολής' : 'Προσθήκη αριθμού αποστολής'}
        </Button>
      )}
      {isCorrecting && (
        <Button
          variant="outline"
          size="sm"
          pending={sending === 'parcel'}
          pendingLabel="Αποθήκευση..."
          onClick={() => void saveParcel()}
        >
          Αποθήκευση αριθμού
        </Button>
      )}
      <FormField form={form} name="notes" label="Σημείωση" optional>
        <Textarea size="sm" rows={3} maxLength={1000} placeholder="Ορατή μόνο στην ομάδα" />
      </FormField>
      <div className="flex flex-wrap gap-2 *:grow">
        {next && <NextButton form={form} next={next} />}
        <Button variant="outline" size="sm" pending={sending === 'note'} onClick={() => void note()}>
          Αποθήκευση σημείωσης
        </Button>
        {mayBecome(status, 'cancelled') && <CancelByAdmin order={order} />}
      </div>
      {next && asked?.questions[0] === 'withdrawn' && (
        <DespiteWithdrawal order={order} to={next} onClose={() => setAsked(undefined)} onConfirm={agree} />
      )}
      {asked?.questions[0] === 'unnumbered' && (
        <WithoutNumber order={order} onClose={() => setAsked(undefined)} onConfirm={agree} />
      )}
    </Form>
  );
}

function NextButton({ form, next }: { form: StepFormState; next: OrderStatus }) {
  const { Icon } = orderStatusLooks[next];
  return (
    <SubmitButton
      form={form}
      pendingLabel="Επεξεργασία..."
      className="basis-full [&_kbd]:hidden"
      data-decision=""
    >
      <Icon />
      {transitionLabels[next]}
    </SubmitButton>
  );
}

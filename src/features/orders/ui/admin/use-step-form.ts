import { useState } from 'react';
import * as z from 'zod/mini';
import { optionalLines, optionalText } from '#shared/fields.ts';
import { hasChanged } from '#ui/form/carry-over.ts';
import { showRefusal, useZodForm } from '#ui/form/form.ts';
import { useFollow } from '#ui/form/use-follow.ts';
import { courier, type Order, type OrderStatus } from '../../contract.ts';
import { nextStatus } from '../../transitions.ts';
import { isByCourier } from '../../delivery.ts';
import { isDespiteWithdrawal } from '../../withdrawals/rules.ts';
import { orderStatusFacts } from '../../status-facts.ts';
import { useUpdateOrder } from './use-update-order.ts';

const stepForm = z.object({
  notes: optionalLines(1000),
  tracking: optionalText(40),
  courier: z.optional(z.union([z.literal(''), courier])),
});

type Values = z.output<typeof stepForm>;
export type StepFormState = ReturnType<typeof useZodForm<typeof stepForm>>;

type Question = 'withdrawn' | 'unnumbered';
type Change = Omit<Parameters<ReturnType<typeof useUpdateOrder>['mutateAsync']>[0], 'orderId'>;

/** The questions before a step: if the customer has withdrawn from the order, and if the parcel has no tracking number. */
function questionsBefore(order: Order, to: OrderStatus, { tracking }: Values): Question[] {
  const isUnnumbered = orderStatusFacts[to].isInTransit && isByCourier(order.shippingMethod) && !tracking;
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

export function useStepForm(order: Order) {
  const { id, orderNumber, status, paymentState } = order;
  // An order that waits for its payment goes on by itself, or is cancelled.
  const next = paymentState === 'awaiting' ? undefined : nextStatus(status);
  const form = useZodForm(stepForm, valuesOf(order));
  useFollow(form, { thing: order, valuesOf, title: `Η παραγγελία ${orderNumber} άλλαξε στο μεταξύ` });
  const { mutateAsync } = useUpdateOrder();
  const [sending, setSending] = useState<'note' | 'parcel'>();
  const [wantsCorrection, setCorrecting] = useState(false);
  // What was asked about is what is done, whatever becomes of the order meanwhile.
  const [asked, setAsked] = useState<{ step: Change & { status: OrderStatus }; questions: Question[] }>();

  /** Returns whether it was saved. */
  async function send(change: Change) {
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
  async function submit(values: Values) {
    if (!next) return note();
    const questions = questionsBefore(order, next, values);
    const despiteWithdrawal = questions.includes('withdrawn');
    const step = { status: next, despiteWithdrawal, notes: values.notes, ...parcelOf(values) };
    if (questions.length > 0) setAsked({ step, questions });
    else await send(step);
  }
  /** Shows the next question, or runs the step after the last one. */
  function agree() {
    const [, ...left] = asked?.questions ?? [];
    setAsked(asked && left.length > 0 ? { ...asked, questions: left } : undefined);
    if (asked && left.length === 0) void send(asked.step);
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
    if (isParcelChanged(values) && !values.tracking) {
      form.setError('tracking', { message: 'Συμπληρώστε τον αριθμό αποστολής.' }, { shouldFocus: true });
      return;
    }
    setSending('parcel');
    const isSaved = !isParcelChanged(values) || (await send(parcelOf(values)));
    setSending(undefined);
    setCorrecting(!isSaved);
  });

  return {
    form,
    next,
    /** What is being saved by itself, without the step. */
    sending,
    wantsCorrection,
    correct: () => setCorrecting(true),
    question: asked?.questions[0],
    /** The status that the question is about. */
    askedStatus: asked?.step.status,
    agree,
    leave: () => setAsked(undefined),
    submit,
    note,
    saveParcel,
  };
}

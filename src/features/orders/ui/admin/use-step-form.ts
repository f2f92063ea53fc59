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
  const [asked, setAsked] = useState<{ values: Values; questions: Question[] }>();

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

  return {
    form,
    next,
    /** What is being saved by itself, without the step. */
    sending,
    wantsCorrection,
    correct: () => setCorrecting(true),
    question: asked?.questions[0],
    agree,
    leave: () => setAsked(undefined),
    submit,
    note,
    saveParcel,
  };
}

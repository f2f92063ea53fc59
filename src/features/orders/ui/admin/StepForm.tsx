import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { optionalText } from '../../../../shared/fields.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Form } from '../../../../ui/Form.tsx';
import { showRefusal, useZodForm } from '../../../../ui/form.ts';
import { FormField } from '../../../../ui/FormField.tsx';
import { Input } from '../../../../ui/Input.tsx';
import { Notice } from '../../../../ui/Notice.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { SubmitButton } from '../../../../ui/SubmitButton.tsx';
import { Textarea } from '../../../../ui/Textarea.tsx';
import { UnsavedGuard } from '../../../../ui/UnsavedGuard.tsx';
import { courier, type Order, type OrderStatus } from '../../contract.ts';
import { couriers, likelyCouriers } from '../../couriers.ts';
import { mayBecome, nextStatus, transitionLabels } from '../../transitions.ts';
import { isDespiteWithdrawal } from '../../withdrawal.ts';
import { orderStatusLooks } from '../OrderStatusBadge.tsx';
import { CancelByAdmin } from './CancelByAdmin.tsx';
import { DespiteWithdrawal } from './DespiteWithdrawal.tsx';
import { nextActionText } from './next-action-text.ts';
import { useUpdateOrder } from './use-update-order.ts';

const stepForm = z.object({
  notes: optionalText(1000),
  tracking: optionalText(40),
  courier: z.optional(z.union([z.literal(''), courier])),
});

type StepFormState = ReturnType<typeof useZodForm<typeof stepForm>>;

interface Props {
  order: Order;
  /** Where no other place offers to cancel. */
  withCancel: boolean;
}

/** The next step of an order, with what goes along with it. */
export function StepForm({ order, withCancel }: Props) {
  const { id, status, paymentState } = order;
  const next = nextStatus(status);
  const isPacking = status === 'processing';
  const tracking = isPacking ? (order.tracking ?? '') : '';
  const form = useZodForm(stepForm, { notes: '', tracking, courier: '' });
  const { mutateAsync } = useUpdateOrder();
  const [isNoting, setNoting] = useState(false);
  const [asked, setAsked] = useState<z.output<typeof stepForm>>();

  async function send({ courier: chosen, ...values }: z.output<typeof stepForm>, to?: OrderStatus) {
    const change = {
      ...values,
      ...(chosen && { courier: chosen }),
      ...(to && { status: to, despiteWithdrawal: isDespiteWithdrawal(order, to) }),
    };
    await mutateAsync({ orderId: id, ...change }).catch((error: unknown) => showRefusal(form, error));
  }
  async function note() {
    const { notes = '' } = form.getValues();
    if (!notes.trim()) {
      form.setError('notes', { message: 'Γράψτε πρώτα τη σημείωση.' }, { shouldFocus: true });
      return;
    }
    setNoting(true);
    await send({ notes, tracking: undefined });
    setNoting(false);
  }

  async function step(values: z.output<typeof stepForm>) {
    if (!next) return note();
    return isDespiteWithdrawal(order, next) ? setAsked(values) : send(values, next);
  }

  return (
    <Form form={form} onSubmit={step} className="grid gap-4">
      <UnsavedGuard form={form} opener="order" />
      <div>
        <h3 className="text-base">{next ? 'Επόμενη ενέργεια' : 'Ολοκληρωμένη παραγγελία'}</h3>
        <p className="mt-1 text-base text-text-2">{nextActionText(order)}</p>
      </div>
      {paymentState === 'refund_due' && (
        <Notice tone="high">Το ποσό έχει εισπραχθεί και πρέπει να επιστραφεί στον πελάτη.</Notice>
      )}
      {next && asked && (
        <DespiteWithdrawal
          order={order}
          to={next}
          onClose={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined);
            void send(asked, next);
          }}
        />
      )}
      {isPacking && <ParcelFields form={form} />}
      <FormField form={form} name="notes" label="Σημείωση" optional>
        <Textarea size="sm" rows={3} maxLength={1000} placeholder="Ορατή μόνο στην ομάδα" />
      </FormField>
      <div className="flex flex-wrap gap-2 *:grow">
        {next && <NextButton form={form} next={next} />}
        <Button variant="outline" size="sm" pending={isNoting} onClick={() => void note()}>
          Αποθήκευση σημείωσης
        </Button>
        {withCancel && mayBecome(status, 'cancelled') && <CancelByAdmin order={order} />}
      </div>
    </Form>
  );
}

function NextButton({ form, next }: { form: StepFormState; next: OrderStatus }) {
  const { Icon } = orderStatusLooks[next];
  return (
    <SubmitButton form={form} pendingLabel="Επεξεργασία..." className="basis-full">
      <Icon />
      {transitionLabels[next]}
    </SubmitButton>
  );
}

function ParcelFields({ form }: { form: StepFormState }) {
  const tracking = useWatch({ control: form.control, name: 'tracking' }) ?? '';
  const [likely] = likelyCouriers(tracking);
  return (
    <>
      <FormField form={form} name="tracking" label="Αριθμός αποστολής">
        <Input size="sm" className="code" maxLength={40} autoComplete="off" spellCheck={false} />
      </FormField>
      <FormField form={form} name="courier" label="Courier">
        <Select size="sm">
          <option value="">{likely ? `${couriers[likely].name} (από τον αριθμό)` : 'Από τον αριθμό'}</option>
          {courier.options.map((name) => (
            <option key={name} value={name}>
              {couriers[name].name}
            </option>
          ))}
        </Select>
      </FormField>
    </>
  );
}

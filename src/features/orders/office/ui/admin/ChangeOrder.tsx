import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { eurosToCents } from '#shared/money.ts';
import { Dialog } from '#ui/components/Dialog.tsx';
import { DialogCancel } from '#ui/components/DialogCancel.tsx';
import { DialogFooter } from '#ui/components/DialogFooter.tsx';
import { Form } from '#ui/form/Form.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { useApi } from '#ui/page/api.ts';
import { toast } from '#ui/toast/toast.ts';
import { offerUndo } from '#ui/undo/undoable.ts';
import type { Order } from '../../../contract.ts';
import { toldText } from '../../../texts.ts';
import { summaryOf } from '../../../rules.ts';
import { useKeepOrder, useRefreshOrders } from '../../../ui/use-orders.ts';
import { orderSubject, useUndoOrderStep } from '../../../ui/admin/use-update-order.ts';
import type { officeOrder } from '../../contract.ts';
import { DeliveryFields } from './DeliveryFields.tsx';
import { LineFields } from './LineFields.tsx';
import { MoneyFields } from './MoneyFields.tsx';
import { TypedTotals } from './TypedTotals.tsx';
import { begunFrom, totalsOfLines, useOfficeForm } from './use-office-form.ts';

/** What an order says, to be changed until it is sent. */
export function ChangeOrder({ order: now, onClose }: { order: Order; onClose: () => void }) {
  // What the change is written from, although others may change the order in the meantime.
  const [order] = useState(now);
  const { form, known, learn } = useOfficeForm(() => begunFrom(order));
  const change = useChangeOrder();
  const rates = {
    rate: order.vatPercent,
    pointsCents: eurosToCents(order.discount) - eurosToCents(order.officeDiscount ?? 0),
  };
  async function submit({
    customerId: _same,
    payment: _paid,
    via: _via,
    ...values
  }: z.output<typeof officeOrder>) {
    const { deposit: _none, dueOn: _day, newCustomer: _nobody, ...asked } = values;
    const summary = summaryOf(totalsOfLines(asked.lines, asked, known, rates));
    await change({ ...asked, summary, orderId: order.id, seen: order.revision ?? 0 });
    onClose();
  }
  return (
    <Dialog
      open
      flush
      size="lg"
      onOpenChange={onClose}
      title={
        <>
          Αλλαγή της <span className="code">{order.orderNumber}</span>
        </>
      }
      description={`Απόθεμα και παραστατικά ακολουθούν. ${toldText(order)}`}
    >
      <Form form={form} onSubmit={submit}>
        <UnsavedGuard form={form} opener="order" />
        <LineFields
          form={form}
          known={known}
          learn={learn}
          isBusiness={order.isBusiness}
          vatPercent={order.vatPercent}
        />
        <div className="grid md:grid-cols-2">
          <DeliveryFields
            form={form}
            isBusiness={order.isBusiness}
            kept={{ id: order.shippingMethod, label: order.deliveryLabel }}
          />
          <MoneyFields
            form={form}
            buyer={order.invoice ?? order.shippingAddress}
            isBusiness={order.isBusiness}
            isPlaced
          />
        </div>
        <DialogFooter sticky>
          <TypedTotals form={form} known={known} isBusiness={order.isBusiness} rates={rates} />
          <DialogCancel className="max-md:hidden" />
          <SubmitButton form={form} size="sm" pendingLabel="Αποθήκευση...">
            Αποθήκευση αλλαγών
          </SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}

function useChangeOrder() {
  const api = useApi();
  const keep = useKeepOrder();
  const refresh = useRefreshOrders();
  const takeBack = useUndoOrderStep();
  const { mutateAsync } = useMutation(
    api.documents.changeOrder.mutationOptions({
      meta: { title: 'Η παραγγελία δεν άλλαξε', inForm: true, confirms: ['documents'] },
      onSuccess({ message, order, undo }) {
        keep(order);
        if (undo !== undefined)
          offerUndo(orderSubject(order), {
            done: 'Άλλαξε',
            undo: () => takeBack({ orderId: order.id, undo }),
          });
        toast({ title: message, description: `Παραγγελία ${order.orderNumber}.` });
      },
      onSettled: refresh,
    }),
  );
  return mutateAsync;
}
